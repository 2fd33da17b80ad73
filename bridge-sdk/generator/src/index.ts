/** Exports the declarations for `bridge.config.ts` (`@sdhealth/bridge-generator`). */
export { type BridgeConfig, defineConfig, type Outputs } from './config.ts';
export type { Contract, EventRow, MethodRow } from './contract/rows.ts';
