/** The entry for own apps as the export condition `development` has it: the same code, whose bridge checks all of its options. */
import { connectNative as connectPlain, type NativeBridge, type NativeOptions } from '../hosts/connect-native.ts';
import { checkWholly } from './check-options.ts';

export * from '../hosts/connect-native.ts';

/** As in production; rejects with BAD_PARAMS for any wrong or unknown option. */
export async function connectNative(options: NativeOptions = {}): Promise<NativeBridge> {
  checkWholly(options, true);
  return connectPlain(options);
}
