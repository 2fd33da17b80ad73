/** The parts of the shown page that say themselves that there is no network: the frame's bar says nothing beside them. */
import { useEffect } from 'react';
import { proxy } from 'valtio';

// oxlint-disable-next-line sdhealth/kept-by-a-person -- words on the screen now
export const offlineSaid = proxy({ parts: 0 });

/** Says that this part is about a missing network, for as long as it is shown. */
export function useSaysOffline(says: boolean): void {
  useEffect(() => {
    if (!says) return undefined;
    offlineSaid.parts += 1;
    return () => {
      offlineSaid.parts -= 1;
    };
  }, [says]);
}
