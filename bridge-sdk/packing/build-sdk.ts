/** `node scripts/run.mjs build-sdk` builds the package as it is published into `bridge-sdk/dist`. */
import { buildPackage } from './build.ts';

export async function main(): Promise<number> {
  await buildPackage();
  return 0;
}
