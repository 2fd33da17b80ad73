/** Sends reports to the error service: few, masked, and never about a failed report. */

import type { Notice } from '../api/config.ts';
import { isSoon } from '../rules/periods.ts';
import { isApiError } from './errors.ts';
import { type Fault, noticeOf } from './notice.ts';
import { ports, type Scene } from './ports.ts';
import { safeText } from './safe-text.ts';

/** The limits of the specification, section 9. */
const WINDOW_MS = 300_000;
const MOST = 3;
/** Limits the reports of a failing page, which must not flood the error service (V02). */
const MOST_A_MINUTE = 30;
const MOST_IN_ALL = 200;
/** The pause after a 429 without `Retry-After`. */
const SILENCE_MS = 60_000;

/** Masks every text of a notice, as the second wall. The first wall is that a notice has known parts only. */
const maskedNotice = (notice: Notice): Notice =>
  JSON.parse(JSON.stringify(notice), (_, value) => (typeof value === 'string' ? safeText(value) : value));

/** Checks that a time is at most `ms` ago. A time in the future was noted before the clock was set back, and does not count (A05). */
const isWithin = (ms: number, now: number) => (time: number) => isSoon(time + ms, ms, now);

/**
 * Makes a reporter that limits its reports. It sends the same message 3 times in 300,000 ms, all messages 30 in a minute and 200 in total.
 * It pauses for as long as a 429 asks for. A failure of `send` is ignored.
 */
export function createReporter(send: (notice: Notice) => Promise<unknown>, now: () => number = Date.now) {
  const timesByMessage = new Map<string, number[]>();
  // Mutant lives: A text in the list is no time: the next report filters it out.
  let lately: number[] = [];
  let remaining = MOST_IN_ALL;
  // Mutant lives: Without numbers no time is within the silence either.
  let silence = { from: 0, ms: 0 };

  const isTooMuch = (time: number): boolean => {
    lately = lately.filter(isWithin(60_000, time));
    return remaining === 0 || isWithin(silence.ms, time)(silence.from) || lately.length >= MOST_A_MINUTE;
  };
  return (fault: Fault, scene: Scene = ports().scene()): void => {
    const time = now();
    if (isTooMuch(time)) return;
    const notice = noticeOf(fault, scene);
    if (!notice) return;
    const safe = maskedNotice(notice);
    const same = [safe.message, safe.frames?.[0]].join(' ');
    // Mutant lives: A text is no time: the filter drops it.
    const times = (timesByMessage.get(same) ?? []).filter(isWithin(WINDOW_MS, time));
    if (times.length >= MOST) return;
    // A page load sends few reports, so no entry needs to be removed.
    timesByMessage.set(same, [...times, time]);
    lately.push(time);
    remaining -= 1;
    send(safe).catch((error: unknown) => {
      if (isApiError(error) && error.status === 429) silence = { from: now(), ms: error.retryAfterMs ?? SILENCE_MS };
    });
  };
}
