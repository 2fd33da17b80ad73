/** React's hooks for a bridge: its events, and what its host can do. */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Call, HostEvent, Support } from '../core/types.ts';
import { useBridge } from './provider.ts';

/**
 * Listens to `event` while the component is mounted. The listener of the last render is called, without listening anew; what it
 * returns is the page's answer (`backPressed`: true means handled).
 */
export function useBridgeEvent<Payload>(
  event: HostEvent<string, Payload>,
  listener: (payload: Payload) => unknown,
): void {
  const bridge = useBridge();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bridge.on(event, (payload) => latest.current(payload)), [bridge, event]);
}

const same = (a: Support, b: Support): boolean =>
  a.ok === b.ok &&
  a.source === b.source &&
  (a.ok || b.ok || (a.reason === b.reason && a.needs === b.needs && a.option === b.option));

/**
 * Returns the support of `method`: first by what is known at once, also on a server, then again when the host is open, because its
 * handshake decides. The object stays the same as long as the answer is the same.
 */
export function useSupport(method: Call<string, never, unknown>): Support {
  const bridge = useBridge();
  const last = useRef<Support>(undefined);
  const subscribe = useCallback(
    (changed: () => void) => {
      let mounted = true;
      void bridge.opened.then(() => {
        if (mounted) changed();
      });
      return () => {
        mounted = false;
      };
    },
    [bridge],
  );
  const read = () => {
    const support = bridge.supports(method);
    if (!last.current || !same(last.current, support)) last.current = support;
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, read);
}
