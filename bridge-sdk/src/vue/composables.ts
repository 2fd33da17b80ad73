/** Vue's composables for a bridge: its events, what its host can do, its calls, and the operations whose end is not known. */
import {
  type MaybeRefOrGetter,
  onMounted,
  onScopeDispose,
  type ShallowRef,
  shallowReadonly,
  shallowRef,
  toValue,
  watch,
} from 'vue';
import type { PendingOperation, Support } from '../core/data-types.ts';
import type { HostEvent, HostMethod } from '../core/types.ts';
import { type CallState, type Run, trackCalls } from '../framework/call-state.ts';
import { NOTHING, type PendingList, pendingList } from '../framework/pending-list.ts';
import { sameSupport } from '../framework/same-support.ts';
import { useBridge } from './provide.ts';

/** Listens to `event` from when the component is mounted until it is gone; what the listener returns is the page's answer (`backPressed`: true means handled). */
export function useBridgeEvent<Payload>(
  event: HostEvent<string, Payload>,
  listener: (payload: Payload) => unknown,
): void {
  const bridge = useBridge();
  let stop = () => {};
  onMounted(() => {
    stop = bridge.on(event, listener);
  });
  onScopeDispose(() => stop());
}

/**
 * Returns the support of `method`, with `params` for these: first what a server says of the same user agent and options, so that markup of a
 * server fits, then, from when the component is mounted, what the page knows, and again when the host is open.
 */
export function useSupport<Params>(
  method: HostMethod<string, Params, unknown>,
  params?: MaybeRefOrGetter<Params>,
): Readonly<ShallowRef<Support>> {
  const bridge = useBridge();
  const currentParams = () => toValue(params);
  const read = () => {
    const value = currentParams();
    return value === undefined ? bridge.supports(method) : bridge.supports(method, value as Params);
  };
  const { onServer } = bridge['~context'];
  const support = shallowRef(onServer ? onServer(method, currentParams()) : read());
  let isGone = false;
  const look = () => {
    const now = read();
    if (!isGone && !sameSupport(support.value, now)) support.value = now;
  };
  onMounted(() => {
    look();
    void bridge.opened.then(look);
    watch(currentParams, look);
  });
  onScopeDispose(() => {
    isGone = true;
  });
  return shallowReadonly(support);
}

/** The result of `useCall`: the state of the newest call, and the function that makes one. */
export interface UsedCall<Params, Result> {
  /** The state of the newest call. */
  readonly state: Readonly<ShallowRef<CallState<Result>>>;
  /** Makes a call. It goes on when the component is gone; `options.signal` ends it. */
  readonly run: Run<Params, Result>;
}

/** Makes calls of `method`. Nothing is called by itself, on a server neither. */
export function useCall<Params, Result>(method: HostMethod<string, Params, Result>): UsedCall<Params, Result> {
  const bridge = useBridge();
  const state = shallowRef<CallState<Result>>({ status: 'idle' });
  const run = trackCalls(bridge, method, (now) => {
    state.value = now;
  });
  return { state: shallowReadonly(state), run };
}

/** The result of `usePending`: the list, and the function that reads it again. */
export interface UsedPending {
  /** As `pending(bridge)` gives them; `settle` of one also reads again. */
  readonly operations: Readonly<ShallowRef<readonly PendingOperation[]>>;
  /** Reads again. */
  readonly look: PendingList['look'];
}

/** Returns the operations whose end is not known, as `pending(bridge)` does, and reads again when the page is seen again. Empty on a server and until the component is mounted. */
export function usePending(): UsedPending {
  const list = pendingList(useBridge());
  const operations = shallowRef(NOTHING);
  const show = () => {
    operations.value = list.read();
  };
  let stop = () => {};
  onMounted(() => {
    stop = list.watch(show);
    show();
  });
  onScopeDispose(() => stop());
  return { operations: shallowReadonly(operations), look: list.look };
}
