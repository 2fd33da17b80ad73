/** Writes a build's licence notices: MIT, ISC and BSD require their text in every copy. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.ts';
import type { ShippedPackage } from './shipped.ts';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:_\w+)?(?:\.\w+)?$/i;
/** Lists folders with licence texts of programs inside a package. The last is ours, for a program without a licence file. */
const EMBEDDED: Readonly<Record<string, readonly string[]>> = {
  'pdfjs-dist': [
    'node_modules/pdfjs-dist/cmaps',
    'node_modules/pdfjs-dist/wasm',
    'scripts/dependencies/inside-pdfjs-dist',
  ],
};
/** Begins the section of a licence file about packages that Vite bundles for itself. */
const BUNDLED_HEADING = '# Licenses of bundled dependencies';

export const noticesOf = (packages: readonly ShippedPackage[]): string =>
  `This app contains the following software of others.\n\n${packages.map(noticeOf).join('\n\n')}\n`;

function noticeOf({ folder, name, version, license, author, repository }: ShippedPackage): string {
  const title = `${name} ${version} (${license})`;
  const authorName = typeof author === 'string' ? author : (author?.name ?? 'its authors');
  const source = typeof repository === 'string' ? repository : (repository?.url ?? name);
  const fallback = `By ${authorName}. From ${source}. Its licence: https://spdx.org/licenses/${license}.html`;
  const embedded = (EMBEDDED[name] ?? []).map((path) => licenceTexts(join(root, path)));
  return [`${title}\n${'-'.repeat(title.length)}\n${licenceTexts(folder) || fallback}`, ...embedded].join('\n\n');
}

const licenceTexts = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').split(BUNDLED_HEADING, 1).join('').trim())
    .join('\n\n');
