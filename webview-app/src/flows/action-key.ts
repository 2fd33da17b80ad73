/**
 * The idempotency key of a person's action (P02, P09): it is kept while nobody knows how the last try ended and the same is asked again.
 * Anything else is a new action with a new key.
 */
import { ApiError } from '../client/request.ts';
import { randomHash } from '../rules/random-hash.ts';

export interface ActionKey {
  /** Returns the key for what is asked: `asked` names it. */
  of(asked: string): string;
  /** Says how the try ended; without an error it is done. */
  settle(error?: unknown): void;
}

/** Begins without an open action, as a page load does. */
export function actionKey(): ActionKey {
  let open: { key: string; asked: string } | undefined;
  return {
    of(asked) {
      open = { key: open?.asked === asked ? open.key : randomHash(), asked };
      return open.key;
    },
    settle(error) {
      if (!(error instanceof ApiError && error.mayHaveHappened)) open = undefined;
    },
  };
}
