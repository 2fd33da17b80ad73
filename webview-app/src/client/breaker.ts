/**
 * Keeps a failing server from being asked without end (N09), one breaker a host:
 * 1. After five reads in a row that no server answered, reads are refused at once, with the last failure.
 * 2. After a pause one read is let through to see. If it fails, the pause doubles, from 2 s up to 30 s.
 * 3. Any answer of a server closes the breaker: then everything goes through again. So does a hint that there is a network.
 *
 * Writes always go through: a person has asked for them, and must not be left between "not sent" and "perhaps done".
 */
import { isSoon } from '../rules/periods.ts';
import { isRead, type Wrapper } from './call.ts';
import type { ApiError } from './errors.ts';

const FAILURES = 5;
const PAUSE_MS = 2_000;
const LONGEST_MS = 30_000;

interface Breaker {
  failures: number;
  last: ApiError;
  /** Milliseconds since 1970; until then nothing goes through. */
  until: number;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- hosts that fail
const breakers = new Map<string, Breaker>();

/** Refuses a read at once while its host keeps failing. */
export const withBreaker: Wrapper = (next) => async (call) => {
  const refusal = isRead(call) ? refusalOf(call.endpoint.host) : undefined;
  if (refusal) throw refusal;
  return next(call);
};

/**
 * Returns the failure to refuse a read with now, or undefined to let it through. A read that goes through after a pause holds
 * others back.
 */
function refusalOf(host: string, now = Date.now()): ApiError | undefined {
  const breaker = breakers.get(host);
  if (!breaker || breaker.failures < FAILURES) return undefined;
  if (isSoon(breaker.until, LONGEST_MS, now)) return breaker.last;
  breaker.until = now + pauseAfter(breaker.failures);
  return undefined;
}

/** True while the host is tried again after a pause: one try is enough then. */
export const isProbing = (host: string): boolean => (breakers.get(host)?.failures ?? 0) >= FAILURES;

export function noteFailure(host: string, error: ApiError, now = Date.now()): void {
  const failures = (breakers.get(host)?.failures ?? 0) + 1;
  breakers.set(host, { failures, last: error, until: now + pauseAfter(failures) });
}

export const noteAnswer = (host: string): boolean => breakers.delete(host);

/** Lets everything be tried again: a network is back, or another frame is connected. */
export const closeBreakers = (): void => breakers.clear();

const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_MS, PAUSE_MS * 2 ** Math.max(0, Math.min(failures - FAILURES, 10)));
