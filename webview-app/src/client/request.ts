/**
 * The one way to a server. A call passes through these wrappers from the top to the bottom, its answer from the bottom to the top:
 *
 * - `withReport`: a failure that the caller gets is reported, once for each caller.
 * - `withOrigin`: the caller's signal learns where the answer came from, and how old it is (`origin.ts`).
 * - `withPrefetched`: a prefetched answer is used, once.
 * - `withCache`: an answer of the last minutes is used again; equal calls under way share one answer.
 * - `withOfflineCopy`: the last answer stands in while there is no network.
 * - `withChangedState`: a write on a thing that has changed since is asked about, and sent again for its present state.
 * - `withForgetting`: a write that was done, or may have been, makes what is known of earlier answers untrue: it is forgotten.
 * - `withKeptAnswer`: what is kept of the person's last answer stands in, where the caller asks for that (`flows/kept-answers.ts`).
 * - `withRecentAnswers`: the answer of a read is kept for a minute, for a page that is shown again.
 * - `withSession`: session trouble is settled (one shared refresh or login), then the call is repeated once.
 * - `withConfirmedAccount`: a write of somebody who came in by a link waits until they have said that the account is theirs. Inside of the
 *   session's trouble: the repeated call may be the first one in their name.
 * - `withBreaker`: a host that keeps failing is not asked. Outside of the retry: a refusal must come at once, and a second try that
 *   is already waiting goes through.
 * - `withRetry`: two tries where that is safe.
 * - `withTranslation`: a static file is asked for in the language in use, else by its plain name.
 * - `send`: one try, and the check of its answer.
 */

import { type Notice, reportNotice } from '../api/config.ts';
import { type AnyEndpoint, type DataOf, isWrite } from '../api/endpoint.ts';
import { randomHash } from '../rules/random-hash.ts';
import { carriesKey, endpointName, keyOf } from './address.ts';
import { withBreaker } from './breaker.ts';
import { withCache } from './cache.ts';
import {
  type AnyInput,
  type ArgsOf,
  type Call,
  callOf,
  type InputOf,
  QUIET,
  type RequestOptions,
  type Step,
  type Wrapper,
  wrapped,
} from './call.ts';
import { withChangedState } from './changed-state.ts';
import { STATE_CHANGED } from './codes.ts';
import { ApiError, isApiError } from './errors.ts';
import { lateReporter, withReport } from './late-reporter.ts';
import { withOfflineCopy } from './offline-copies.ts';
import { tellLab, withOrigin } from './origin.ts';
import { ports } from './ports.ts';
import { isPrefetched, keepPrefetched, prefetchedSettled, readPrefetched, withPrefetched } from './prefetched.ts';
import { forgetRecentAnswers, readRecentAnswer, withRecentAnswers } from './recent-answers.ts';
import { withRetry } from './retry.ts';
import { send } from './send.ts';
import { withSession } from './session.ts';
import { withTranslation } from './translations.ts';

export { closeBreakers } from './breaker.ts';
export { cachedCount, forgetAnswers } from './cache.ts';
export { type AnyInput, type InputOf, QUIET, type RequestOptions } from './call.ts';
export { ApiError, type ApiErrorCode, isApiError, ResponseShapeError } from './errors.ts';
export { copyAtOnce } from './offline-copies.ts';
export { asOf, originOf } from './origin.ts';
export { type ClientPorts, configureClient, type LoginReason, type OfflineCopy } from './ports.ts';
export { prefetchedCount } from './prefetched.ts';
export { learnSecrets } from './redaction.ts';

/** Asks the frame if the phone is still the person's who is signed in here; where it is not, the page is left (A04). */
export const isStillHere = (): boolean => ports().isStillHere();

/**
 * Has whoever came in by a link say whose account it is, before anything is sent that changes something there. For a write that nobody waits
 * for they are not asked: it is not sent.
 */
const withConfirmedAccount: Wrapper = (next) => (call) => {
  const { endpoint, options } = call;
  const { token, isAccountConfirmed, accountConfirmed } = ports();
  if (!isWrite(endpoint) || endpoint.unconfirmed || token() === undefined || isAccountConfirmed()) return next(call);
  const isAsked = options.login !== false || endpoint.once || endpoint.changes;
  const confirmed = isAsked ? accountConfirmed() : Promise.resolve(false);
  return confirmed === true ? next(call) : afterAnswer(confirmed, next, call);
};

async function afterAnswer(confirmed: Promise<boolean>, next: Step, call: Call): Promise<unknown> {
  const owner = ports().owner();
  if ((await confirmed) && ports().owner() === owner) return next(call);
  throw new ApiError('ABORTED', endpointName(call.endpoint), { isUnsent: true });
}

/** Forgets recent answers, and says so, when a write was done, or may have been, or was refused because they are old. */
const withForgetting: Wrapper = (next) => async (call) => {
  if (!call.endpoint.once && !call.endpoint.changes) return next(call);
  try {
    const data = await next(call);
    forgetAfterWrite();
    return data;
  } catch (error) {
    if (!isApiError(error) || error.mayHaveHappened || error.code === STATE_CHANGED) forgetAfterWrite();
    throw error;
  }
};

function forgetAfterWrite(): void {
  forgetRecentAnswers();
  ports().written();
}

/** Goes by the caller's way through kept answers, where the caller gives one. */
const withKeptAnswer: Wrapper = (next) => (call) => (call.options.kept?.(next) ?? next)(call);

const fetched = wrapped(
  [
    withCache,
    withOfflineCopy((fault) => report(fault)),
    withChangedState,
    withForgetting,
    withKeptAnswer,
    withRecentAnswers,
    withSession,
    withConfirmedAccount,
    withBreaker,
    withRetry,
    withTranslation,
  ],
  send,
);

/** Sends the notice of a fault to the error service, of known parts only, masked and throttled. A report that fails is not reported. */
export const report = lateReporter((notice: Notice) => fetched(callOf(reportNotice, { body: notice }, QUIET)));

const answered = wrapped([withReport(report), withOrigin, withPrefetched], fetched);

/**
 * Gives a write its key: the caller's, which is that of an action of the person, else one of this call alone. So the service
 * tells a call that the browser repeats by itself, after a cut connection, from a new one.
 */
const keyed = (endpoint: AnyEndpoint, options: RequestOptions): RequestOptions =>
  carriesKey(endpoint) && !options.idempotencyKey ? { ...options, idempotencyKey: randomHash() } : options;

/**
 * Calls an endpoint and gives its checked data. Rejects with an `ApiError` only.
 *
 * Every write to the service carries an `Idempotency-Key`. A `once` endpoint needs the caller's `idempotencyKey`; others get one for
 * the call. Reads and `once` writes are tried twice when the network or the server fails. Other writes are tried once: a service
 * that does not honour their key yet would do them twice.
 */
export function request<E extends AnyEndpoint>(endpoint: E, ...args: ArgsOf<E>): Promise<DataOf<E>>;
export async function request(
  endpoint: AnyEndpoint,
  ...[input = {}, options = {}]: [input?: AnyInput, options?: RequestOptions]
): Promise<unknown> {
  if (endpoint.once && !options.idempotencyKey)
    throw new TypeError(`${endpointName(endpoint)} needs an idempotencyKey`);
  return answered(callOf(endpoint, input, keyed(endpoint, options)));
}

/**
 * Prefetches a read for the screen that will want it: the screen's own call of the same gets this answer, or this
 * failure.
 */
export function prefetch<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): void;
export function prefetch(endpoint: AnyEndpoint, input: AnyInput): void {
  const call = callOf(endpoint, input, QUIET);
  const key = keyOf(call);
  if (!isPrefetched(key)) keepPrefetched(key, fetched(call));
}

/** Prefetches a read; resolves when its answer is there, or cannot be had. */
export function prefetchWhole<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<void>;
export function prefetchWhole(endpoint: AnyEndpoint, input: AnyInput): Promise<void> {
  prefetch(endpoint, input);
  return prefetchedSettled(keyOf(callOf(endpoint, input, QUIET)));
}

/** Returns the prefetched answer of a read, where it is there already. The call that takes it is still to be made. */
export const prefetchedAnswer = (endpoint: AnyEndpoint, input: AnyInput): unknown =>
  readPrefetched(keyOf(callOf(endpoint, input, QUIET)));

/** Returns the recent answer of a read, for a page that is shown again. It is to be loaded again. */
export function recentAnswer(endpoint: AnyEndpoint, input: AnyInput): unknown {
  const match = readRecentAnswer(keyOf(callOf(endpoint, input, QUIET)));
  if (match) tellLab(endpointName(endpoint), { from: 'recent', at: match.at });
  return match?.data;
}
