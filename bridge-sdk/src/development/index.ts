/**
 * The main entry as the export condition `development` has it: the same code, whose bridges check all of their options, and whose rows say
 * what they expect of a wrong value. A bundler's development server and Vitest ask for it by themselves.
 */
import { connect as connectPlain, createBridge as createPlain } from '../core/connect.ts';
import type { Bridge, BridgeOptions } from '../core/types.ts';
import { checkWholly } from './check-options.ts';

// The build gives the modules of this folder the rows that explain themselves.
export * from '../contract/index.ts';
export * from '../surface.ts';

/** As in production; throws BAD_PARAMS for any wrong or unknown option. */
export function createBridge(options: BridgeOptions = {}): Bridge {
  checkWholly(options);
  return createPlain(options);
}

/** As in production; rejects with BAD_PARAMS for any wrong or unknown option. */
export async function connect(options: BridgeOptions = {}): Promise<Bridge> {
  checkWholly(options);
  return connectPlain(options);
}
