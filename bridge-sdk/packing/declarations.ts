/**
 * Writes the declarations of the package. The compiler reads a copy of the sources in which plain types replace the contract's schemas, so
 * that users need no schema library. Declarations that no entry reaches are deleted.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { run } from '../../scripts/workspace/process.ts';
import { root, tool } from '../../scripts/workspace/root.ts';
import { capabilities } from '../generator/src/contract/read.ts';
import { declareRows } from '../generator/src/contract/typescript.ts';
import { SCRIPT } from './entries.ts';

const sdk = join(root, 'bridge-sdk');
const dist = join(sdk, 'dist');
const sourceCopy = join(dist, 'declare');
const isPublished = (file: string) => !/\.test\.tsx?$|\/contract\/shapes\.ts$|\/src\/rows\.ts$/.test(file);

/** Declares the global of the classic script. A page gets it with `import type {} from '@sdhealth/bridge-sdk/script'`. */
const SCRIPT_TYPES = `declare global {
  const ${SCRIPT.name}: typeof import('./index.js');
}
export {};
`;

/** Writes the declarations of `bridge-sdk/dist` for the given entries, module paths without extension. */
export async function writeDeclarations(entries: readonly string[]): Promise<void> {
  rmSync(sourceCopy, { recursive: true, force: true });
  cpSync(join(sdk, 'src'), sourceCopy, { recursive: true, filter: isPublished });
  for (const capability of capabilities)
    writeFileSync(join(sourceCopy, 'contract', `${capability.name}.ts`), declareRows(capability, '../core/types.ts'));
  const code = await run(tool('tsc'), ['-p', join(sdk, 'tsconfig.build.json')]);
  rmSync(sourceCopy, { recursive: true });
  if (code !== 0) throw new ClearError('The declarations of bridge-sdk could not be written: see above.');
  publishReachable(dist, entries);
  writeFileSync(join(dist, 'script.d.ts'), SCRIPT_TYPES);
}

const RELATIVE = /(from |import\()(['"])(\.[^'"]*)\.ts\2/g;

/** Renames imports in declarations from `.ts` to `.js`, and deletes the declarations that no entry reaches. */
export function publishReachable(dist: string, entries: readonly string[]): void {
  const reachable = new Set<string>();
  const visit = (file: string) => {
    if (reachable.has(file)) return;
    reachable.add(file);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(RELATIVE, '$1$2$3.js$2'));
    for (const [, , , path = ''] of text.matchAll(RELATIVE)) visit(`${resolve(dirname(file), path)}.d.ts`);
  };
  for (const entry of entries) visit(join(dist, `${entry}.d.ts`));
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (file.endsWith('.d.ts') && !reachable.has(file)) rmSync(file);
  }
}
