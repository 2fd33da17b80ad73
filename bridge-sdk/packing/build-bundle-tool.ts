/** Runs `node scripts/run.mjs build-bundle-tool`: builds the published command `sdhealth-bundle`. */
import { buildBundleTool } from './build.ts';

export async function main(): Promise<number> {
  await buildBundleTool();
  return 0;
}
