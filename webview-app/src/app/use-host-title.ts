import { setTitle } from '@sdhealth/bridge-sdk';
import { useEffect, useRef, useState } from 'react';
import { useGivenTitle } from '../kit/use-screen-title.ts';
import { bridge } from '../platform/bridge.ts';
import { screenTitle } from '../store/frame.ts';

/** Returns true if the host draws its own title bar. It may only be known when the host has opened. */
export function useHostTitleBar(): boolean {
  const [has, setHas] = useState(() => bridge.supports(setTitle).ok);
  useEffect(() => {
    void bridge.opened.then(() => setHas(bridge.supports(setTitle).ok));
  }, []);
  return has;
}

/**
 * Names the page, in the document and in the host's bar: by the screen's own name, else by its row's. Returns the name. The screen's own
 * is read where it is told: after the first drawing this effect runs before the name is drawn, and would tell the row's.
 */
export function useTitle(rowTitle: string): string {
  const title = useGivenTitle(true) ?? rowTitle;
  const reported = useRef('');
  useEffect(() => {
    const now = screenTitle.text ?? title;
    if (reported.current === now) return;
    reported.current = now;
    document.title = now;
    void bridge.opened.then(() => {
      if (bridge.supports(setTitle).ok) bridge.call(setTitle, { title: now }).catch(() => undefined);
    });
  }, [title]);
  return title;
}
