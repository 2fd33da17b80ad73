/** React's way to the bridge: `@sdhealth/bridge-sdk/react`. */
export { useBridgeEvent, useSupport } from './hooks.ts';
export { BridgeProvider, type BridgeProviderProps, useBridge } from './provider.ts';
