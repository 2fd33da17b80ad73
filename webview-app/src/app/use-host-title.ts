import { setTitle } from '@sdhealth/bridge-sdk';
import { useEffect, useRef, useState } from 'react';
import { useScreenTitleText } from '../kit/page/use-screen-title.ts';
import { bridge } from '../platform/bridge.ts';
import { screenTitle } from '../store/frame.ts';

/** Tells if the host draws its own title bar. That may only be known after the handshake. */
export function useHostTitleBar(): boolean {
  const [has, setHas] = useState(() => bridge.supports(setTitle).ok);
  useEffect(() => {
    void bridge.opened.then(() => setHas(bridge.supports(setTitle).ok));
  }, []);
  return has;
}

/**
 * Sets the title of the document and of the host's bar to the screen's own title, else to the row's. Returns the title. The effect reads
 * the screen's title from the store: on first render it runs before a render with that title, and would report the row's.
 */
export function useTitle(rowTitle: string): string {
  const title = useScreenTitleText(true) ?? rowTitle;
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
