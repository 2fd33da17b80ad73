/** Tries out the packed generator in an empty folder, with a contract of one method. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../../scripts/workspace/files.ts';
import { GENERATOR } from '../packages.ts';
import { commandIn, install } from './install.ts';

const CONTRACT = `import { method, Text, Type } from '@sdhealth/bridge-generator/contract';

/** Opens a door. */
export const openDoor = method('shop.openDoor', {
  params: Type.Object({ id: Text() }),
  result: Type.Object({ open: Type.Boolean() }),
});
`;
const CONFIG = `import { defineConfig } from '@sdhealth/bridge-generator';

export default defineConfig({
  contract: './doors.ts',
  name: 'Shop',
  output: {
    typescript: { file: 'src/bridge.ts' },
    kotlin: { folder: 'android', package: 'com.shop.bridge' },
    swift: { folder: 'ios' },
    arkts: { folder: 'harmony' },
  },
});
`;

export function useGenerator(tarball: string, folder: string): string {
  install(tarball, folder, [], ['typebox', 'jiti', 'json-stringify-pretty-compact']);
  writeFiles(folder, { 'doors.ts': CONTRACT, 'bridge.config.ts': CONFIG });
  const run = commandIn(folder, GENERATOR.name);
  assert.deepEqual(run('generate'), { code: 0, output: '7 files, 7 of them written\n' });
  assert.deepEqual(run('check'), { code: 0, output: '7 files are as they should be\n' });
  assert.match(readFileSync(join(folder, 'android/ShopMethods.kt'), 'utf8'), /suspend fun openDoor/);
  writeFiles(folder, { 'doors.ts': CONTRACT.replace('open: Type.Boolean()', 'open: Type.Null()') });
  const refusal = run('generate');
  assert.deepEqual(
    [refusal.code, /^doors\.ts, shop\.openDoor, result\/open: /.test(refusal.output)],
    [2, true],
    refusal.output,
  );
  return 'generate, check and a wrong contract, from TypeScript to Kotlin, Swift and ArkTS';
}
