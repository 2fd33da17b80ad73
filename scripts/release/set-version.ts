/** Writes the next version into manifests, change logs, lock file, sources and generated code. Commits nothing. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from '../workspace/root.ts';
import { rewriteChangeLogs } from './change-logs.ts';
import { currentVersion, writeLock } from './workspaces.ts';

/** Lists sources with the version, beside the manifests. Generated code follows from them. */
const TEXTS: readonly (readonly [file: string, version: RegExp])[] = [
  ['bridge-sdk/src/core/protocol.ts', /(?<=SDK_VERSION = ')[^']+/],
  ['bridge-sdk/docs/embedding-android.md', /(?<=com\.sdhealth:bridge-android:)[^"]+/],
  ['bridge-sdk/docs/embedding-android.zh.md', /(?<=com\.sdhealth:bridge-android:)[^"]+/],
];

const run = (file: string, ...words: string[]) =>
  execFileSync(file, words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });

/** Runs a command of this repository in a new process, as this one has loaded the older version. */
export const runAnew = (...words: string[]) => run(process.execPath, join(root, 'scripts/run.mjs'), ...words);

/** Sets the next version and returns it. */
export function setVersion(): string {
  run(tool('changeset'), 'version');
  const version = currentVersion();
  rewriteChangeLogs(version);
  writeLock();
  for (const [path, pattern] of TEXTS) {
    const file = join(root, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, version));
  }
  runAnew('generate');
  return version;
}
