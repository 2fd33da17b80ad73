/** React's hooks for a bridge: its events, what its host can do, its calls, and the operations whose end is not known. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Support } from '../core/data-types.ts';
import type { HostEvent, HostMethod } from '../core/types.ts';
import { type CallState, type Run, trackCalls } from '../framework/call-state.ts';
import { NOTHING, type PendingList, pendingList } from '../framework/pending-list.ts';
import { keepSame } from '../framework/same-support.ts';
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

/**
 * Returns the support of `method`, with `params` for these: first what a server says of the same user agent and options, so that markup of a
 * server fits, then what the page knows, and again when the host is open, because its handshake decides. The object stays the same as long
 * as the answer is the same.
 */
export function useSupport<Params>(method: HostMethod<string, Params, unknown>, params?: Params): Support {
  const bridge = useBridge();
  const [keep] = useState(keepSame);
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
  const read = () => keep(params === undefined ? bridge.supports(method) : bridge.supports(method, params));
  const readOnServer = () => {
    const { onServer } = bridge['~context'];
    return onServer ? keep(onServer(method, params)) : read();
  };
  return useSyncExternalStore(subscribe, read, readOnServer);
}

/** The result of `useCall`: the state of the newest call, and the function that makes one. */
export type UsedCall<Params, Result> = CallState<Result> & {
  /** Makes a call; the same function as long as the method is the same. A call goes on when the component is gone; `options.signal` ends it. */
  readonly run: Run<Params, Result>;
};

/**
 * Makes calls of `method` and returns the state of the newest: `idle`, `running`, `done` with its `result`, or `failed` with its `error`. Nothing
 * is called by itself, on a server neither.
 */
export function useCall<Params, Result>(method: HostMethod<string, Params, Result>): UsedCall<Params, Result> {
  const bridge = useBridge();
  const [state, setState] = useState<CallState<Result>>({ status: 'idle' });
  const run = useMemo(() => trackCalls(bridge, method, setState), [bridge, method]);
  return { ...state, run };
}

/** Returns the operations whose end is not known, as `pending(bridge)` does, and reads again when the page is seen again. Empty on a server. */
export function usePending(): PendingList {
  const bridge = useBridge();
  const list = useMemo(() => pendingList(bridge), [bridge]);
  const operations = useSyncExternalStore(list.watch, list.read, () => NOTHING);
  return { operations, look: list.look };
}
