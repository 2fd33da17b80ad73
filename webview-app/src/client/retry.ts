import { READ_BUDGET_MS } from '../rules/constants.ts';
import { isProbing } from './breaker.ts';
import { type Call, isRead, type Wrapper } from './call.ts';
import { ApiError } from './errors.ts';
import { ports } from './ports.ts';

/** The longest `Retry-After` that a person would wait for. Milliseconds. */
const PATIENCE_MS = 10_000;
const BACKOFF_MS = 300;

/** Tries twice what may safely be repeated. A host that is being probed gets one try. */
export const withRetry: Wrapper = (next) => (call) =>
  mayRepeat(call) && !isProbing(call.endpoint.host)
    ? twice((timeoutMs) => next({ ...call, timeoutMs }), call.options.signal)
    : next(call);

/** A write is sent twice only where its row promises to happen once: at another a service may not look at the key. */
const mayRepeat = (call: Call): boolean =>
  // Mutant lives: A row that happens once is refused without a key before; a second lock on the same door.
  isRead(call) || (call.endpoint.once === true && call.options.idempotencyKey !== undefined);

/** True for a failure that a second try may fix: no answer, or an error of the server. A refusal and a timeout are final. */
const isPassing = (error: unknown): error is ApiError =>
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
 * Makes two tries. Between them 300 to 600 ms, at random so that many phones don't come back at the same moment, or as long as
 * the server's `Retry-After` says; if that is more than 10 s, the first failure stands. Tries and waits together end within 30 s
 * (N04); only an endpoint whose single try may last longer has longer.
 */
async function twice<T>(attempt: (leftMs: number) => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const began = Date.now();
  const owner = ports().owner();
  const remainingMs = () => READ_BUDGET_MS - (Date.now() - began);
  try {
    return await attempt(Number.POSITIVE_INFINITY);
  } catch (error) {
    if (!isPassing(error) || signal?.aborted) throw error;
    const wait = Math.max(BACKOFF_MS * (1 + Math.random()), error.retryAfterMs ?? 0);
    if (wait > PATIENCE_MS || wait >= remainingMs()) throw error;
    await pause(wait, signal);
    // Never in another person's name, with the key of the first (A04).
    if (signal?.aborted || ports().owner() !== owner) throw error;
    return attempt(remainingMs());
  }
}
