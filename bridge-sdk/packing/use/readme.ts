/** Projects that are made by nothing but the words of the README of the shims. */

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../../scripts/workspace/files.ts';
import { root } from '../../../scripts/workspace/root.ts';
import type { Tarballs } from '../make.ts';
import { run, versions } from './fresh.ts';

/** A part of README: the words of its installation, its files by name, and its other blocks of code. */
export interface Part {
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const readme = () => readFileSync(join(root, 'native-shims/README.md'), 'utf8');
const NAMED_FILE = /^`([\w.]+)`.*\n\n```\w+\n([\s\S]*?)^```$/gm;

/** Reads what README tells to do under a heading. */
export function partOf(heading: string): Part {
  const text =
    readme()
      .split(/^## /m)
      .find((part) => part.startsWith(heading)) ?? '';
  const packages = /^npm install --save-dev (.+)$/m.exec(text)?.[1]?.split(' ') ?? [];
  return { packages, files: Object.fromEntries([...text.matchAll(NAMED_FILE)].map(([, name, code]) => [name, code])) };
}

/** Every block of TypeScript in README that imports `from`. */
export const blocksWith = (from: string): string[] =>
  [...readme().matchAll(/^```ts\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) => (code.includes(from) ? [code] : []));

/** Makes a project by README's words. The two packages are the tarballs, the others of this repository's versions or of those given. */
export function project(
  folder: string,
  { sdk, shims }: Tarballs,
  { packages, files }: Part,
  runners: Readonly<Record<string, string>> = {},
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run(folder, 'npm', ['init', '--yes']);
  const own: Record<string, string> = { '@sdhealth/bridge-sdk': sdk, '@sdhealth/native-shims': shims };
  const known: Record<string, string> = { ...versions, ...runners };
  const named = packages.map((name) => own[name] ?? (known[name] ? `${name}@${known[name]}` : name));
  run(folder, 'npm', ['install', '--save-dev', '--no-audit', '--no-fund', ...named]);
  writeFiles(folder, files);
}
