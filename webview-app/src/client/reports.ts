/** Reports to the error service: few, masked, and never about a report. */

import type { Notice } from '../api/config.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { isSoon } from '../rules/periods.ts';
import { isSensitive } from '../rules/sensitive.ts';
import type { RequestOptions, Wrapper } from './call.ts';
import { isUnreported } from './codes.ts';
import { ApiError, isApiError, ResponseShapeError } from './errors.ts';
import { withoutSecrets } from './redaction.ts';

/** Specification, section 9. */
const WINDOW_MS = 300_000;
const MOST = 3;
/** A failing page must not flood the error service (V02). */
const MOST_A_MINUTE = 30;
const MOST_IN_ALL = 200;
/** The pause after a 429 without `Retry-After`. */
const SILENCE_MS = 60_000;

/**
 * A name and its sign, as in `name=value`, `"name": "value"`, the same inside a JSON text of a JSON text. Of limited length, so that
 * a long text without any sign costs no more than its length.
 */
const NAME = /([\w-]{1,40})[\\"']{0,40}\s{0,9}[=:]\s*/g;
/**
 * The value after it. A list, and a quoted value (a person's name has spaces), goes to its end; a number goes on after a space, a hyphen or
 * a comma (`138 0013 8000`); a list without brackets goes on to the next name (`realName=Zhang,Li`).
 */
const VALUE =
  /\[[^\]]*|(\\*["'])((?!\1).)*\1?|\+?\d[\dXx]*(?:[-\s,;|/]{1,3}\d[\dXx]*)+|[^\s\\"'&,;})]+(?:,(?![\w-]{1,40}[\\"']{0,40}\s{0,9}[=:])[^\s\\"'&,;})]+)*/sy;
const BEARER = /\b(Bearer)\s+[^\s"',;]+/gi;
const ID_CARD = /(?<!\d)(?:\d{15}|\d{6}[- ]?\d{8}[- ]?\d{3}[\dXx])(?!\d)/g;
/** In one piece or in groups of four. */
const BANK_CARD = /(?<!\d)[1-9](?:\d{14,20}|\d{3}(?:[- ]\d{4}){3}(?:[- ]\d{1,4}){0,2})(?!\d)/g;
/** With or without the country's code, in one piece or in three. */
const PHONE = /(?<!\d)(?:(?:\+|00)?86[- ]?)?1\d{2}[- ]?\d{4}[- ]?\d{4}(?!\d)/g;

/** Masks name by name, as the value of one may hold others: `error: token=...`, `to=/x?token=...`. */
function withoutNamedValues(text: string): string {
  let safe = '';
  let done = 0;
  for (const { 0: named, 1: name = '', index } of text.matchAll(NAME)) {
    if (index < done || !isSensitive(name)) continue;
    const start = index + named.length;
    VALUE.lastIndex = start;
    const [value, quote = ''] = VALUE.exec(text) ?? [];
    if (value === undefined) continue;
    safe += `${text.slice(done, start)}${quote}***${quote}`;
    done = start + value.length;
  }
  return safe + text.slice(done);
}

/** Masks in a text what must not leave the phone: values of sensitive names, tokens, numbers of id cards, bank cards and phones. */
export const masked = (text: string): string =>
  [ID_CARD, BANK_CARD, PHONE].reduce(
    (safe, pattern) => safe.replace(pattern, '***'),
    withoutNamedValues(text.replace(BEARER, '$1=***')),
  );

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
  const { code } = error;
  if (typeof code === 'number') return !isUnreported(code) && ![...errors, ...(options.expected ?? [])].includes(code);
  return code === 'HTTP' || code === 'SHAPE' || code === 'NOT_OURS';
}

const noticeOf = (error: ApiError): Notice => ({
  message: error.message,
  page: globalThis.location?.pathname ?? '',
  code: String(error.code),
  endpoint: error.endpoint,
  ...(error instanceof ResponseShapeError && { path: error.path }),
});
