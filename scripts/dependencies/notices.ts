/** The notices that a build carries: MIT, ISC and BSD ask for their text beside every copy of the program. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.ts';
import { BUNDLED_PROGRAMS } from './bundled.ts';
import type { LockedPackage } from './lock.ts';

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:\.\w+)?$/i;
/** Folders of a package with files of others that are shipped with it, or whose code is in it. */
const CARRIED: Readonly<Record<string, readonly string[]>> = { 'pdfjs-dist': ['cmaps', 'wasm'] };
const CARRIED_FILE = /^LICENSE/;
/** Begins the part of a licence file that is about what the package bundles for itself. */
const BUNDLED = '# Licenses of bundled dependencies';

/** Returns the text of all notices, one after the other. */
export const noticesOf = (packages: readonly LockedPackage[]): string =>
  `This app contains the following software of others.\n\n${packages.map(noticeOf).join('\n\n')}\n`;

function noticeOf({ name, version, license = 'UNKNOWN', path }: LockedPackage): string {
  const title = `${name} ${version} (${license})`;
  const own = textsIn(join(root, path)) || authorOf(path, license);
  const carried = (CARRIED[name] ?? []).map((folder) => textsIn(join(root, path, folder), CARRIED_FILE));
  const inside = (BUNDLED_PROGRAMS[name] ?? []).map((one) => withTitle(one.title, one.text));
  return [withTitle(title, own), ...carried, ...inside].join('\n\n');
}

const withTitle = (title: string, text: string): string => `${title}\n${'-'.repeat(title.length)}\n${text}`;

function textsIn(folder: string, named = LICENSE_FILE): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter((file) => named.test(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8').split(BUNDLED, 1)[0]?.trim() ?? '').join('\n\n');
}

/** Returns a notice for a package that brings no text: its author, its address, and the name of its licence. */
function authorOf(path: string, license: string): string {
  const { author, repository, homepage } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const by: unknown = Object(author).name ?? author;
  const at: unknown = Object(repository).url ?? repository ?? homepage;
  const words = [by && `By ${String(by)}.`, at && `From ${String(at)}.`].filter(Boolean);
  return [...words, `Its licence: https://spdx.org/licenses/${license}.html`].join(' ');
}
