/**
 * Manages the idempotency key of a person's action (P02, P09). The key is reused while the result of the last attempt is unknown and the
 * same action is repeated. Any other action gets a new key.
 */
import { handlingOf } from '../client/codes.ts';
import { ApiError } from '../client/request.ts';
import { randomHash } from '../rules/random-hash.ts';

export interface ActionKey {
  /** Returns the key for the action that `description` names. */
  of(description: string): string;
  /** Records the result of the attempt. Without an error the action is done. */
  settle(error?: unknown): void;
  /** Sends with the key, and records the result. */
  during<T>(description: string, send: (idempotencyKey: string) => Promise<T>): Promise<T>;
}

/**
 * Checks that an error is the service's decision about the action: a business code. A session error, a missing network or a rate limit stops an attempt
 * before the service handles the action.
 */
export const isDecision = (error: unknown): boolean =>
  error instanceof ApiError && typeof error.code === 'number' && handlingOf(error.code) === undefined;

/** Makes a key manager without a pending action, as after a page load. */
export function actionKey(): ActionKey {
  let current: { key: string; description: string; isUncertain: boolean } | undefined;
  const keys: ActionKey = {
    of(description) {
      if (current?.description !== description)
        current = { key: randomHash(), description: description, isUncertain: false };
      return current.key;
    },
    settle(error) {
      if (current && error instanceof ApiError && error.mayHaveHappened) current.isUncertain = true;
      // A lost attempt stays uncertain until the server decides about the action.
      else if (error === undefined || !current?.isUncertain || isDecision(error)) current = undefined;
    },
    during: (description, send) =>
      send(keys.of(description)).then(
        (result) => {
          keys.settle();
          return result;
        },
        (error: unknown) => {
          keys.settle(error);
          throw error;
        },
      ),
  };
  return keys;
}
