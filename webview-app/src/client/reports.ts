/** Sends reports to the error service. They are limited and masked, and a failed report is not reported. */

import type { Notice } from '../api/config.ts';
import { isSoon } from '../rules/periods.ts';
import { agentOf } from '../rules/user-agent.ts';
import { isApiError } from './errors.ts';
import { type Fault, noticeOf } from './notice.ts';
import { ports, type Scene } from './ports.ts';
import { safeText } from './safe-text.ts';
import { serverNow } from './server-clock.ts';

/** The limits of the specification, section 9. */
const WINDOW_MS = 300_000;
const MAX_PER_MESSAGE = 3;
/** Limits the reports of a failing page, which must not flood the error service (V02). */
const MAX_PER_MINUTE = 30;
const MAX_PER_PAGE_LOAD = 200;
/** The pause after a 429 without `Retry-After`. */
const DEFAULT_PAUSE_MS = 60_000;

/** Masks every text of a notice, as a second line of defence: a notice already has only known parts. */
const maskedNotice = (notice: Notice): Notice =>
  JSON.parse(JSON.stringify(notice), (_, value) => (typeof value === 'string' ? safeText(value) : value));

/** Returns what a notice says of the page's language and browser, and its time by the server's clock. */
const pageFacts = () => ({
  time: new Date(serverNow()).toISOString(),
  language: ports().language(),
  // oxlint-disable-next-line sdhealth/host-names -- tells an operator, and decides nothing
  ...(globalThis.navigator && { agent: agentOf(navigator.userAgent) }),
});

/** Checks that a time is at most `ms` ago. A time in the future was recorded before the clock was set back and is ignored (A05). */
const isWithin = (ms: number, now: number) => (time: number) => isSoon(time + ms, ms, now);

/**
 * Makes a reporter that limits its reports. It sends the same message 3 times in 300,000 ms, all messages 30 in a minute and 200 in total.
 * After a 429 it pauses for the requested time. A failure of `send` is ignored.
 */
export function createReporter(send: (notice: Notice) => Promise<unknown>, now: () => number = Date.now) {
  const timesByMessage = new Map<string, number[]>();
  // Mutant lives: The next report filters out a string, which is not a time.
  let recentTimes: number[] = [];
  let remaining = MAX_PER_PAGE_LOAD;
  // Mutant lives: Without numbers no time is within the pause either.
  let pause = { from: 0, ms: 0 };

  const isOverLimit = (time: number): boolean => {
    recentTimes = recentTimes.filter(isWithin(60_000, time));
    return remaining === 0 || isWithin(pause.ms, time)(pause.from) || recentTimes.length >= MAX_PER_MINUTE;
  };
  return (fault: Fault, scene: Scene = ports().scene()): void => {
    const time = now();
    if (isOverLimit(time)) return;
    const notice = noticeOf(fault, scene);
    if (!notice) return;
    const safe = maskedNotice({ ...notice, ...pageFacts() });
    const messageKey = [safe.message, safe.frames?.[0]].join(' ');
    // Mutant lives: The filter drops a string, which is not a time.
    const times = (timesByMessage.get(messageKey) ?? []).filter(isWithin(WINDOW_MS, time));
    if (times.length >= MAX_PER_MESSAGE) return;
    // A page load sends few reports, so no entry needs to be removed.
    timesByMessage.set(messageKey, [...times, time]);
    recentTimes.push(time);
    remaining -= 1;
    send(safe).catch((error: unknown) => {
      if (isApiError(error) && error.status === 429)
        pause = { from: now(), ms: error.retryAfterMs ?? DEFAULT_PAUSE_MS };
    });
  };
}
