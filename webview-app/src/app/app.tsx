import { ready } from '@sdhealth/bridge-sdk';
import { useEffect } from 'react';
import { Overlays } from '#overlays';
import { bridge } from '../platform/bridge.ts';
import { PAINTED } from './page-signs.ts';
import { Router } from './router.tsx';
import { Shell } from './shell.tsx';

export function App() {
  useEffect(afterFirstPaint, []);
  return (
    <Shell>
      <Router />
      <Overlays />
    </Shell>
  );
}

/** Tells the host that the page has painted: two frames after the first commit, because painting only begins with the first. */
function afterFirstPaint(): void {
  requestAnimationFrame(() => requestAnimationFrame(painted));
}

function painted(): void {
  if (__BUILD__ !== 'single' || dispatchEvent(new Event(PAINTED, { cancelable: true }))) void sayReady();
}

async function sayReady(): Promise<void> {
  await bridge.opened;
  if (bridge.supports(ready).ok) await bridge.call(ready, {}).catch(() => undefined);
}
