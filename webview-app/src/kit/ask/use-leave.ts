import { useEffect, useRef } from 'react';
import { navigate } from '../../platform/history.ts';

/** Leaves the page for another one in its place, so that back never leads into what is done. Nothing where the person has left it meanwhile. */
export function useLeave(): (to: string) => void {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return (to) => {
    if (here.current) navigate(to, { replace: true });
  };
}
