/** Runs `node scripts/run.mjs build-sdk`: builds the published package into `bridge-sdk/dist` and prints the sizes of its files. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../scripts/workspace/files.ts';
import { root } from '../../scripts/workspace/root.ts';
import { buildPackage } from './build.ts';
import { DEVELOPMENT, ENTRIES, SCRIPT } from './entries.ts';

const sdk = join(root, 'bridge-sdk');

export async function main(): Promise<number> {
  await buildPackage();
  const created = [...ENTRIES, ...Object.values(DEVELOPMENT)].map((entry) => `dist/${entry}.js`);
  for (const file of [...created, SCRIPT.file, 'dist/contract.json'])
    console.log(`  ${file.padEnd(36)}${(statSync(join(sdk, file)).size / 1000).toFixed(1).padStart(8)} kB`);
  console.log(`  bridge-sdk/dist: ${filesIn(join(sdk, 'dist')).length} files`);
  return 0;
}
