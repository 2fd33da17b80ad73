import { setTitle } from '@sdhealth/bridge-sdk';
import { useEffect, useState } from 'react';
import { bridge } from '../platform/bridge.ts';

/** Returns true if the host draws its own title bar. It may only be known when the host has opened. */
export function useHostTitleBar(): boolean {
  const [has, setHas] = useState(() => bridge.supports(setTitle).ok);
  useEffect(() => {
    void bridge.opened.then(() => setHas(bridge.supports(setTitle).ok));
  }, []);
  return has;
}

/** Names the page, in the document and in the host's bar. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    void bridge.opened.then(() => {
      if (bridge.supports(setTitle).ok) bridge.call(setTitle, { title }).catch(() => undefined);
    });
  }, [title]);
}
