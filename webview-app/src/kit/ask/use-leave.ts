import { useEffect, useRef } from 'react';
import { navigate } from '../../platform/history.ts';

/** Leaves the page for another one in its place, so that back never leads into what is done. Nothing where the person has left it meanwhile. */
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
