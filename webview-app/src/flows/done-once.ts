/**
 * Sends what spends or moves something so that it happens once. Rules:
 * 1. Tabs send one after the other.
 * 2. Where the answer was lost, the service's own record is looked at: what is found there by the action's key is done. Else it stays a
 *    failure, and is sent again with the same key (P02, P09).
 * 3. A try that nobody knows the end of is noted on the phone as the person's own, its key and a mark of what it asks. Another tab, or a
 *    later visit, that asks the same sends the same one again; one that asks anything else looks for it in the record first.
 * 4. Once another person is signed in nothing more is sent, and no answer is given (A04).
 */
import { forgetPersonal, keepPersonal, recallPersonal } from '../platform/personal.ts';
import { shortHash } from '../rules/short-hash.ts';
import { CHOICE_DAYS } from '../store/sections.ts';
import { isAboutTheAction } from './action-key.ts';
import { inTurn, isLost, orFound } from './lost-answer.ts';

export interface Action<T> {
  /** Names what is done to: a service, goods, a coupon. Only one tab does it at a time. */
  readonly name: string;
  /** The body of the call. */
  readonly asked: object;
  readonly send: (idempotencyKey: string) => Promise<T>;
  /** Looks into the service's record for what came of a key; undefined where it has nothing of it. */
  readonly find: (idempotencyKey: string) => Promise<T | undefined>;
}

interface Note {
  readonly key: string;
  /** Says whether the same is asked, without saying what. */
  readonly mark: string;
}
export const isNote = (value: unknown): value is Note => typeof value === 'object' && value !== null && 'key' in value;

/** True while a try of this name is open: nobody knows how it ended, or it is under way. */
export const isInDoubt = (name: string): boolean => recallPersonal(name, isNote) !== undefined;

/** Does it. Rejects as every call does: it is then not done, or not known to be. */
export function doneOnce<T>({ name, asked, send, find }: Action<T>, idempotencyKey: string): Promise<T> {
  const mark = shortHash(JSON.stringify(asked));
  return inTurn(name, async (assertSamePerson) => {
    const previous = recallPersonal(name, isNote);
    if (previous && previous.mark !== mark) {
      const done = await find(previous.key).finally(assertSamePerson);
      forgetPersonal(name);
      if (done !== undefined) return done;
    }
    const isAgain = previous?.mark === mark;
    const own = isAgain ? previous : { key: idempotencyKey, mark };
    keepPersonal(name, own, { days: CHOICE_DAYS });
    try {
      const done = await orFound(
        () => send(own.key),
        () => find(own.key),
      );
      forgetPersonal(name);
      return done;
    } catch (error) {
      if (isAboutTheAction(error) || !(isAgain || isLost(error))) forgetPersonal(name);
      throw error;
    }
  });
}
