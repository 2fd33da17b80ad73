/**
 * Replaces the main entry under the export condition `development`, which Vitest and bundlers' dev servers select. Its bridges check
 * all of their options. Its rows explain why a value is wrong.
 */
import { connect as connectPlain, createBridge as createPlain } from '../core/connect.ts';
import type { Bridge, BridgeOptions } from '../core/types.ts';
import { checkAllOptions } from './check-options.ts';

// For the modules of this folder, the build replaces these rows by rows with explanations.
export * from '../contract/index.ts';
export * from '../surface.ts';

/** Creates a bridge as in production. Throws BAD_PARAMS for any wrong or unknown option. */
export function createBridge(options: BridgeOptions = {}): Bridge {
  checkAllOptions(options);
  return createPlain(options);
}

/** Connects as in production. Rejects with BAD_PARAMS for any wrong or unknown option. */
export async function connect(options: BridgeOptions = {}): Promise<Bridge> {
  checkAllOptions(options);
  return connectPlain(options);
}
