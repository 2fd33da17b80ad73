import { ready } from '@sdhealth/bridge-sdk';
import { useEffect } from 'react';
import { bridge } from '../store/bridge.ts';
import { Alert } from './alert.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { Router } from './router.tsx';
import { ServiceClosedDialog } from './service-closed-dialog.tsx';
import { Shell } from './shell.tsx';

export function App() {
  useEffect(afterFirstPaint, []);
  return (
    <Shell>
      <Router />
      <LoginDialog />
      <ServiceClosedDialog />
      <Alert />
    </Shell>
  );
}

/** Tells the host that the page has painted: two frames after the first commit, as the first only begins to paint. */
function afterFirstPaint(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => void sayReady()));
}

async function sayReady(): Promise<void> {
  await bridge.opened;
  if (bridge.supports(ready).ok) await bridge.call(ready, {}).catch(() => undefined);
}
