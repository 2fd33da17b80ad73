import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import type { Bridge } from '../core/types.ts';

const Context = createContext<Bridge | undefined>(undefined);

export interface BridgeProviderProps {
  /** Made once, outside of rendering: `createBridge(options)`. The provider neither opens nor disposes it. */
  readonly bridge: Bridge;
  readonly children?: ReactNode;
}

/** Gives its bridge to everything below it; the nearest provider counts, so that a test or a frame can have its own. */
export function BridgeProvider({ bridge, children }: BridgeProviderProps): ReactElement {
  return createElement(Context.Provider, { value: bridge }, children);
}

/** The bridge of the nearest provider. Throws where there is none. */
export function useBridge(): Bridge {
  const bridge = useContext(Context);
  if (!bridge) throw new Error('useBridge: no <BridgeProvider> above this component');
  return bridge;
}
