/** A stranger's project in a folder of its own: a contract of 12 methods and 4 events with all types that are supported. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';

const SOURCES = join(root, 'bridge-sdk/generator/src');
/** The package's modules, where the project reads them from this repository. */
const MODULES = { '@sdhealth/bridge-generator/contract': 'declare.ts', '@sdhealth/bridge-generator': 'index.ts' };

/** Returns every file of a folder, by its path. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.startsWith('node_modules') && statSync(join(folder, file)).isFile())
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** Makes its modules come from this repository's sources, which need no build. */
export const asSource = (text: string): string =>
  Object.entries(MODULES).reduce((all, [name, file]) => all.replaceAll(`'${name}'`, `'${join(SOURCES, file)}'`), text);

/** Makes the project; `isPackaged` leaves its imports to the packages that are installed there. */
export function makeProject(isPackaged = false): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  cpSync(join(root, 'bridge-sdk/generator/test/project'), folder, { recursive: true });
  if (isPackaged) return folder;
  for (const [file, text] of Object.entries(filesIn(folder))) writeFileSync(join(folder, file), asSource(text));
  return folder;
}
