/** Whether there seems to be a network. A hint only, for a bar: no call is ever held back by it. */
import { networkChanged } from '@sdhealth/bridge-sdk';
import { useEffect, useState } from 'react';
import { bridge } from '../store/bridge.ts';

export function useOnline(): boolean {
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const read = () => setOnline(navigator.onLine);
    const stop = bridge.on(networkChanged, ({ type }) => setOnline(type !== 'none'));
    addEventListener('online', read);
    addEventListener('offline', read);
    return () => {
      stop();
      removeEventListener('online', read);
      removeEventListener('offline', read);
    };
  }, []);
  return online;
}
