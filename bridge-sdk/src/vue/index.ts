/** Exports the bridge for Vue: `@sdhealth/bridge-sdk/vue`. */
export type { CallState, Run } from '../framework/call-state.ts';
export type { PendingList } from '../framework/pending-list.ts';
export { type UsedCall, type UsedPending, useBridgeEvent, useCall, usePending, useSupport } from './composables.ts';
export { bridgeKey, provideBridge, useBridge } from './provide.ts';
