/**
 * Manages the idempotency key of a person's action (P02, P09). The key is kept while the result of the last attempt is unknown and the
 * same action is repeated. Any other action gets a new key.
 */
import { handlingOf } from '../client/codes.ts';
import { ApiError } from '../client/request.ts';
import { randomHash } from '../rules/random-hash.ts';

export interface ActionKey {
  /** Returns the key for the action that `asked` describes. */
  of(asked: string): string;
  /** Records the result of the attempt. Without an error the action is done. */
  settle(error?: unknown): void;
  /** Sends with the key, and records the result. */
  during<T>(asked: string, send: (idempotencyKey: string) => Promise<T>): Promise<T>;
}

/**
 * Checks that an answer is about the action: a business code. A session error, a missing network or a rate limit refuses an attempt
 * before the service looks at the action.
 */
export const isAboutTheAction = (error: unknown): boolean =>
  error instanceof ApiError && typeof error.code === 'number' && handlingOf(error.code) === undefined;

/** Makes a key manager without an open action, as after a page load. */
export function actionKey(): ActionKey {
  let open: { key: string; asked: string; isInDoubt: boolean } | undefined;
  const keys: ActionKey = {
    of(asked) {
      if (open?.asked !== asked) open = { key: randomHash(), asked, isInDoubt: false };
      return open.key;
    },
    settle(error) {
      if (open && error instanceof ApiError && error.mayHaveHappened) open.isInDoubt = true;
      // A lost attempt stays in doubt until the server answers about the action itself.
      else if (error === undefined || !open?.isInDoubt || isAboutTheAction(error)) open = undefined;
    },
    during: (asked, send) =>
      send(keys.of(asked)).then(
        (done) => {
          keys.settle();
          return done;
        },
        (error: unknown) => {
          keys.settle(error);
          throw error;
        },
      ),
  };
  return keys;
}
