/**
 * Handles the refusal of a write whose data has changed since the page showed it (code 40901). Only for endpoints with `seen`. Rules:
 * 1. The app shows the differences and asks for consent. If the person agrees, the write is sent again with the present state and a new key.
 * 2. The caller gets the refusal if the person declines, or if the service no longer allows the write (`canRepeat: false`).
 * 3. Endpoints that list the code in `errors` have a screen that shows the new price itself.
 */
import type { Wrapper } from './call.ts';
import { STATE_CHANGED } from './codes.ts';
import { isApiError } from './errors.ts';
import { ports } from './ports.ts';

/** Asks for consent and resends a write if its state differs from the service's. */
export const withChangedState: Wrapper = (next) => async (call) => {
  // Mutant lives: A list with another code does not contain this one either.
  const { seen, errors = [] } = call.endpoint;
  if (!seen || errors.includes(STATE_CHANGED)) return next(call);
  const owner = ports().owner();
  try {
    return await next(call);
  } catch (error) {
    if (!isApiError(error, STATE_CHANGED)) throw error;
    const { resendWithConsent } = await import('./resend-with-consent.ts');
    return resendWithConsent(next, call, error, owner);
  }
};
