/**
 * Handles the refusal of a write whose thing has changed since the page showed it (code 40901), for every row with `seen`. Rules:
 * 1. The frame shows what is different and asks again. After a yes the write is sent again with the present state, under its own key.
 * 2. After a no, or where the service says that it cannot be done any more (`canRepeat: false`), the caller gets the refusal.
 * 3. Rows that name the code in their `errors` have a screen that shows the new price itself.
 */
import type { Wrapper } from './call.ts';
import { STATE_CHANGED } from './codes.ts';
import { isApiError } from './errors.ts';
import { ports } from './ports.ts';

/** Asks again where the service knows another state than the write names. */
export const withChangedState: Wrapper = (next) => async (call) => {
  const { seen, errors = [] } = call.endpoint;
  if (!seen || errors.includes(STATE_CHANGED)) return next(call);
  const owner = ports().owner();
  try {
    return await next(call);
  } catch (error) {
    if (!isApiError(error, STATE_CHANGED)) throw error;
    const { sentAgain } = await import('./changes-of-state.ts');
    return sentAgain(next, call, error, owner);
  }
};
