/** Writes the next version into manifests, change logs, lock file, sources and generated code. Commits nothing. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from '../workspace/root.ts';
import { rewriteChangeLogs } from './change-logs.ts';
import { currentVersion, writeLock } from './workspaces.ts';

/** Lists texts that contain the version, besides the manifests. Generated code follows from them. */
const VERSIONED_TEXTS: readonly (readonly [file: string, version: RegExp])[] = [
  ['bridge-sdk/src/core/protocol.ts', /(?<=SDK_VERSION = ')[^']+/],
  ['bridge-sdk/docs/embedding-android.md', /(?<=com\.sdhealth:bridge-android:)[^"]+/],
  ['bridge-sdk/docs/embedding-android.zh.md', /(?<=com\.sdhealth:bridge-android:)[^"]+/],
];

const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });

/** Runs a command of this repository in a new process, because this one has loaded the old version. */
export const runInNewProcess = (...args: string[]) => run(process.execPath, join(root, 'scripts/run.mjs'), ...args);

export function setVersion(): string {
  run(tool('changeset'), 'version');
  const version = currentVersion();
  rewriteChangeLogs(version);
  writeLock();
  for (const [path, pattern] of VERSIONED_TEXTS) {
    const file = join(root, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, version));
  }
  runInNewProcess('generate');
  return version;
}
