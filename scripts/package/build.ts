/** Builds `bridge-sdk/dist`: modules, declarations, and the contract as data. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { contractDocument } from '../contract/json-schema.ts';
import { root } from '../workspace/root.ts';
import { writeDeclarations } from './declarations.ts';
import { ENTRIES } from './entries.ts';

const sdk = join(root, 'bridge-sdk');

export async function buildPackage(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({ configFile: join(sdk, 'vite.config.ts'), configLoader: 'runner', logLevel: 'warn' });
  await writeDeclarations(ENTRIES.filter((entry) => existsSync(join(sdk, 'dist', `${entry}.js`))));
  writeFileSync(join(sdk, 'dist/contract.json'), `${JSON.stringify(contractDocument(), null, 2)}\n`);
}
