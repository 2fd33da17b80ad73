/**
 * The idempotency key of a person's action (P02, P09): it is kept while nobody knows how the last try ended and the same is asked again.
 * Anything else is a new action with a new key.
 */
import { handlingOf } from '../client/codes.ts';
import { ApiError } from '../client/request.ts';
import { randomHash } from '../rules/random-hash.ts';

export interface ActionKey {
  /** Returns the key for what is asked: `asked` names it. */
  of(asked: string): string;
  /** Says how the try ended; without an error it is done. */
  settle(error?: unknown): void;
  /** Sends with the key, and settles as that ends. */
  during<T>(asked: string, send: (idempotencyKey: string) => Promise<T>): Promise<T>;
}

/**
 * True where the answer is about the action: a business code. A refused session, a missing network or a busy gate refuse a try before
 * anybody looks at what it asks.
 */
export const isAboutTheAction = (error: unknown): boolean =>
  error instanceof ApiError && typeof error.code === 'number' && handlingOf(error.code) === undefined;

/** Begins without an open action, as a page load does. */
export function actionKey(): ActionKey {
  let open: { key: string; asked: string; isInDoubt: boolean } | undefined;
  const keys: ActionKey = {
    of(asked) {
      if (open?.asked !== asked) open = { key: randomHash(), asked, isInDoubt: false };
      return open.key;
    },
    settle(error) {
      if (open && error instanceof ApiError && error.mayHaveHappened) open.isInDoubt = true;
      // A lost try stays in doubt until the server speaks of the action itself.
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
