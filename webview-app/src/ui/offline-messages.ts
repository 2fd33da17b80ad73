/** Counts the mounted components that show an offline message. The app's offline bar is hidden while the count is above 0. */
import { useEffect } from 'react';
import { proxy } from 'valtio';

// oxlint-disable-next-line sdhealth/cleared-on-logout -- a count of visible messages, nothing of a person
export const offlineMessages = proxy({ count: 0 });

/** Counts this component as showing an offline message while it is mounted and `isShown` is true. */
export function useShowsOffline(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    offlineMessages.count += 1;
    return () => {
      offlineMessages.count -= 1;
    };
  }, [isShown]);
}
