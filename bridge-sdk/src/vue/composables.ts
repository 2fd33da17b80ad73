/** Provides Vue composables for a bridge: events, support, calls, and operations with an unknown outcome. */
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
import { NO_OPERATIONS, type PendingList, pendingList } from '../framework/pending-list.ts';
import { sameSupport } from '../framework/same-support.ts';
import { useBridge } from './provide.ts';

/** Listens to `event` while the component is mounted. The listener's result is the page's answer (`backPressed`: true means handled). */
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
 * Returns the support of `method`, optionally for `params`. Until the component is mounted it is the server's answer, so that hydration
 * fits the server's markup. Then it is the page's answer, read again when the host is open and when `params` change.
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
  let isDisposed = false;
  const update = () => {
    const latest = read();
    if (!isDisposed && !sameSupport(support.value, latest)) support.value = latest;
  };
  onMounted(() => {
    update();
    void bridge.opened.then(update);
    watch(currentParams, update);
  });
  onScopeDispose(() => {
    isDisposed = true;
  });
  return shallowReadonly(support);
}

/** The result of `useCall`: the state of the latest call, and the function `run` that makes calls. */
export interface UsedCall<Params, Result> {
  /** The state of the latest call. */
  readonly state: Readonly<ShallowRef<CallState<Result>>>;
  /** Makes a call. It continues after the component is unmounted. `options.signal` aborts it. */
  readonly run: Run<Params, Result>;
}

/** Returns `run`, which calls `method`, and the state of the latest call. Setup makes no call. */
export function useCall<Params, Result>(method: HostMethod<string, Params, Result>): UsedCall<Params, Result> {
  const bridge = useBridge();
  const state = shallowRef<CallState<Result>>({ status: 'idle' });
  const run = trackCalls(bridge, method, (next) => {
    state.value = next;
  });
  return { state: shallowReadonly(state), run };
}

/** The result of `usePending`: the operations, and the function that reads them again. */
export interface UsedPending {
  /** The operations of `pending(bridge)`. Their `settle` also reads the list again. */
  readonly operations: Readonly<ShallowRef<readonly PendingOperation[]>>;
  /** Reads the list again. */
  readonly look: PendingList['look'];
}

/**
 * Returns the operations of `pending(bridge)`. Reads them again when the page becomes visible. Empty on a server and until the component
 * is mounted.
 */
export function usePending(): UsedPending {
  const list = pendingList(useBridge());
  const operations = shallowRef(NO_OPERATIONS);
  const update = () => {
    operations.value = list.read();
  };
  let stop = () => {};
  onMounted(() => {
    stop = list.watch(update);
    update();
  });
  onScopeDispose(() => stop());
  return { operations: shallowReadonly(operations), look: list.look };
}
