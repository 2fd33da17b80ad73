/** Reports to the error service: few, masked, and never about a report. */

import type { Notice } from '../api/config.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { isSoon } from '../rules/periods.ts';
import type { RequestOptions, Wrapper } from './call.ts';
import { isUnreported } from './codes.ts';
import { ApiError, isApiError, ResponseShapeError } from './errors.ts';
import { masked } from './masking.ts';
import { withoutSecrets } from './redaction.ts';

/** Specification, section 9. */
const WINDOW_MS = 300_000;
const MOST = 3;
/** A failing page must not flood the error service (V02). */
const MOST_A_MINUTE = 30;
const MOST_IN_ALL = 200;
/** The pause after a 429 without `Retry-After`. */
const SILENCE_MS = 60_000;

/** Masks also what this page load knows of persons. For every text that leaves the page by another way. */
export const safeText = (text: string): string => masked(withoutSecrets(text));

const maskedNotice = ({ message, page, code, endpoint, path, release }: Notice): Notice => ({
  message: safeText(message),
  page: safeText(page),
  ...(code !== undefined && { code: masked(code) }),
  ...(endpoint !== undefined && { endpoint: masked(endpoint) }),
  ...(path !== undefined && { path: masked(path) }),
  ...(release !== undefined && { release }),
});

/** True for a time not longer ago than `ms`. A future time was taken before the clock was set back, and does not count (A05). */
const isWithin = (ms: number, at: number) => (time: number) => isSoon(time + ms, ms, at);

/**
 * Makes a reporter that passes on the same message at most 3 times in 300,000 ms, 30 in a minute and 200 in all, and is silent for
 * as long as a 429 asks for. A failure of `send` is unnoticed.
 */
export function createReporter(send: (notice: Notice) => Promise<unknown>, now: () => number = Date.now) {
  const sent = new Map<string, number[]>();
  let lately: number[] = [];
  let left = MOST_IN_ALL;
  let silence = { from: 0, ms: 0 };

  const isTooMuch = (at: number): boolean => {
    lately = lately.filter(isWithin(60_000, at));
    return left === 0 || isWithin(silence.ms, at)(silence.from) || lately.length >= MOST_A_MINUTE;
  };
  return (notice: Notice): void => {
    const at = now();
    if (isTooMuch(at)) return;
    const safe = maskedNotice(notice);
    const times = (sent.get(safe.message) ?? []).filter(isWithin(WINDOW_MS, at));
    if (times.length >= MOST) return;
    // Never more than the reports of a page load: none needs to be forgotten.
    sent.set(safe.message, [...times, at]);
    lately.push(at);
    left -= 1;
    send(safe).catch((error: unknown) => {
      if (isApiError(error) && error.status === 429) silence = { from: now(), ms: error.retryAfterMs ?? SILENCE_MS };
    });
  };
}

/** Reports a failure that its caller gets and does not expect. No network is not reported (specification, section 8). */
export const withReport =
  (report: (notice: Notice) => void): Wrapper =>
  (next) =>
  async (call) => {
    try {
      return await next(call);
    } catch (error) {
      if (isReportable(error, call.endpoint, call.options)) report(noticeOf(error));
      throw error;
    }
  };

function isReportable(error: unknown, { errors = [] }: AnyEndpoint, options: RequestOptions): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { code, status } = error;
  const isExpected = (found: number | undefined) =>
    [...errors, ...(options.expected ?? [])].some((one) => one === found);
  if (typeof code === 'number') return !isUnreported(code) && !isExpected(code);
  return (code === 'HTTP' && !isExpected(status)) || code === 'SHAPE' || code === 'NOT_OURS';
}

export const noticeOf = (error: ApiError): Notice => ({
  message: error.message,
  page: globalThis.location?.pathname ?? '',
  code: String(error.code),
  endpoint: error.endpoint,
  ...(error instanceof ResponseShapeError && { path: error.path }),
});
