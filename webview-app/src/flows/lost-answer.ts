/**
 * Sends writes for one person. Rules:
 * 1. No write is sent and no answer is returned once another person is signed in (A04). The person who started the write counts, not the
 *    person who is signed in when it is sent.
 * 2. A write whose answer was lost is a failure only if the service has no result of it (P02, P09).
 */
import { ApiError, isApiError, isSamePersonSignedIn } from '../client/request.ts';
import { runExclusively } from '../platform/run-exclusively.ts';
import { session } from '../store/session.ts';

/** Returns a check that throws `ABORTED` once another person is signed in, here or on another page of the phone. */
export function samePersonCheck(): () => void {
  const { owner } = session;
  return () => {
    if (session.owner !== owner || !isSamePersonSignedIn()) throw new ApiError('ABORTED', 'another person is here');
  };
}

/** Runs functions of one name one after the other, in all tabs, each for its own person. `work` gets the check of the person. */
export function inTurn<T>(name: string, work: (assertSamePerson: () => void) => Promise<T>): Promise<T> {
  const assertSamePerson = samePersonCheck();
  return runExclusively(name, async () => {
    assertSamePerson();
    return work(assertSamePerson).finally(assertSamePerson);
  });
}

/** Checks that the result of a call is unknown. */
export const isLost = (error: unknown): error is ApiError => isApiError(error) && error.mayHaveHappened;

/**
 * Sends a call. If the answer was lost, `find` requests its result from the service. Rejects with the failure of `send` if `find` returns undefined
 * or fails. `takenCode`: a refusal which may mean that the call has succeeded before.
 */
export async function recoverLostAnswer<T>(
  send: () => Promise<T>,
  find: (failure: ApiError) => Promise<T | undefined>,
  takenCode?: number,
): Promise<T> {
  const assertSamePerson = samePersonCheck();
  try {
    return await send().finally(assertSamePerson);
  } catch (error) {
    assertSamePerson();
    const mayBeDone = takenCode !== undefined && isApiError(error, takenCode);
    if (!isLost(error) && !mayBeDone) throw error;
    const match = await find(error)
      .catch(() => undefined)
      .finally(assertSamePerson);
    if (match === undefined) throw error;
    return match;
  }
}
