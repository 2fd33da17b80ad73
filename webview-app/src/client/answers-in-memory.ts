/**
 * Holds answers in memory until the person or the session changes. An answer is stored by its use:
 *
 * - `prefetched`: requested before a screen needs it, and consumed by the screen's own call (`prefetched.ts`).
 * - `cached`: configuration and portrait, reused for the row's `cacheMs` (`cache.ts`).
 * - `recent`: visible while a page that is shown again reloads (`recent-answers.ts`).
 */
import { isSoon } from '../rules/periods.ts';

export type Use = 'prefetched' | 'cached' | 'recent';

/** The maximum number of answers for each use. The oldest is dropped first. */
const MAX_ANSWERS: Readonly<Record<Use, number>> = { prefetched: 20, cached: 50, recent: 10 };

export interface AnswerInMemory {
  /** The time of the request, for `recent` of the answer, in milliseconds since 1970. */
  readonly at: number;
  readonly lifetimeMs: number;
  readonly answer: Promise<unknown>;
  /** The answer, once it has arrived. */
  data?: unknown;
}

// oxlint-disable-next-line sdhealth/cleared-on-logout -- `forgetAnswers` clears it at every change of the session
const answers = new Map<string, AnswerInMemory>();

const entryName = (use: Use, key: string): string => `${use} ${key}`;
const isFresh = ({ at, lifetimeMs }: AnswerInMemory): boolean => isSoon(at + lifetimeMs, lifetimeMs);
const namesOf = (use: Use): string[] => [...answers.keys()].filter((name) => name.startsWith(`${use} `));

/** Stores an answer, which may be pending. `data` is the answer if it has arrived. */
export function storeAnswer(use: Use, key: string, lifetimeMs: number, answer: Promise<unknown>, data?: unknown): void {
  const name = entryName(use, key);
  const stored: AnswerInMemory = { at: Date.now(), lifetimeMs, answer, data };
  answer.then(
    (arrived) => {
      stored.data = arrived;
    },
    () => undefined,
  );
  answers.delete(name);
  answers.set(name, stored);
  const [oldest, ...others] = namesOf(use);
  if (oldest !== undefined && others.length >= MAX_ANSWERS[use]) answers.delete(oldest);
}

/** Returns the answer for `key` until its lifetime ends. */
export function freshAnswer(use: Use, key: string): AnswerInMemory | undefined {
  const match = answers.get(entryName(use, key));
  return match && isFresh(match) ? match : undefined;
}

/** Returns the stored answer for `key`, even after its lifetime. */
export const latestAnswer = (use: Use, key: string): AnswerInMemory | undefined => answers.get(entryName(use, key));

export function dropAnswer(use: Use, key: string): void {
  answers.delete(entryName(use, key));
}

/** Returns the number of answers whose lifetime has not ended. */
export const answerCount = (use: Use): number =>
  namesOf(use).filter((name) => {
    const match = answers.get(name);
    return match && isFresh(match);
  }).length;

export const forgetAnswersOf = (use: Use): void => {
  for (const name of namesOf(use)) answers.delete(name);
};
