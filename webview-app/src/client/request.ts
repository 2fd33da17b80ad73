/**
 * The one way to a server. In this order: address and headers, one or two tries, the envelope's code, the shape of the
 * data, session trouble (one shared refresh, one repetition), the report.
 */

import { type Notice, reportNotice } from '../api/config.ts';
import type { AnyEndpoint, BodyOf, DataOf, ParamsOf, QueryOf } from '../api/endpoint.ts';
import { endpointAddress, endpointName, type Values } from './address.ts';
import { readAnswer } from './answer.ts';
import { isProbing, noteAnswer, noteFailure, refusalOf } from './breaker.ts';
import { reuse } from './cache.ts';
import { isUnreported } from './codes.ts';
import { ApiError, ResponseShapeError } from './errors.ts';
import { type Answer, exchange } from './exchange.ts';
import { isSeenAgain, passAge, remember, seenInstead } from './offline-copies.ts';
import { hooks } from './ports.ts';
import { isWarm, keepWarm, takeWarm } from './prefetched.ts';
import { learnSecret, learnSecrets } from './redaction.ts';
import { createReporter } from './reports.ts';
import { twice } from './retry.ts';
import { type Settled, settle } from './session.ts';

export { closeBreakers } from './breaker.ts';
export { forgetAnswers } from './cache.ts';
export { ApiError, type ApiErrorCode, isApiError, ResponseShapeError } from './errors.ts';
export { asOf } from './offline-copies.ts';
export { type ClientHooks, configureClient, type LoginReason, type Seen } from './ports.ts';
export { learnSecrets } from './redaction.ts';
export { safeText } from './reports.ts';

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Made once per action of the person and kept until its end is known; the server does the action once per key. */
  idempotencyKey?: string | undefined;
  /** Nothing is shown, asked or reported: for calls behind the person's back. A refresh still happens. */
  quiet?: boolean | undefined;
  /** Hears how much of the body has left the phone, 0 to 1: for uploads. */
  onProgress?: ((sent: number) => void) | undefined;
  /** Business codes the caller knows what to do about, besides the row's own `errors`; they are not reported. */
  expected?: readonly number[] | undefined;
}

/** Optional properties may be given as `undefined`, which means "not given". */
type Loose<T> = { [K in keyof T]: T[K] | (undefined extends T[K] ? undefined : never) | Missing<T, K> };
type Missing<T, K extends keyof T> = Record<never, never> extends Pick<T, K> ? undefined : never;
type Part<Name extends string, T> = [T] extends [undefined]
  ? Record<never, never>
  : Record<never, never> extends T
    ? { [K in Name]?: Loose<T> | undefined }
    : { [K in Name]: Loose<T> };
type PathPart<P extends string> = [P] extends [never] ? Record<never, never> : { params: Record<P, string> };

/** What a call of this endpoint needs: `query`, `body` and the path's `params`, each only where there is one. */
export type InputOf<E> = Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>> & PathPart<ParamsOf<E>>;

type Args<E extends AnyEndpoint> = true extends E['once']
  ? [input: InputOf<E>, options: RequestOptions & { idempotencyKey: string }]
  : Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: RequestOptions]
    : [input: InputOf<E>, options?: RequestOptions];

interface AnyInput {
  query?: Values | undefined;
  body?: Values | undefined;
  params?: Values | undefined;
}

async function tried(endpoint: AnyEndpoint, input: AnyInput, options: RequestOptions): Promise<unknown> {
  const { signal, idempotencyKey, quiet = false, onProgress } = options;
  const address = endpointAddress(endpoint, input.params ?? {}, input.query ?? {});
  let token: string | undefined;
  learnSecrets(input);
  const isRead = endpoint.method === 'GET';
  const once = async (timeoutMs?: number) => {
    token = hooks().token();
    learnSecret(token);
    learnSecret(hooks().admin()?.token);
    const sending = { address, body: input.body ?? {}, idempotencyKey, signal, timeoutMs, onProgress };
    return watched(endpoint, () => exchange(endpoint, sending));
  };
  // A write without a key must not be sent twice: nobody could tell one action from two.
  const mayRepeat = isRead || (endpoint.once === true && idempotencyKey !== undefined);
  const send = () => {
    const refusal = isRead ? refusalOf(endpoint.host) : undefined;
    if (refusal) throw refusal;
    return mayRepeat && !isProbing(endpoint.host) ? twice(once, signal) : once();
  };
  const owner = hooks().owner();
  // The account service is where sessions come from: its refusals go to the login that asked.
  const isAboutSession = endpoint.host !== 'account';
  let settled: Settled = 'no';
  for (;;)
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || settled === 'logged-in') throw error;
      settled = await settle(error, { sentToken: token, quiet, isAboutSession, isSecond: settled === 'renewed' });
      if (settled === 'no' || hooks().owner() !== owner) throw error;
    }
}

/**
 * The data of an answer. Notes whether a server could be reached: for the breaker, and for whoever shows that there is no network.
 * A page is somebody else's as long as nobody has looked (N06); a refusal is an answer, whatever status it travels with.
 */
async function watched(endpoint: AnyEndpoint, send: () => Promise<Answer>): Promise<unknown> {
  try {
    const answer = await send();
    hooks().reached(!answer.isPage);
    const data = readAnswer(endpoint, answer);
    noteAnswer(endpoint.host);
    return data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'ABORTED') throw error;
    const { code, status } = error;
    if (status === undefined) hooks().reached(false);
    if (status === undefined || (code === 'HTTP' && status >= 500)) noteFailure(endpoint.host, error);
    else noteAnswer(endpoint.host);
    throw error;
  }
}

/** The answer, or what was last seen of it where the row allows that. */
async function asked(endpoint: AnyEndpoint, input: AnyInput, options: RequestOptions): Promise<unknown> {
  const { params = {}, query = {} } = input;
  if (!isSeenAgain(endpoint)) return tried(endpoint, input, options);
  try {
    const data = await tried(endpoint, input, options);
    remember(endpoint, params, query, data);
    return data;
  } catch (error) {
    return seenInstead(endpoint, params, query, error);
  }
}

function isReportable(error: unknown, { errors = [] }: AnyEndpoint, options: RequestOptions): error is ApiError {
  if (!(error instanceof ApiError) || options.quiet) return false;
  const { code } = error;
  if (typeof code === 'number') return !isUnreported(code) && ![...errors, ...(options.expected ?? [])].includes(code);
  return error.code === 'HTTP' || error.code === 'SHAPE' || error.code === 'NOT_OURS';
}

/** Sends a notice to the error service, masked and throttled. For the crash boundary and the like. */
export const report = createReporter((notice: Notice) => request(reportNotice, { body: notice }, { quiet: true }));

function reportFailure(error: ApiError): void {
  report({
    message: error.message,
    page: globalThis.location?.pathname ?? '',
    code: String(error.code),
    endpoint: error.endpoint,
    ...(error instanceof ResponseShapeError && { path: error.path }),
  });
}

/**
 * Calls an endpoint and gives its checked data. Rejects with an `ApiError` only.
 *
 * A `once` endpoint needs `idempotencyKey`. Reads, and writes with such a key, are tried twice when the network or the
 * server fails; other writes once.
 */
export function request<E extends AnyEndpoint>(endpoint: E, ...args: Args<E>): Promise<DataOf<E>>;
export async function request(
  endpoint: AnyEndpoint,
  ...[input = {}, options = {}]: [input?: AnyInput, options?: RequestOptions]
): Promise<unknown> {
  if (endpoint.once && !options.idempotencyKey)
    throw new TypeError(`${endpointName(endpoint)} needs an idempotencyKey`);
  try {
    const answer = await given(endpoint, input, options);
    if (options.signal) passAge(answer, options.signal);
    return answer;
  } catch (error) {
    if (isReportable(error, endpoint, options)) reportFailure(error);
    throw error;
  }
}

/** Equal calls of the same person in the same language. */
const keyOf = (endpoint: AnyEndpoint, { params = {}, query = {} }: AnyInput): string =>
  JSON.stringify([hooks().language(), hooks().token(), endpointAddress(endpoint, params, query)]);

/** From a call made ahead, from one of the last minutes, or asked now. */
async function given(endpoint: AnyEndpoint, input: AnyInput, options: RequestOptions): Promise<unknown> {
  const insistOnCaller = () => {
    if (options.signal?.aborted) throw new ApiError('ABORTED', endpointName(endpoint));
  };
  insistOnCaller();
  const key = endpoint.method === 'GET' ? keyOf(endpoint, input) : '';
  const ahead = key && takeWarm(key);
  if (ahead) {
    const answer = await Promise.race([ahead.catch(() => undefined), leaving(options.signal)]);
    insistOnCaller();
    // What failed quietly ahead is asked again, to be told and reported as any call is.
    if (answer !== undefined) return answer;
  }
  if (!endpoint.cacheMs) return asked(endpoint, input, options);
  // Shared with other callers, so one of them leaving does not end it.
  const shared = reuse(key, endpoint.cacheMs, () => asked(endpoint, input, { ...options, signal: undefined }));
  const answer = await Promise.race([shared, leaving(options.signal)]);
  insistOnCaller();
  return answer;
}

const leaving = (signal: AbortSignal | undefined): Promise<undefined> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(undefined), { once: true }));

/**
 * Asks for a read ahead of the screen that will want it: the screen's own call of the same gets this answer. Nothing is shown,
 * asked or reported; a failure says nothing, the screen's call asks again.
 */
export function warmUp<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): void;
export function warmUp(endpoint: AnyEndpoint, input: AnyInput): void {
  const key = keyOf(endpoint, input);
  if (!isWarm(key)) keepWarm(key, given(endpoint, input, { quiet: true }));
}
