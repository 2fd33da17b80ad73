/** React's way to the bridge: `@sdhealth/bridge-sdk/react`. */
export { BridgeProvider, type BridgeProviderProps, useBridge } from './provider.ts';
export { useBridgeEvent } from './use-bridge-event.ts';
export { useSupport } from './use-support.ts';
