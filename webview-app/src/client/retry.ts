import { READ_BUDGET_MS } from '../rules/constants.ts';
import { isProbing } from './breaker.ts';
import { type Call, isRead, type Wrapper } from './call.ts';
import { ApiError } from './errors.ts';
import { ports } from './ports.ts';

/** The longest `Retry-After` that a person would wait for. Milliseconds. */
const MAX_WAIT_MS = 10_000;
const BACKOFF_MS = 300;

/** Retries a call once if that is safe. A host that is being probed gets one attempt. */
export const withRetry: Wrapper = (next) => (call) =>
  mayRepeat(call) && !isProbing(call.endpoint.host)
    ? tryTwice((timeoutMs) => next({ ...call, timeoutMs }), call.options.signal)
    : next(call);

/** Checks that a call may be retried. A write may be retried only if its endpoint is `once`, because other services may ignore the key. */
const mayRepeat = (call: Call): boolean =>
  // Mutant lives: A `once` endpoint without a key is rejected before. This is a second check.
  isRead(call) || (call.endpoint.once === true && call.options.idempotencyKey !== undefined);

/** Checks that a retry may help: no answer, or an error of the server. A refusal and a timeout are final. */
const isTemporary = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'NETWORK' || (error.code === 'HTTP' && (error.status ?? 0) >= 500));

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      // Mutant lives: A signal aborts once.
      { once: true },
    );
  });
}

/**
 * Makes two attempts. The backoff is 300 to 600 ms, random so that many phones do not retry at the same moment, or the server's
 * `Retry-After`. If that is more than 10 s, the first failure is final. Attempts and waits together end within 30 s (N04), except
 * for an endpoint with a longer timeout.
 */
async function tryTwice<T>(attempt: (timeoutMs: number) => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const startedAt = Date.now();
  const owner = ports().owner();
  const remainingMs = () => READ_BUDGET_MS - (Date.now() - startedAt);
  try {
    return await attempt(Number.POSITIVE_INFINITY);
  } catch (error) {
    if (!isTemporary(error) || signal?.aborted) throw error;
    const wait = Math.max(BACKOFF_MS * (1 + Math.random()), error.retryAfterMs ?? 0);
    if (wait > MAX_WAIT_MS || wait >= remainingMs()) throw error;
    await pause(wait, signal);
    // A retry must not use the first person's key for another person (A04).
    if (signal?.aborted || ports().owner() !== owner) throw error;
    return attempt(remainingMs());
  }
}
