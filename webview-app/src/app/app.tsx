import { ready } from '@sdhealth/bridge-sdk';
import { useEffect } from 'react';
import { Overlays } from '#overlays';
import { bridge } from '../platform/bridge.ts';
import { AppRouter } from './app-router.tsx';
import { CurrentPage } from './current-page.tsx';
import { PAINTED } from './page-events.ts';
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

/** The checks of a page that is still blank, e.g. in a window that the host has not laid out yet. */
const MAX_CHECKS = 10;
const CHECK_INTERVAL_MS = 1_000;

/** Notifies the host that the page has painted. It waits two frames after the first commit, because painting begins with the first frame. */
function afterFirstPaint(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => reportPainted(MAX_CHECKS)));
}

function reportPainted(remainingChecks: number): void {
  if (__BUILD__ !== 'single' || dispatchEvent(new Event(PAINTED, { cancelable: true }))) void callReady();
  else if (remainingChecks > 1) setTimeout(reportPainted, CHECK_INTERVAL_MS, remainingChecks - 1);
}

async function callReady(): Promise<void> {
  await bridge.opened;
  if (bridge.supports(ready).ok) await bridge.call(ready, {}).catch(() => undefined);
}
