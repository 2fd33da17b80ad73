import { useEffect } from 'react';
import { navigate } from '../platform/history.ts';

/** Goes to another page, which takes this one's place: back leads to where the person came from. */
export function GoTo({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
