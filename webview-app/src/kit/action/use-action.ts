/**
 * Runs a write request that the person starts. Rules:
 * 1. While it runs, further taps are ignored (P01). The caller's button shows `busy`.
 * 2. Each action has one idempotency key. A retry of the same action after an unknown result keeps the key; any other
 *    action gets a new key (P02, P09).
 * 3. Leaving the screen does not abort a write, because it may have happened already. Only its response is dropped.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { actionKey } from '../../flows/action-key.ts';
import { blockReload } from '../../platform/unsaved-work.ts';

export interface Action<A extends readonly unknown[]> {
  busy: boolean;
  /** The failure of the last attempt; undefined while running and after success. */
  error: unknown;
  /** Resolves to true on success, and to false if the action failed or was already running. Never rejects. */
  start: (...args: A) => Promise<boolean>;
  /** Clears the error, e.g. when a dialog is closed. */
  clear: () => void;
}

/** Returns the action for a function that writes: `const cancel = useAction((key) => request(cancelBooking, { body }, { idempotencyKey: key }))`. */
export function useAction<A extends readonly unknown[]>(
  run: (idempotencyKey: string, ...args: A) => Promise<unknown>,
): Action<A> {
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: undefined });
  const latestRun = useRef(run);
  const isLocked = useRef(false);
  const [keys] = useState(actionKey);
  const isMounted = useRef(true);
  useEffect(() => {
    latestRun.current = run;
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const start = useCallback(
    async (...args: A): Promise<boolean> => {
      if (isLocked.current) return false;
      isLocked.current = true;
      const release = blockReload();
      const key = keys.of(JSON.stringify(args));
      setState({ busy: true, error: undefined });
      let error: unknown;
      try {
        await latestRun.current(key, ...args);
      } catch (reason) {
        error = reason ?? new Error('rejected without a reason');
      }
      keys.settle(error);
      isLocked.current = false;
      release();
      if (isMounted.current) setState({ busy: false, error });
      return error === undefined;
    },
    [keys],
  );

  const clear = useCallback(
    () => setState((previous) => (previous.busy ? previous : { busy: false, error: undefined })),
    [],
  );
  return { ...state, start, clear };
}
