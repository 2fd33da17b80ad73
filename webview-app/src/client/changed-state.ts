/**
 * Handles the refusal of a write whose subject has changed since the page showed it (code 40901). Only for rows with `seen`. Rules:
 * 1. The frame shows the differences and asks for consent. After a yes the write is sent again with the present state, under its own key.
 * 2. The caller gets the refusal after a no, or if the service no longer allows the write (`canRepeat: false`).
 * 3. Rows that name the code in their `errors` have a screen that shows the new price itself.
 */
import type { Wrapper } from './call.ts';
import { STATE_CHANGED } from './codes.ts';
import { isApiError } from './errors.ts';
import { ports } from './ports.ts';

/** Asks for consent and resends a write if the service knows another state than the write names. */
export const withChangedState: Wrapper = (next) => async (call) => {
  // Mutant lives: A list of another code does not name this one either.
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
