/**
 * Manages one attempt at a questionnaire, from its first answer to its only result. Rules:
 * 1. An attempt and its answers are stored on the phone for `HEALTH_DAYS` after the last answer, as personal data. A reload, another tab
 *    and a later visit continue it.
 * 2. It is finished once. Tabs finish one after the other, and the second tab gets the existing result.
 * 3. The key of a submission is derived from the attempt and its answers. Every tab sends the same answers with the same key, so they
 *    create one result even if a response of the service was lost (P02).
 * 4. Of a finished attempt only the result is stored. Answers that a tab stores later are removed when they are found.
 */

import { forgetPersonal, keepPersonal, ownerMark, recallPersonal } from '../../platform/personal.ts';
import { runExclusively } from '../../platform/run-exclusively.ts';
import { isText, isTexts } from '../../platform/storage.ts';
import type { DraftAnswers } from '../../rules/questionnaire.ts';
import { randomHash } from '../../rules/random-hash.ts';
import { shortHash } from '../../rules/short-hash.ts';
import { CHOICE_DAYS, HEALTH_DAYS } from '../../store/sections.ts';

export interface Attempt {
  readonly id: string;
  readonly given: DraftAnswers;
}
interface FinishedAttempt {
  readonly id: string;
  readonly result: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDraftAnswers = (value: unknown): value is DraftAnswers =>
  isObject(value) && Object.values(value).every((answer) => isText(answer) || isTexts(answer));
const isAttempt = (value: unknown): value is Attempt =>
  isObject(value) && isText(value['id']) && isDraftAnswers(value['given']);
const isFinished = (value: unknown): value is FinishedAttempt =>
  isObject(value) && isText(value['id']) && isText(value['result']);

const attemptKey = (name: string): string => `attempt.${name}`;
const finishedKey = (name: string): string => `finished.${name}`;

export function findAttempt(name: string): Attempt | undefined {
  const attempt = recallPersonal(attemptKey(name), isAttempt);
  if (!attempt || resultOf(name, attempt) === undefined) return attempt;
  forgetPersonal(attemptKey(name));
  return undefined;
}

/** Returns the attempt in progress, or starts a new one. */
export function openAttempt(name: string): Attempt {
  const attempt = findAttempt(name) ?? { id: randomHash(), given: {} };
  storeAttempt(name, attempt);
  return attempt;
}

export const storeAttempt = (name: string, attempt: Attempt): void =>
  void keepPersonal(attemptKey(name), attempt, { days: HEALTH_DAYS });

/** Removes the answers, because the person starts again. */
export const dropAttempt = (name: string): void => forgetPersonal(attemptKey(name));

/** Returns the result of an attempt that this or another tab has finished. */
export function resultOf(name: string, { id }: Attempt): string | undefined {
  const finished = recallPersonal(finishedKey(name), isFinished);
  return finished?.id === id ? finished.result : undefined;
}

/** Sends the answers once. `send` resolves to the number of the result. */
export function finishOnce(
  name: string,
  attempt: Attempt,
  answers: unknown,
  send: (idempotencyKey: string) => Promise<string>,
): Promise<string> {
  return runExclusively(attemptKey(name), async () => {
    const existingResult = resultOf(name, attempt);
    if (existingResult !== undefined) return existingResult;
    const owner = ownerMark();
    const result = await send(`${attempt.id}${shortHash(JSON.stringify(answers))}`);
    // After a change of the signed-in person nothing of this person is stored or removed (A04).
    if (owner !== undefined && ownerMark() !== owner) return result;
    const finished: FinishedAttempt = { id: attempt.id, result };
    keepPersonal(finishedKey(name), finished, { days: CHOICE_DAYS });
    dropAttempt(name);
    return result;
  });
}
