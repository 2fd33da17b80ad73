import { useEffect, useRef } from 'react';
import type { Event } from '../core/types.ts';
import { useBridge } from './provider.ts';

/**
 * Listens to `event` while the component is mounted. The listener of the last render is called, without listening anew; what it
 * returns is the page's answer (`backPressed`: true means handled).
 */
export function useBridgeEvent<Payload>(event: Event<string, Payload>, listener: (payload: Payload) => unknown): void {
  const bridge = useBridge();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bridge.on(event, (payload) => latest.current(payload)), [bridge, event]);
}
