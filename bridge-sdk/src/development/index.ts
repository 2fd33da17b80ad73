/**
 * The main entry as the export condition `development` has it: the same code, whose bridges check all of their options. A bundler's
 * development server and Vitest ask for it by themselves.
 */
import { connect as connectPlain, createBridge as createPlain } from '../core/connect.ts';
import type { Bridge, BridgeOptions } from '../core/types.ts';
import { checkWholly } from './check-options.ts';

export * from '../index.ts';

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
