/** Returns whether there is a network. Events of the browser and the host are hints, which a probe checks. */
import { networkChanged } from '@sdhealth/bridge-sdk';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { bridge } from '../platform/bridge.ts';
import { network, networkMayHaveChanged } from '../platform/network.ts';

export function useOnline(): boolean {
  const { online } = useSnapshot(network);
  useEffect(() => {
    if (!navigator.onLine) networkMayHaveChanged();
    const unsubscribe = bridge.on(networkChanged, networkMayHaveChanged);
    addEventListener('online', networkMayHaveChanged);
    addEventListener('offline', networkMayHaveChanged);
    return () => {
      unsubscribe();
      removeEventListener('online', networkMayHaveChanged);
      removeEventListener('offline', networkMayHaveChanged);
    };
  }, []);
  return online;
}
