import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import type { Bridge } from '../core/types.ts';

const Context = createContext<Bridge | undefined>(undefined);

/** The props of `BridgeProvider`. */
export interface BridgeProviderProps {
  /** The bridge, made once outside of rendering by `createBridge(options)`. The provider neither opens nor disposes it. */
  readonly bridge: Bridge;
  /** The components that use the bridge. */
  readonly children?: ReactNode;
}

/** Provides the bridge to all components below it. The nearest provider wins, so that a test or an iframe can have its own. */
export function BridgeProvider({ bridge, children }: BridgeProviderProps): ReactElement {
  return createElement(Context.Provider, { value: bridge }, children);
}

/** Returns the bridge of the nearest provider. Throws if there is none. */
export function useBridge(): Bridge {
  const bridge = useContext(Context);
  if (!bridge) throw new Error('useBridge: no <BridgeProvider> above this component');
  return bridge;
}
