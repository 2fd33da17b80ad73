/**
 * Stops sending reads to a failing host, with one circuit breaker per host (N09):
 * 1. After five reads in a row without an answer, further reads are refused immediately with the last failure.
 * 2. After a pause one read probes the host. If it fails, the pause doubles, from 2 s up to 30 s.
 * 3. Any answer of a server closes the breaker. So does a hint that the network is back.
 *
 * Writes are always sent: the person has started them and must know whether they were sent.
 */
import { isSoon } from '../rules/periods.ts';
import { isRead, type Wrapper } from './call.ts';
import type { ApiError } from './errors.ts';

const MAX_FAILURES = 5;
const PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

interface Breaker {
  failures: number;
  lastError: ApiError;
  /** Milliseconds since 1970. Reads are refused until then. */
  until: number;
}

// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains names of hosts only
const breakers = new Map<string, Breaker>();

/** Refuses a read immediately while its host keeps failing. */
export const withBreaker: Wrapper = (next) => async (call) => {
  const refusal = isRead(call) ? refusalOf(call.endpoint.host) : undefined;
  if (refusal) throw refusal;
  return next(call);
};

/** Returns the failure to refuse a read with, or undefined to let it through. The first read after a pause is the probe, and others stay refused. */
function refusalOf(host: string, now = Date.now()): ApiError | undefined {
  const breaker = breakers.get(host);
  if (!breaker || breaker.failures < MAX_FAILURES) return undefined;
  if (isSoon(breaker.until, MAX_PAUSE_MS, now)) return breaker.lastError;
  breaker.until = now + pauseAfter(breaker.failures);
  return undefined;
}

/** Checks that the host is being probed after a pause. A probe is not retried. */
export const isProbing = (host: string): boolean => (breakers.get(host)?.failures ?? 0) >= MAX_FAILURES;

export function noteFailure(host: string, error: ApiError, now = Date.now()): void {
  const failures = (breakers.get(host)?.failures ?? 0) + 1;
  breakers.set(host, { failures, lastError: error, until: now + pauseAfter(failures) });
}

export const noteAnswer = (host: string): boolean => breakers.delete(host);

/** Closes all breakers, because the network is back or other ports are configured. */
export const closeBreakers = (): void => breakers.clear();

const pauseAfter = (failures: number): number =>
  Math.min(MAX_PAUSE_MS, PAUSE_MS * 2 ** Math.max(0, Math.min(failures - MAX_FAILURES, 10)));
