import { useEffect, useState } from 'react';

/** Loads a part after the page has rendered. It is undefined while loading, and null if its chunk fails. */
export function useLateLoad<T>(load: () => Promise<T>): T | null | undefined {
  const [part, setPart] = useState<{ readonly loaded: T | null }>();
  useEffect(() => {
    let isMounted = true;
    const settle = (loaded: T | null) => isMounted && setPart({ loaded });
    load().then(settle, () => settle(null));
    return () => {
      isMounted = false;
    };
  }, [load]);
  return part?.loaded;
}
