/** Declares a call of an endpoint. It passes through the wrappers of `request.ts`. */

import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '../api/endpoint.ts';
import type { ResponseShapeError } from './errors.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /**
   * Created once per action of the person, and reused until the result is known. The server does the action once per key. Default: a write
   * to the service gets a key for this call.
   */
  idempotencyKey?: string | undefined;
  /** `false`: shows neither a server's message nor an alert. For requests that the person has not started. */
  notice?: boolean | undefined;
  /** `false`: never asks for a login. A refresh of the session still happens. */
  login?: boolean | undefined;
  /** `false`: leaves session errors to the caller, without refresh or login, because the call is part of finding the session. */
  session?: false | undefined;
  /** Reads the person's stored answers (`findStoredAnswer` of `flows`). For a screen that needs only a stored answer. */
  stored?: Wrapper | undefined;
  /** Keeps the request alive after the page is closed, as far as the browser allows. For reports with a body of 64 kB at most. */
  keepalive?: boolean | undefined;
  /** Receives the uploaded fraction of the body, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** Business codes and HTTP statuses that the caller handles besides the row's own `errors`. They are not reported. */
  expected?: readonly number[] | undefined;
}

/** Options of a background call, whose failure the person need not know: no message and no login. */
export const QUIET = { notice: false, login: false } as const satisfies RequestOptions;

/** Lets optional properties be `undefined`, which means "not given". */
type Loose<T> = { [K in keyof T]: T[K] | (undefined extends T[K] ? undefined : never) | Missing<T, K> };
type Missing<T, K extends keyof T> = Record<never, never> extends Pick<T, K> ? undefined : never;
type Part<Name extends string, T> = [T] extends [undefined]
  ? Record<never, never>
  : Record<never, never> extends T
    ? { [K in Name]?: Loose<T> | undefined }
    : { [K in Name]: Loose<T> };
type PathPart<P extends string> = [P] extends [never] ? Record<never, never> : { params: Record<P, string> };

/** The input of a call: `query`, `body` and the path's `params`, each only if the endpoint has it. */
export type InputOf<E> = Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>> & PathPart<ParamsOf<E>>;

/** The arguments of `request` after the endpoint. A `once` endpoint requires its key. */
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
 * The source of an answer:
 * - `network`: the service answered this call.
 * - `prefetched`: the service answered a moment ago, before the screen asked.
 * - `cache`: the service answered within the row's `cacheMs`.
 * - `recent`: the page showed the answer within the last minute, and it is being reloaded.
 * - `offline-copy`: the last answer, stored on the phone, because no server can be reached.
 * - `stored`: the stored copy of the person's last answer, for the same reason.
 * - `built-in`: the copy of a static file that the app was built with.
 */
export type AnswerSource = 'network' | 'prefetched' | 'cache' | 'recent' | 'offline-copy' | 'stored' | 'built-in';

export interface Origin {
  readonly from: AnswerSource;
  /** The time of the service's answer, in milliseconds since 1970. 0 for a built-in copy of unknown age. */
  readonly at: number;
}

export interface Call {
  readonly endpoint: AnyEndpoint;
  readonly query: Values;
  readonly body: Values;
  readonly params: Values;
  readonly options: RequestOptions;
  /**
   * The token of the last attempt shows whether a failure is outdated. `origin` is set if the answer is not from the network. `faults` are
   * those of the parts that were removed from the answer.
   */
  readonly lastAttempt: { token: string | undefined; origin?: Origin; faults?: readonly ResponseShapeError[] };
  /** The time limit of this attempt in milliseconds, if it is below the endpoint's timeout. */
  readonly timeoutMs?: number;
}

export const callOf = (
  endpoint: AnyEndpoint,
  { query = {}, body = {}, params = {} }: AnyInput,
  options: RequestOptions,
): Call => ({ endpoint, query, body, params, options, lastAttempt: { token: undefined } });

/** Makes a call and returns the checked data of its answer. Rejects with an `ApiError`. */
export type Step = (call: Call) => Promise<unknown>;

/** Adds one behaviour around the next step. */
export type Wrapper = (next: Step) => Step;

/** Applies wrappers to a step. The first wrapper is the outermost. */
export const applyWrappers = (wrappers: readonly Wrapper[], step: Step): Step =>
  wrappers.reduceRight((next, wrap) => wrap(next), step);

/** Checks that a call is a read. Reads can be repeated and shared, because they change nothing. */
export const isRead = ({ endpoint }: Call): boolean => endpoint.method === 'GET';
