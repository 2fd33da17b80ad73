import { setSecureScreen } from '@sdhealth/bridge-sdk';
import { useEffect } from 'react';
import { bridge } from '../platform/bridge.ts';

/** Hides the page from screenshots and the task switcher while it is open, in hosts that support it (V03). */
export function useSecureScreen(isSecret = false): void {
  useEffect(() => {
    if (!isSecret) return;
    secure(true);
    return () => secure(false);
  }, [isSecret]);
}

function secure(isSecret: boolean): void {
  // The handshake says what the app supports. Both calls wait for it, so they are made in order.
  void bridge.opened.then(() => {
    if (bridge.supports(setSecureScreen).ok) bridge.call(setSecureScreen, { secure: isSecret }).catch(() => undefined);
  });
}
