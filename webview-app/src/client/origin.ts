/**
 * Where an answer came from, and how old it is. Each wrapper that gives something in the place of the network's answer says so; the lab
 * shows it for every answer (`ANSWERED`).
 */
import { endpointName } from './address.ts';
import type { AnswerSource, Call, Origin, Wrapper } from './call.ts';

/** The sources that stand in for the service: their age is shown. */
const STALE: readonly AnswerSource[] = ['offline-copy', 'kept', 'built-in'];

/** The event that tells the device lab of an answer, in development only. */
export const ANSWERED = 'sdhealth-answered';

/** The origins of answers, and of the signals of their callers. */
const origins = new WeakMap<object, Origin>();

/**
 * Returns where an answer came from. For a call's `signal` it is the oldest of the answers that were given for it: a screen makes other
 * objects of its answers, which are as old. Undefined for what no call gave.
 */
export const originOf = (answerOrSignal: unknown): Origin | undefined =>
  // Mutant lives: A weak map has nothing for what is no object; the type wants the question.
  typeof answerOrSignal === 'object' && answerOrSignal !== null ? origins.get(answerOrSignal) : undefined;

/** Returns when a stale answer was the server's, in milliseconds since 1970, 0 for a built-in copy; undefined for one of the service. */
export function asOf(answerOrSignal: unknown): number | undefined {
  const origin = originOf(answerOrSignal);
  return origin && STALE.includes(origin.from) ? origin.at : undefined;
}

/** Notes that a call is given an earlier answer of the service. */
export function answeredFrom(call: Call, from: 'prefetched' | 'cache', time: number): void {
  call.sent.origin = { from, at: time };
}

/** Returns what stands in for an answer, with its origin: it stays stale also for a caller who is given it by way of the cache. */
export function standIn(data: unknown, from: AnswerSource, time: number): unknown {
  if (typeof data === 'object' && data !== null) origins.set(data, { from, at: time });
  return data;
}

/** Notes the origin of what a signal's caller is given: the oldest stale one counts. */
export function noteOrigin(signal: AbortSignal, origin: Origin): void {
  const previous = asOf(signal);
  const isStale = STALE.includes(origin.from);
  if (previous === undefined || (isStale && origin.at < previous)) origins.set(signal, origin);
}

/** Passes the answer's origin on to the answer, to the signal of the caller, and in development to the device lab. */
export const withOrigin: Wrapper = (next) => async (call) => {
  const answer = await next(call);
  const stale = asOf(answer) === undefined ? undefined : originOf(answer);
  const origin = stale ?? call.sent.origin ?? { from: 'network', at: Date.now() };
  const { signal } = call.options;
  if (typeof answer === 'object' && answer !== null) origins.set(answer, origin);
  if (signal) noteOrigin(signal, origin);
  tellLab(endpointName(call.endpoint), origin);
  return answer;
};

/** Tells the device lab of an answer. A build has nothing of it. */
export function tellLab(name: string, origin: Origin): void {
  if (import.meta.env.DEV) globalThis.dispatchEvent?.(new CustomEvent(ANSWERED, { detail: { name, ...origin } }));
}
