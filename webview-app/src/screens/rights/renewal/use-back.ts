import { resumed } from '@sdhealth/bridge-sdk';
import { useEffect, useRef } from 'react';
import { bridge } from '../../../platform/bridge.ts';

/** Calls back when the person returns to this page from another one, a wallet, or another app. */
export function useBack(onBack: () => void): void {
  const latestCallback = useRef(onBack);
  useEffect(() => {
    latestCallback.current = onBack;
  });
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') latestCallback.current();
    };
    const unsubscribe = bridge.on(resumed, onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}
