import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function that stays the same for the life of its component and always calls the one of the last drawing: effects call
 * it without running again for each new one. Not to be called while drawing. (React has this built in from 19.2 on.)
 */
export function useEvent<Args extends unknown[], Result>(call: (...args: Args) => Result): (...args: Args) => Result {
  const last = useRef(call);
  useInsertionEffect(() => {
    last.current = call;
  });
  return useCallback((...args: Args) => last.current(...args), []);
}
