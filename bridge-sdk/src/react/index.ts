/** The bridge for React: `@sdhealth/bridge-sdk/react`. */
export { useBridgeEvent, useSupport } from './hooks.ts';
export { BridgeProvider, type BridgeProviderProps, useBridge } from './provider.ts';
