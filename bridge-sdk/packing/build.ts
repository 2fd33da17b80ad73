/** Builds `bridge-sdk/dist`: modules, classic script, declarations, contract as JSON. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../../scripts/workspace/root.ts';
import { contractDocument } from '../generator/src/contract/document.ts';
import { writeDeclarations } from './declarations.ts';
import { ENTRIES } from './entries.ts';
import { writeScript } from './script.ts';

const sdk = join(root, 'bridge-sdk');

export async function buildPackage(plugins: readonly Plugin[] = []): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: join(sdk, 'vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
    plugins: [...plugins],
  });
  await writeScript(plugins);
  await writeDeclarations(ENTRIES.filter((entry) => existsSync(join(sdk, 'dist', `${entry}.js`))));
  writeFileSync(join(sdk, 'dist/contract.json'), `${JSON.stringify(contractDocument(), null, 2)}\n`);
}
