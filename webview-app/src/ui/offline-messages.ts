/** Counts the mounted components that show an offline message. The frame's bar is hidden while the count is above 0. */
import { useEffect } from 'react';
import { proxy } from 'valtio';

// oxlint-disable-next-line sdhealth/kept-by-a-person -- words on the screen now
export const offlineSaid = proxy({ parts: 0 });

/** Counts this component as showing an offline message while it is mounted and `says` is true. */
export function useSaysOffline(says: boolean): void {
  useEffect(() => {
    if (!says) return undefined;
    offlineSaid.parts += 1;
    return () => {
      offlineSaid.parts -= 1;
    };
  }, [says]);
}
