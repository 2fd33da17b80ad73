/** Creates a sample project in a separate folder: a contract of 12 methods and 4 events with all supported types. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';

const SOURCES = join(root, 'bridge-sdk/generator/src');
/** Maps the package's modules to this repository's sources. */
const MODULES = { '@sdhealth/bridge-generator/contract': 'declare.ts', '@sdhealth/bridge-generator': 'index.ts' };

/** Returns every file of a folder, by its path. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.startsWith('node_modules') && statSync(join(folder, file)).isFile())
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** Redirects imports of the package to this repository's sources, which need no build. */
export const asSource = (text: string): string =>
  Object.entries(MODULES).reduce((all, [name, file]) => all.replaceAll(`'${name}'`, `'${join(SOURCES, file)}'`), text);

/** Creates the project. `isPackaged` keeps its imports for installed packages. */
export function makeProject(isPackaged = false): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  cpSync(join(root, 'bridge-sdk/generator/test/project'), folder, { recursive: true });
  if (isPackaged) return folder;
  for (const [file, text] of Object.entries(filesIn(folder))) writeFileSync(join(folder, file), asSource(text));
  return folder;
}
