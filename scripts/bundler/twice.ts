/** Builds the last commit in two clones, with different folders and machine settings, and compares all files. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashOf } from '../../bridge-sdk/bundle-tool/src/decide.ts';
import { ClearError } from '../workspace/clear-error.ts';
import { filesIn } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';

/** Varies what differs between machines: folder and its length, time zone, language, rights of new files. */
const MACHINES = [
  { folder: 'a', umask: '022', environment: { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' } },
  { folder: 'another/folder', umask: '077', environment: { TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8', LC_ALL: '' } },
] as const;

/** Returns the SHA-256 of each file of a folder, by its name within it. */
export function hashesIn(folder: string): ReadonlyMap<string, string> {
  return new Map(filesIn(folder).map((file) => [file, hashOf(readFileSync(join(folder, file)))]));
}

/** Returns the sorted names of files that differ or that only one side has. */
export function differing(item: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...item.keys(), ...other.keys()])].filter((name) => item.get(name) !== other.get(name)).sort();
}

/** Copies the installed packages into a clone, as hard links where the disk is the same. */
function bringPackages(clone: string): void {
  const from = join(root, 'node_modules');
  const to = join(clone, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true, force: true });
  }
}

/** Returns the environment of a build in a clone. A relative path of the key is resolved from the caller's folder. */
export const settingsIn = (options: NodeJS.ProcessEnv, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...options,
  ...environment,
  ...(options['BUNDLE_KEY'] && { BUNDLE_KEY: resolve(options['BUNDLE_KEY']) }),
});

/** Builds both forms twice and returns a line to print. Throws when a file differs. Takes about a minute and a half. */
export function buildTwice(): string {
  const parent = mkdtempSync(join(tmpdir(), 'twice-'));
  try {
    const [first, other] = MACHINES.map(({ folder, umask, environment }) => {
      const clone = join(parent, folder);
      execFileSync('git', ['clone', '--quiet', root, clone]);
      bringPackages(clone);
      const env = settingsIn(process.env, environment);
      for (const command of ['build', 'bundle'])
        execFileSync('sh', ['-c', `umask ${umask} && exec "$0" scripts/run.mjs ${command}`, process.execPath], {
          cwd: clone,
          env,
          stdio: ['ignore', 'ignore', 'inherit'],
        });
      return hashesIn(join(clone, 'dist'));
    });
    if (!first || !other) throw new Error('twice: nothing was built');
    const names = differing(first, other);
    if (names.length > 0) throw new ClearError(`Two builds of this commit differ in ${names.join(', ')}.`);
    return `  ${first.size} files, built twice in different folders, are the same bytes`;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
