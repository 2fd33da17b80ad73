/**
 * Makes calls that change something for one person. Rules:
 * 1. Nothing is sent and no answer is returned once another person is signed in (A04). The person who acted counts, not the
 *    person who is signed in when the turn comes.
 * 2. A call whose answer was lost is a failure only if the service, asked, has no result of it (P02, P09).
 */
import { ApiError, isApiError, isStillHere } from '../client/request.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import { session } from '../store/session.ts';

/** Returns a check that throws `ABORTED` once another person is signed in, here or on another page of the phone. */
export function samePersonCheck(): () => void {
  const { owner } = session;
  return () => {
    if (session.owner !== owner || !isStillHere()) throw new ApiError('ABORTED', 'another person is here');
  };
}

/** Runs functions of one name one after the other, in all tabs, each for its own person. `work` gets their check. */
export function inTurn<T>(name: string, work: (assertSamePerson: () => void) => Promise<T>): Promise<T> {
  const assertSamePerson = samePersonCheck();
  return oneAtATime(name, async () => {
    assertSamePerson();
    return work(assertSamePerson).finally(assertSamePerson);
  });
}

/** Checks that the result of a call is unknown. */
export const isLost = (error: unknown): error is ApiError => isApiError(error) && error.mayHaveHappened;

/**
 * Sends a call. If the answer was lost, `find` asks the service for its result. Rejects with the failure of `send` if nothing is found or
 * the service cannot be asked. `takenCode`: a refusal which may mean that the call is done already.
 */
export async function orFound<T>(
  send: () => Promise<T>,
  find: (failure: ApiError) => Promise<T | undefined>,
  takenCode?: number,
): Promise<T> {
  const assertSamePerson = samePersonCheck();
  try {
    return await send().finally(assertSamePerson);
  } catch (error) {
    assertSamePerson();
    const isTaken = takenCode !== undefined && isApiError(error, takenCode);
    if (!isLost(error) && !isTaken) throw error;
    const match = await find(error)
      .catch(() => undefined)
      .finally(assertSamePerson);
    if (match === undefined) throw error;
    return match;
  }
}
