/** Creates projects by following only the README of the shims. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, writeFiles } from '../../../scripts/workspace/files.ts';
import { root } from '../../../scripts/workspace/root.ts';
import type { Tarballs } from '../make.ts';
import { run, versions } from './fresh.ts';

/** Holds a section of README: the packages that it installs and its files by name. */
export interface Section {
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const readme = () => readFileSync(join(root, 'native-shims/README.md'), 'utf8');
const NAMED_FILE = /^`([\w.]+)`.*\n\n```\w+\n([\s\S]*?)^```$/gm;

export function sectionOf(heading: string): Section {
  const text =
    readme()
      .split(/^## /m)
      .find((section) => section.startsWith(heading)) ?? '';
  const packages = /^npm install --save-dev (.+)$/m.exec(text)?.[1]?.split(' ') ?? [];
  return { packages, files: Object.fromEntries([...text.matchAll(NAMED_FILE)].map(([, name, code]) => [name, code])) };
}

/** Returns all TypeScript blocks in README that import `from`. */
export const blocksWith = (from: string): string[] =>
  [...readme().matchAll(/^```ts\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) => (code.includes(from) ? [code] : []));

/** Creates a project by README. SDK and shims come from the tarballs. `runners` override this repository's versions of tools. */
export function createProject(
  folder: string,
  { sdk, shims }: Tarballs,
  { packages, files }: Section,
  runners: Readonly<Record<string, string>> = {},
): void {
  emptyFolder(folder);
  run(folder, 'npm', ['init', '--yes']);
  const tarballs: Record<string, string> = { '@sdhealth/bridge-sdk': sdk, '@sdhealth/native-shims': shims };
  const allVersions: Record<string, string> = { ...versions, ...runners };
  const specifiers = packages.map(
    (name) => tarballs[name] ?? (allVersions[name] ? `${name}@${allVersions[name]}` : name),
  );
  run(folder, 'npm', ['install', '--save-dev', '--no-audit', '--no-fund', ...specifiers]);
  writeFiles(folder, files);
}
