/** `@sdhealth/bridge-generator`: what `bridge.config.ts` imports. */
export { type BridgeConfig, defineConfig, type Outputs } from './config.ts';
export type { Contract, EventRow, MethodRow } from './contract/rows.ts';
