/**
 * Sends a request that spends or moves something exactly once. Rules:
 * 1. Tabs send one after the other.
 * 2. After a lost response the service's record is searched for the action's key. If it is found, the action is done. Otherwise it
 *    stays a failure, and is resent with the same key (P02, P09).
 * 3. An attempt with an unknown result is stored on the phone for the person, with its key and a mark of its input. Another tab or a
 *    later visit with the same input resends the same. With any other input it first searches the record.
 * 4. Once another person is signed in, nothing more is sent and no result is returned (A04).
 */

import { isDecision } from '../../../flows/action-key.ts';
import { inTurn, isLost, recoverLostAnswer } from '../../../flows/lost-answer.ts';
import { forgetPersonal, keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import { shortHash } from '../../../rules/short-hash.ts';
import { CHOICE_DAYS } from '../../../store/sections.ts';

export interface Action<T> {
  /** Names the object of the action: a service, goods, a coupon. Only one tab acts on it at a time. */
  readonly name: string;
  /** The body of the request. */
  readonly body: object;
  readonly send: (idempotencyKey: string) => Promise<T>;
  /** Searches the service's record for the result of a key. Undefined if it has none. */
  readonly find: (idempotencyKey: string) => Promise<T | undefined>;
}

interface AttemptNote {
  readonly key: string;
  /** Identifies the input without revealing it. */
  readonly mark: string;
}
export const isNote = (value: unknown): value is AttemptNote =>
  typeof value === 'object' && value !== null && 'key' in value;

/** Checks that an attempt of this name is open: it is in progress, or its result is unknown. */
export const isInDoubt = (name: string): boolean => recallPersonal(name, isNote) !== undefined;

/** Runs the action. Rejects like every request: it is then not done, or its result is unknown. */
export function doneOnce<T>({ name, body, send, find }: Action<T>, idempotencyKey: string): Promise<T> {
  const mark = shortHash(JSON.stringify(body));
  return inTurn(name, async (assertSamePerson) => {
    const previous = recallPersonal(name, isNote);
    if (previous && previous.mark !== mark) {
      const done = await find(previous.key).finally(assertSamePerson);
      forgetPersonal(name);
      if (done !== undefined) return done;
    }
    const isRetry = previous?.mark === mark;
    const note = isRetry ? previous : { key: idempotencyKey, mark };
    keepPersonal(name, note, { days: CHOICE_DAYS });
    try {
      const done = await recoverLostAnswer(
        () => send(note.key),
        () => find(note.key),
      );
      forgetPersonal(name);
      return done;
    } catch (error) {
      if (isDecision(error) || !(isRetry || isLost(error))) forgetPersonal(name);
      throw error;
    }
  });
}
