/** Exports the bridge for React: `@sdhealth/bridge-sdk/react`. */
export type { CallState, Run } from '../framework/call-state.ts';
export type { PendingList } from '../framework/pending-list.ts';
export { type UsedCall, useBridgeEvent, useCall, usePending, useSupport } from './hooks.ts';
export { BridgeProvider, type BridgeProviderProps, useBridge } from './provider.ts';
