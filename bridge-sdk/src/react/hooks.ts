/** Provides React hooks for a bridge: events, support, calls, and operations with an unknown outcome. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Support } from '../core/data-types.ts';
import type { HostEvent, HostMethod } from '../core/types.ts';
import { type CallState, type Run, trackCalls } from '../framework/call-state.ts';
import { NO_OPERATIONS, type PendingList, pendingList } from '../framework/pending-list.ts';
import { keepEqualSupport } from '../framework/same-support.ts';
import { useBridge } from './provider.ts';

/**
 * Listens to `event` while the component is mounted. Always calls the listener of the latest render, without subscribing again. The
 * listener's result is the page's answer (`backPressed`: true means handled).
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
 * Returns the support of `method`, optionally for `params`. During hydration it returns the value of the server. Afterwards
 * it returns the value of the page, and updates it when the handshake is complete. An equal value is the same object.
 */
export function useSupport<Params>(method: HostMethod<string, Params, unknown>, params?: Params): Support {
  const bridge = useBridge();
  const [reuseEqual] = useState(keepEqualSupport);
  const subscribe = useCallback(
    (changed: () => void) => {
      let isMounted = true;
      void bridge.opened.then(() => {
        if (isMounted) changed();
      });
      return () => {
        isMounted = false;
      };
    },
    [bridge],
  );
  const read = () => reuseEqual(params === undefined ? bridge.supports(method) : bridge.supports(method, params));
  const readOnServer = () => {
    const { onServer } = bridge['~context'];
    return onServer ? reuseEqual(onServer(method, params)) : read();
  };
  return useSyncExternalStore(subscribe, read, readOnServer);
}

/** The result of `useCall`: the state of the latest call, and the function `run` that makes calls. */
export type UsedCall<Params, Result> = CallState<Result> & {
  /**
   * Makes a call. The function stays the same as long as bridge and method do. A call continues after the component is unmounted.
   * `options.signal` aborts it.
   */
  readonly run: Run<Params, Result>;
};

/**
 * Returns `run`, which calls `method`, and the state of the latest call. The state is `idle`, `running`, `done` with `result`, or
 * `failed` with `error`. Rendering makes no call.
 */
export function useCall<Params, Result>(method: HostMethod<string, Params, Result>): UsedCall<Params, Result> {
  const bridge = useBridge();
  const [state, setState] = useState<CallState<Result>>({ status: 'idle' });
  const run = useMemo(() => trackCalls(bridge, method, setState), [bridge, method]);
  return { ...state, run };
}

/** Returns the operations of `pending(bridge)`. Reads them again when the page becomes visible. Empty on a server. */
export function usePending(): PendingList {
  const bridge = useBridge();
  const list = useMemo(() => pendingList(bridge), [bridge]);
  const operations = useSyncExternalStore(list.watch, list.read, () => NO_OPERATIONS);
  return { operations, look: list.look };
}
