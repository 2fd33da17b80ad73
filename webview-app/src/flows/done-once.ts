/**
 * Sends what spends or moves something so that it happens once. Rules:
 * 1. Tabs send one after the other.
 * 2. Where the answer was lost, the service's own record is looked at: what is found there by the action's key is done. Else it stays a
 *    failure, and is sent again with the same key.
 * 3. Once another person is here nothing more is sent, and no answer is given (A04).
 */
import { ApiError, isApiError } from '../client/request.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import { session } from '../store/session.ts';

export interface Ways<T> {
  readonly send: () => Promise<T>;
  /** Looks into the service's record; undefined where it has nothing of this action. */
  readonly find: () => Promise<T | undefined>;
}

/** Does it; `name` is what only one tab does at a time. Rejects as every call does: it is then not done, or not known to be. */
export function doneOnce<T>(name: string, begin: () => Ways<T>): Promise<T> {
  const { owner } = session;
  const insist = () => {
    if (session.owner !== owner) throw new ApiError('ABORTED', 'another person is here');
  };
  return oneAtATime(name, async () => {
    insist();
    const { send, find } = begin();
    try {
      return await send().finally(insist);
    } catch (error) {
      insist();
      if (!isApiError(error) || !error.mayHaveHappened) throw error;
      const found = await find().catch(() => undefined);
      insist();
      if (found === undefined) throw error;
      return found;
    }
  });
}
