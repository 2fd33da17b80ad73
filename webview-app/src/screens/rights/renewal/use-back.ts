import { resumed } from '@sdhealth/bridge-sdk';
import { useEffect, useRef } from 'react';
import { bridge } from '../../../platform/bridge.ts';

/** Calls back when the person returns to this page from another one, a wallet, or another app. */
export function useBack(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const stop = bridge.on(resumed, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
