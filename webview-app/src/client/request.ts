/**
 * Sends all requests to the servers. A call passes these wrappers from top to bottom, its answer from bottom to top:
 *
 * - `withReport`: reports a failure that the caller gets, once for each caller.
 * - `withOrigin`: records the source and the age of the answer for the caller's signal (`origin.ts`).
 * - `withPrefetched`: uses a prefetched answer, once.
 * - `withCache`: reuses an answer of the last minutes. Equal pending calls share one answer.
 * - `withOfflineCopy`: falls back to the last answer while there is no network.
 * - `withRemovedReport`: reports the invalid parts that were removed from an answer.
 * - `withChangedState`: asks for consent if a write's data has changed, then resends it with the present state.
 * - `withForgetting`: forgets earlier answers after a write that was done or may have been done.
 * - `withStoredAnswer`: falls back to the person's stored answer, if the caller wants that (`flows/stored-answers.ts`).
 * - `withRecentAnswers`: caches the answer of a read for a minute, for a page that is shown again.
 * - `withSession`: resolves session errors (one shared refresh or login), then repeats the call once.
 * - `withConfirmedAccount`: delays a write until a person who came by a link has confirmed the account. Inside `withSession`, because
 *   the repeated call may be the first with a session.
 * - `withBreaker`: refuses calls to a failing host. Outside `withRetry`: a new call is refused at once, and a call that waits for its second
 *   attempt still sends it.
 * - `withRetry`: makes two attempts if that is safe.
 * - `withTranslation`: requests a static file in the current language, otherwise by its plain name.
 * - `send`: makes one attempt and checks its answer.
 */

import { type Notice, reportNotice } from '../api/config.ts';
import { type AnyEndpoint, type DataOf, isWrite } from '../api/endpoint.ts';
import { randomHash } from '../rules/random-hash.ts';
import { carriesKey, endpointName, keyOf } from './address.ts';
import { answerCount } from './answers-in-memory.ts';
import { withBreaker } from './breaker.ts';
import { withCache } from './cache.ts';
import {
  type AnyInput,
  type ArgsOf,
  applyWrappers,
  type Call,
  callOf,
  type InputOf,
  QUIET,
  type RequestOptions,
  type Step,
  type Wrapper,
} from './call.ts';
import { withChangedState } from './changed-state.ts';
import { STATE_CHANGED } from './codes.ts';
import { ApiError, isApiError } from './errors.ts';
import { lateReporter, withRemovedReport, withReport } from './late-reporter.ts';
import { withOfflineCopy } from './offline-copies.ts';
import { reportToLab, withOrigin } from './origin.ts';
import { ports } from './ports.ts';
import { isPrefetched, prefetchedSettled, readPrefetched, storePrefetched, withPrefetched } from './prefetched.ts';
import { forgetRecentAnswers, readRecentAnswer, withRecentAnswers } from './recent-answers.ts';
import { withRetry } from './retry.ts';
import { send } from './send.ts';
import { withSession } from './session.ts';
import { withTranslation } from './translations.ts';

export { closeBreakers } from './breaker.ts';
export { type AnyInput, type InputOf, QUIET, type RequestOptions } from './call.ts';
export { ApiError, type ApiErrorCode, isApiError, ResponseShapeError } from './errors.ts';
export { copyAtOnce } from './offline-copies.ts';
export { asOf, originOf } from './origin.ts';
export { type ClientPorts, configureClient, type LoginReason, type OfflineCopy } from './ports.ts';
export { forgetAnswers } from './recent-answers.ts';
export { learnSecrets } from './redaction.ts';

/** Checks that the phone still belongs to the person signed in here. If not, the app leaves the page (A04). */
export const isSamePersonSignedIn = (): boolean => ports().isSamePersonSignedIn();

/**
 * Lets a person who came by a link confirm the account before a write is sent. A background write asks only if its endpoint is
 * `once` or `changes`. Otherwise it is not sent.
 */
const withConfirmedAccount: Wrapper = (next) => (call) => {
  const { endpoint, options } = call;
  const { token, isAccountConfirmed, accountConfirmed } = ports();
  if (!isWrite(endpoint) || endpoint.unconfirmed || token() === undefined || isAccountConfirmed()) return next(call);
  const mayAskPerson = options.login !== false || endpoint.once || endpoint.changes;
  const confirmed = mayAskPerson ? accountConfirmed() : Promise.resolve(false);
  return confirmed === true ? next(call) : sendIfConfirmed(confirmed, next, call);
};

async function sendIfConfirmed(confirmed: Promise<boolean>, next: Step, call: Call): Promise<unknown> {
  const owner = ports().owner();
  if ((await confirmed) && ports().owner() === owner) return next(call);
  throw new ApiError('ABORTED', endpointName(call.endpoint), { isUnsent: true });
}

/** Forgets recent answers after a write that was done, may have been done, or was refused as outdated. Also reports that write. */
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

/** Falls back to the caller's stored answers, if the caller has any. */
const withStoredAnswer: Wrapper = (next) => (call) => (call.options.stored?.(next) ?? next)(call);

const fetchAnswer = applyWrappers(
  [
    withCache,
    withOfflineCopy((fault) => report(fault)),
    withRemovedReport((fault) => report(fault)),
    withChangedState,
    withForgetting,
    withStoredAnswer,
    withRecentAnswers,
    withSession,
    withConfirmedAccount,
    withBreaker,
    withRetry,
    withTranslation,
  ],
  send,
);

/** Sends the notice of a fault to the error service, masked and throttled. A report that fails is not reported. */
export const report = lateReporter((notice: Notice) => fetchAnswer(callOf(reportNotice, { body: notice }, QUIET)));

const answerCall = applyWrappers([withReport(report), withOrigin, withPrefetched], fetchAnswer);

/**
 * Adds an idempotency key to a write. It is the caller's key of a person's action, otherwise a new key. With the key the service
 * recognizes a call that the browser repeats by itself after a cut connection.
 */
const withKey = (endpoint: AnyEndpoint, options: RequestOptions): RequestOptions =>
  carriesKey(endpoint) && !options.idempotencyKey ? { ...options, idempotencyKey: randomHash() } : options;

/**
 * Calls an endpoint and returns its checked data. Rejects with an `ApiError` only.
 *
 * Every write to the service carries an `Idempotency-Key`. A `once` endpoint needs the caller's `idempotencyKey`. Other writes get a key for the
 * call. Reads and `once` writes are retried once if the network or the server fails. Other writes are not retried: a service that does not honour
 * their key yet would do them twice.
 */
export function request<E extends AnyEndpoint>(endpoint: E, ...args: ArgsOf<E>): Promise<DataOf<E>>;
export async function request(
  endpoint: AnyEndpoint,
  ...[input = {}, options = {}]: [input?: AnyInput, options?: RequestOptions]
): Promise<unknown> {
  if (endpoint.once && !options.idempotencyKey)
    throw new TypeError(`${endpointName(endpoint)} needs an idempotencyKey`);
  return answerCall(callOf(endpoint, input, withKey(endpoint, options)));
}

/** Returns the number of cached answers that can still be reused. */
export const cachedCount = (): number => answerCount('cached');

/** Returns the number of prefetched answers that can still be consumed. */
export const prefetchedCount = (): number => answerCount('prefetched');

/** Prefetches a read for the screen that will need it. The screen's own identical call gets this answer or this failure. */
export function prefetch<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): void;
export function prefetch(endpoint: AnyEndpoint, input: AnyInput): void {
  const call = callOf(endpoint, input, QUIET);
  const key = keyOf(call);
  if (!isPrefetched(key)) storePrefetched(key, fetchAnswer(call));
}

/** Prefetches a read. Resolves when its answer has arrived or failed. */
export function prefetchWhole<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<void>;
export function prefetchWhole(endpoint: AnyEndpoint, input: AnyInput): Promise<void> {
  prefetch(endpoint, input);
  return prefetchedSettled(keyOf(callOf(endpoint, input, QUIET)));
}

/** Returns the prefetched answer of a read if it has arrived. The screen's own call can still consume it. */
export const prefetchedAnswer = (endpoint: AnyEndpoint, input: AnyInput): unknown =>
  readPrefetched(keyOf(callOf(endpoint, input, QUIET)));

/** Returns the recent answer of a read for a page that is shown again. The caller must reload it. */
export function recentAnswer(endpoint: AnyEndpoint, input: AnyInput): unknown {
  const match = readRecentAnswer(keyOf(callOf(endpoint, input, QUIET)));
  if (match) reportToLab(endpointName(endpoint), { from: 'recent', at: match.at });
  return match?.data;
}
