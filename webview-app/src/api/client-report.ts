/** Reports to the error service: sparing, masked, and never about themselves. */

import { isSensitive } from '../rules/sensitive.ts';
import type { Notice } from './config.ts';

/** Specification, section 9. */
const WINDOW_MS = 300_000;
const MOST = 3;

const NAMED_VALUE = /([\w-]+)(["']?\s*[=:]\s*["']?)([^\s"'&,;}]+)/g;
const ID_CARD = /(?<!\d)\d{14}(?:\d{3}[\dXx]|\d)(?!\d)/g;
const PHONE = /(?<!\d)1\d{10}(?!\d)/g;

/** A text without what must not leave the phone: values of sensitive names, id cards, phone numbers. */
export const masked = (text: string): string =>
  text
    .replace(NAMED_VALUE, (whole, name: string, sign: string) => (isSensitive(name) ? `${name}${sign}***` : whole))
    .replace(ID_CARD, '***')
    .replace(PHONE, '***');

const maskedNotice = (notice: Notice): Notice => ({
  ...notice,
  message: masked(notice.message),
  page: masked(notice.page),
});

/** Makes a reporter that passes on the same message at most 3 times in 300,000 ms. `send` may fail; nobody hears of it. */
export function createReporter(send: (notice: Notice) => Promise<unknown>, now: () => number = Date.now) {
  const sent = new Map<string, number[]>();
  return (notice: Notice): void => {
    const safe = maskedNotice(notice);
    const since = now() - WINDOW_MS;
    const times = (sent.get(safe.message) ?? []).filter((time) => time > since);
    if (times.length >= MOST) return;
    sent.delete(safe.message);
    sent.set(safe.message, [...times, now()]);
    const oldest = sent.keys().next();
    if (sent.size > 100 && !oldest.done) sent.delete(oldest.value);
    send(safe).catch(() => undefined);
  };
}
