import { type App, type InjectionKey, inject, provide } from 'vue';
import type { Bridge } from '../core/types.ts';

/** The key of the bridge for `app.provide(bridgeKey, bridge)`. */
export const bridgeKey: InjectionKey<Bridge> = Symbol('bridge');

/** Provides the bridge to `app`, or by default to the components below this one. It neither opens nor disposes the bridge. */
export function provideBridge(bridge: Bridge, app?: App): void {
  if (app) app.provide(bridgeKey, bridge);
  else provide(bridgeKey, bridge);
}

/** Returns the bridge of the nearest provider. Throws if there is none. */
export function useBridge(): Bridge {
  const bridge = inject(bridgeKey, undefined);
  if (!bridge) throw new Error('useBridge: no provideBridge() above this component');
  return bridge;
}
