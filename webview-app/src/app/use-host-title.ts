import { setTitle } from '@sdhealth/bridge-sdk';
import { useEffect, useRef, useState } from 'react';
import { useScreenTitleText } from '../kit/page/use-screen-title.ts';
import { bridge } from '../platform/bridge.ts';
import { screenTitle } from '../store/frame.ts';

/** Returns whether the host has a title bar. That may only be known after the handshake. */
export function useHostTitleBar(): boolean {
  const [hasTitleBar, setHasTitleBar] = useState(() => bridge.supports(setTitle).ok);
  useEffect(() => {
    void bridge.opened.then(() => setHasTitleBar(bridge.supports(setTitle).ok));
  }, []);
  return hasTitleBar;
}

/**
 * Sets the title of the document and of the host's bar to the title that the screen has set, else to that of the route. Returns the title.
 * The effect reads the screen's title from the store, because after the first render `title` is still that of the route.
 */
export function useTitle(rowTitle: string): string {
  const title = useScreenTitleText(true) ?? rowTitle;
  const reportedTitle = useRef('');
  useEffect(() => {
    const currentTitle = screenTitle.text ?? title;
    if (reportedTitle.current === currentTitle) return;
    reportedTitle.current = currentTitle;
    document.title = currentTitle;
    void bridge.opened.then(() => {
      if (bridge.supports(setTitle).ok) bridge.call(setTitle, { title: currentTitle }).catch(() => undefined);
    });
  }, [title]);
  return title;
}
