/** One call of an endpoint as it passes through the wrappers of `request.ts`. */

import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '../api/endpoint.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /**
   * Made once per action of the person and kept until its end is known; the server does the action once per key. Default: a write to
   * the service gets one for this call.
   */
  idempotencyKey?: string | undefined;
  /** `false`: no server message and no alert is shown. For calls that the person did not ask for. */
  notice?: boolean | undefined;
  /** `false`: nobody is asked to log in. A refresh of the session still happens. */
  login?: boolean | undefined;
  /** `false`: session trouble is the caller's own, as the call is a part of finding the session: no refresh, no login. */
  session?: false | undefined;
  /** The way through what is kept of the person's answers (`keptAnswer` of `flows`): for a screen that can be drawn of it alone. */
  kept?: Wrapper | undefined;
  /** The call goes on when the page is left or closed, as far as the browser allows. For reports; a body of 64 kB at most. */
  keepalive?: boolean | undefined;
  /** Gets the part of the body that has left the phone, 0 to 1: for uploads. */
  onProgress?: ((sentPart: number) => void) | undefined;
  /** Business codes, and statuses of plain HTTP, that the caller handles besides the row's own `errors`. They are not reported. */
  expected?: readonly number[] | undefined;
}

/** For calls that nobody waits for, and nobody misses where they fail: nothing is shown or asked. */
export const QUIET = { notice: false, login: false } as const satisfies RequestOptions;

/** Optional properties may be given as `undefined`, which means "not given". */
type Loose<T> = { [K in keyof T]: T[K] | (undefined extends T[K] ? undefined : never) | Missing<T, K> };
type Missing<T, K extends keyof T> = Record<never, never> extends Pick<T, K> ? undefined : never;
type Part<Name extends string, T> = [T] extends [undefined]
  ? Record<never, never>
  : Record<never, never> extends T
    ? { [K in Name]?: Loose<T> | undefined }
    : { [K in Name]: Loose<T> };
type PathPart<P extends string> = [P] extends [never] ? Record<never, never> : { params: Record<P, string> };

/** The input of an endpoint's call: `query`, `body` and the path's `params`, each only where there is one. */
export type InputOf<E> = Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>> & PathPart<ParamsOf<E>>;

/** The arguments of `request` after the endpoint: a `once` endpoint must have its key. */
export type ArgsOf<E extends AnyEndpoint> = true extends E['once']
  ? [input: InputOf<E>, options: RequestOptions & { idempotencyKey: string }]
  : Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: RequestOptions]
    : [input: InputOf<E>, options?: RequestOptions];

export interface AnyInput {
  query?: Values | undefined;
  body?: Values | undefined;
  params?: Values | undefined;
}

/**
 * - `network`: the service answered this call.
 * - `prefetched`: the service answered a moment ago, before the screen asked.
 * - `cache`: the service answered within the row's `cacheMs`.
 * - `recent`: the page showed it within the last minute; it is being loaded again.
 * - `offline-copy`: the last answer, kept on the phone, as no server can be asked.
 * - `kept`: what is kept of the person's own last answer, likewise.
 * - `built-in`: the copy of a static file that the app was built with.
 */
export type AnswerSource = 'network' | 'prefetched' | 'cache' | 'recent' | 'offline-copy' | 'kept' | 'built-in';

export interface Origin {
  readonly from: AnswerSource;
  /** When the service gave it: milliseconds since 1970; 0 for a built-in copy, whose age is not known. */
  readonly at: number;
}

export interface Call {
  readonly endpoint: AnyEndpoint;
  readonly query: Values;
  readonly body: Values;
  readonly params: Values;
  readonly options: RequestOptions;
  /** The token that the last try was sent with: it tells an old failure from a new one. And the origin of the answer, where it is not the network's. */
  readonly sent: { token: string | undefined; origin?: Origin };
  /** Milliseconds for this try, where less than the endpoint's own time is left. */
  readonly timeoutMs?: number;
}

export const callOf = (
  endpoint: AnyEndpoint,
  { query = {}, body = {}, params = {} }: AnyInput,
  options: RequestOptions,
): Call => ({ endpoint, query, body, params, options, sent: { token: undefined } });

/** Makes a call and gives the checked data of its answer; rejects with an `ApiError`. */
export type Step = (call: Call) => Promise<unknown>;

/** Adds one behaviour around the next step. */
export type Wrapper = (next: Step) => Step;

/** Puts wrappers around a step; the first one is the outermost. */
export const wrapped = (wrappers: readonly Wrapper[], step: Step): Step =>
  wrappers.reduceRight((next, wrap) => wrap(next), step);

/** Reads may be repeated and shared, so they must change nothing. */
export const isRead = ({ endpoint }: Call): boolean => endpoint.method === 'GET';
