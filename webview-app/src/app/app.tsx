import { ready } from '@sdhealth/bridge-sdk';
import { useEffect } from 'react';
import { Overlays } from '#overlays';
import { bridge } from '../platform/bridge.ts';
import { AppRouter } from './app-router.tsx';
import { CurrentPage } from './current-page.tsx';
import { PAINTED } from './page-signs.ts';
import { Shell } from './shell.tsx';

export function App() {
  useEffect(afterFirstPaint, []);
  return (
    <AppRouter>
      <Shell>
        <CurrentPage />
        <Overlays />
      </Shell>
    </AppRouter>
  );
}

/** Retries while the page is still blank, as in a window that the host has not laid out yet. */
const LOOKS = 10;
const AGAIN_MS = 1_000;

/** Tells the host that the page has painted. It waits two frames after the first commit: painting begins with the first frame. */
function afterFirstPaint(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => painted(LOOKS)));
}

function painted(looks: number): void {
  if (__BUILD__ !== 'single' || dispatchEvent(new Event(PAINTED, { cancelable: true }))) void sayReady();
  else if (looks > 1) setTimeout(painted, AGAIN_MS, looks - 1);
}

async function sayReady(): Promise<void> {
  await bridge.opened;
  if (bridge.supports(ready).ok) await bridge.call(ready, {}).catch(() => undefined);
}
