/**
 * Manages one attempt at a questionnaire, from its first answer to its only result. Rules:
 * 1. An attempt and its answers are stored on the phone for `HEALTH_DAYS` after the last answer, as the person's own. A reload, another
 *    tab and a later visit continue it.
 * 2. It is finished once. Tabs finish one after the other, and the second gets the existing result.
 * 3. The key of a submission is derived from the attempt and its answers. The same answers are sent with the same key by any tab, so they
 *    make one result even if an answer of the service was lost (P02).
 * 4. A finished attempt keeps its result and no answers. Answers that a tab stores later are removed when they are found.
 */
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { forgetPersonal, keepPersonal, ownerMark, recallPersonal } from '../../platform/personal.ts';
import { isText, isTexts } from '../../platform/storage.ts';
import type { Given } from '../../rules/questionnaire.ts';
import { randomHash } from '../../rules/random-hash.ts';
import { shortHash } from '../../rules/short-hash.ts';
import { CHOICE_DAYS, HEALTH_DAYS } from '../../store/sections.ts';

export interface Attempt {
  readonly id: string;
  readonly given: Given;
}
interface Finished {
  readonly id: string;
  readonly result: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isGiven = (value: unknown): value is Given =>
  isObject(value) && Object.values(value).every((answer) => isText(answer) || isTexts(answer));
const isAttempt = (value: unknown): value is Attempt =>
  isObject(value) && isText(value['id']) && isGiven(value['given']);
const isFinished = (value: unknown): value is Finished =>
  isObject(value) && isText(value['id']) && isText(value['result']);

const attemptName = (name: string): string => `attempt.${name}`;
const finishedName = (name: string): string => `finished.${name}`;

/** Returns the attempt in progress, or undefined. */
export function findAttempt(name: string): Attempt | undefined {
  const attempt = recallPersonal(attemptName(name), isAttempt);
  if (!attempt || resultOf(name, attempt) === undefined) return attempt;
  forgetPersonal(attemptName(name));
  return undefined;
}

/** Returns the attempt in progress, or starts a new one. */
export function openAttempt(name: string): Attempt {
  const attempt = findAttempt(name) ?? { id: randomHash(), given: {} };
  keepAttempt(name, attempt);
  return attempt;
}

export const keepAttempt = (name: string, attempt: Attempt): void =>
  void keepPersonal(attemptName(name), attempt, { days: HEALTH_DAYS });

/** Removes the answers, because the person starts again. */
export const dropAttempt = (name: string): void => forgetPersonal(attemptName(name));

/** Returns the result of an attempt that any tab has finished. */
export function resultOf(name: string, { id }: Attempt): string | undefined {
  const finished = recallPersonal(finishedName(name), isFinished);
  return finished?.id === id ? finished.result : undefined;
}

/** Sends the answers by `send`, which returns the number of the result. */
export function finishOnce(
  name: string,
  attempt: Attempt,
  answers: unknown,
  send: (idempotencyKey: string) => Promise<string>,
): Promise<string> {
  return oneAtATime(attemptName(name), async () => {
    const known = resultOf(name, attempt);
    if (known !== undefined) return known;
    const owner = ownerMark();
    const result = await send(`${attempt.id}${shortHash(JSON.stringify(answers))}`);
    // After a change of the signed-in person nothing of this person is stored or removed (A04).
    if (owner !== undefined && ownerMark() !== owner) return result;
    const finished: Finished = { id: attempt.id, result };
    keepPersonal(finishedName(name), finished, { days: CHOICE_DAYS });
    dropAttempt(name);
    return result;
  });
}
