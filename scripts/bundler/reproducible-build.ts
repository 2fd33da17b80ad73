/** Builds the last commit in two clones, with different folders and machine settings, and compares all files. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashOf } from '../../bridge-sdk/bundle-tool/src/decide.ts';
import { ClearError } from '../workspace/clear-error.ts';
import { filesIn } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';

/** Varies what differs between machines: the folder and its length, time zone, language, permissions of new files. */
const MACHINES = [
  { folder: 'a', umask: '022', environment: { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' } },
  { folder: 'another/folder', umask: '077', environment: { TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8', LC_ALL: '' } },
] as const;

export function hashesIn(folder: string): ReadonlyMap<string, string> {
  return new Map(filesIn(folder).map((file) => [file, hashOf(readFileSync(join(folder, file)))]));
}

/** Returns the sorted names of files that differ or that only one side has. */
export function differingFiles(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): string[] {
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => first.get(name) !== second.get(name)).sort();
}

/** Copies the installed packages into a clone, as hard links where the disk is the same. */
function copyPackages(clone: string): void {
  const from = join(root, 'node_modules');
  const to = join(clone, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true, force: true });
  }
}

/** Returns the environment of a build in a clone. A relative key path is resolved from the caller's folder. */
export const buildEnvironment = (inherited: NodeJS.ProcessEnv, overrides: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...inherited,
  ...overrides,
  ...(inherited['BUNDLE_KEY'] && { BUNDLE_KEY: resolve(inherited['BUNDLE_KEY']) }),
});

/** Builds the web app and the bundle twice and returns a line to print. Throws when a file differs. Takes about 90 seconds. */
export function buildTwice(): string {
  const parent = mkdtempSync(join(tmpdir(), 'twice-'));
  try {
    const [first, second] = MACHINES.map(({ folder, umask, environment }) => {
      const clone = join(parent, folder);
      execFileSync('git', ['clone', '--quiet', root, clone]);
      copyPackages(clone);
      const env = buildEnvironment(process.env, environment);
      for (const command of ['build', 'bundle'])
        execFileSync('sh', ['-c', `umask ${umask} && exec "$0" scripts/run.mjs ${command}`, process.execPath], {
          cwd: clone,
          env,
          stdio: ['ignore', 'ignore', 'inherit'],
        });
      return hashesIn(join(clone, 'dist'));
    });
    if (!first || !second) throw new Error('twice: nothing was built');
    const names = differingFiles(first, second);
    if (names.length > 0) throw new ClearError(`Two builds of this commit differ in ${names.join(', ')}.`);
    return `  ${first.size} files, built twice in different folders, are identical`;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
