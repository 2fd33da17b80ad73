/** Exports the entry for own apps under the export condition `development`. Its bridge checks all of its options. */
import type { Bridge } from '../core/types.ts';
import { connectNative as connectPlain, type NativeOptions } from '../hosts/connect-native.ts';
import { checkAllOptions } from './check-options.ts';

export * from '../hosts/connect-native.ts';

/** Connects as in production. Rejects with BAD_PARAMS for any wrong or unknown option. */
export async function connectNative(options: NativeOptions = {}): Promise<Bridge> {
  checkAllOptions(options);
  return connectPlain(options);
}
