/**
 * Tracks the source and the age of an answer. Each wrapper that replaces the network's answer records them, and the lab shows them for every
 * answer (`ANSWERED`).
 */
import { endpointName } from './address.ts';
import type { AnswerSource, Call, Origin, Wrapper } from './call.ts';

/** The sources that replace the service. The page shows their age. */
const STALE: readonly AnswerSource[] = ['offline-copy', 'stored', 'built-in'];

/** The event that reports an answer to the device lab, in development only. */
export const ANSWERED = 'sdhealth-answered';

/** The origins of answers, and of their callers' signals. */
const origins = new WeakMap<object, Origin>();

/**
 * Returns the source of an answer. For a call's `signal` it returns the oldest origin of its answers: a screen derives other objects from its
 * answers, which are equally old. Undefined for an object that no call returned.
 */
export const originOf = (answerOrSignal: unknown): Origin | undefined =>
  // Mutant lives: A weak map has no entry for a primitive. The type requires the check.
  typeof answerOrSignal === 'object' && answerOrSignal !== null ? origins.get(answerOrSignal) : undefined;

/** Returns the time when a stale answer was fresh, in milliseconds since 1970. 0: a built-in copy. Undefined: a fresh answer. */
export function asOf(answerOrSignal: unknown): number | undefined {
  const origin = originOf(answerOrSignal);
  return origin && STALE.includes(origin.from) ? origin.at : undefined;
}

/** Records that a call gets an earlier answer of the service. */
export function answeredFrom(call: Call, from: 'prefetched' | 'cache', time: number): void {
  call.lastAttempt.origin = { from, at: time };
}

/** Returns the replacement for an answer and records its origin. The replacement stays stale for a caller that gets it from the cache. */
export function withStaleOrigin(data: unknown, from: AnswerSource, time: number): unknown {
  if (typeof data === 'object' && data !== null) origins.set(data, { from, at: time });
  return data;
}

/** Records the origin of an answer for a signal. The oldest stale answer counts. */
export function noteOrigin(signal: AbortSignal, origin: Origin): void {
  const previous = asOf(signal);
  const isStale = STALE.includes(origin.from);
  if (previous === undefined || (isStale && origin.at < previous)) origins.set(signal, origin);
}

/** Passes the answer's origin on to the answer, to the caller's signal, and in development to the device lab. */
export const withOrigin: Wrapper = (next) => async (call) => {
  const answer = await next(call);
  const stale = asOf(answer) === undefined ? undefined : originOf(answer);
  const origin = stale ?? call.lastAttempt.origin ?? { from: 'network', at: Date.now() };
  const { signal } = call.options;
  if (typeof answer === 'object' && answer !== null) origins.set(answer, origin);
  if (signal) noteOrigin(signal, origin);
  reportToLab(endpointName(call.endpoint), origin);
  return answer;
};

/** Reports an answer to the device lab. A build omits this. */
export function reportToLab(name: string, origin: Origin): void {
  if (import.meta.env.DEV) globalThis.dispatchEvent?.(new CustomEvent(ANSWERED, { detail: { name, ...origin } }));
}
