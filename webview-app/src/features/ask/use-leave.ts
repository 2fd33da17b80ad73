import { useEffect, useRef } from 'react';
import { navigate } from '../../platform/history.ts';

/** Returns a function that replaces the page by another, so that "back" does not return to a finished page. It does nothing after the unmount. */
export function useLeave(): (to: string) => void {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (to) => {
    if (isMounted.current) navigate(to, { replace: true });
  };
}
