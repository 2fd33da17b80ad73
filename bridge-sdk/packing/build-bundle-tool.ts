/** `node scripts/run.mjs build-bundle-tool` builds the command `sdhealth-bundle` as it is published. */
import { buildBundleTool } from './build.ts';

export async function main(): Promise<number> {
  await buildBundleTool();
  return 0;
}
