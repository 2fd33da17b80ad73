/**
 * Prefetched answers, asked for before a screen asks: given to the first call of the same row and input, once, and only while young. So even
 * money may be prefetched: it is as fresh as if the screen's own call had been slow.
 */
import { isSoon } from '../rules/periods.ts';
import { assertNotAborted, orAborted } from './aborted.ts';
import { keyOf } from './address.ts';
import { isRead, type Step, type Wrapper } from './call.ts';
import { handlingOf } from './codes.ts';
import { ApiError } from './errors.ts';
import { answeredFrom } from './origin.ts';

const FRESH_MS = 10_000;
const MOST = 20;

interface Prefetched {
  /** When it was asked for. */
  readonly at: number;
  readonly until: number;
  readonly answer: Promise<unknown>;
  /** The answer once it is there. */
  data?: unknown;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- forgetAnswers, at every change of the session
const prefetched = new Map<string, Prefetched>();

/**
 * Uses the prefetched answer. One that failed has been tried twice already: its failure is the screen's own, which shows what is kept,
 * and is reported. What a login or a refresh may settle is asked for again, as a prefetch asks nobody to log in.
 */
export const withPrefetched: Wrapper = (next) => async (call) => {
  assertNotAborted(call);
  const match = isRead(call) ? takePrefetched(keyOf(call)) : undefined;
  if (!match) return next(call);
  const end = await orAborted(
    match.answer.then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    ),
    call,
  );
  if ('error' in end) return isLasting(end.error) ? failedAlready(end.error)(call) : next(call);
  answeredFrom(call, 'prefetched', match.at);
  return end.data;
};

const isLasting = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'ABORTED' && handlingOf(error.code) === undefined;

/** Fails as the prefetch did, by the caller's way through kept answers. */
const failedAlready =
  (error: unknown): Step =>
  (call) => {
    const fail: Step = () => Promise.reject(error);
    return (call.options.kept?.(fail) ?? fail)(call);
  };

export function keepPrefetched(key: string, answer: Promise<unknown>): void {
  const stored: Prefetched = { at: Date.now(), until: Date.now() + FRESH_MS, answer };
  answer.then(
    (data) => {
      stored.data = data;
    },
    () => undefined,
  );
  prefetched.set(key, stored);
  const oldest = prefetched.keys().next();
  if (prefetched.size > MOST && !oldest.done) prefetched.delete(oldest.value);
}

/** Returns the answer under way for `key`; nobody else gets it after this. */
function takePrefetched(key: string): Prefetched | undefined {
  const match = prefetched.get(key);
  prefetched.delete(key);
  return match && isSoon(match.until, FRESH_MS) ? match : undefined;
}

/** Returns the answer for `key` where it is there already; it stays to be taken. */
export function readPrefetched(key: string): unknown {
  // Mutant lives: What is young enough is there; the type wants the question.
  return isPrefetched(key) ? prefetched.get(key)?.data : undefined;
}

/** Resolves when the answer for `key` is there, or cannot be had; at once where none was asked for. */
export async function prefetchedSettled(key: string): Promise<void> {
  await prefetched.get(key)?.answer.catch(() => undefined);
}

export const isPrefetched = (key: string): boolean => isSoon(prefetched.get(key)?.until ?? 0, FRESH_MS);

/** The number of prefetched answers that may still be taken. */
export const prefetchedCount = (): number => [...prefetched.keys()].filter(isPrefetched).length;

export const forgetPrefetched = (): void => prefetched.clear();
