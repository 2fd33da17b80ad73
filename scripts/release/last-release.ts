/** Finds the commit of the last release and reads its files. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../workspace/clear-error.ts';
import { copyCommit } from '../workspace/repository-copy.ts';
import { root } from '../workspace/root.ts';
import { currentVersion } from './workspaces.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * Returns the commit of the current version: its tag, else the commit that wrote the version into the manifest. Returns undefined in a
 * shallow clone, whose history is too short.
 */
export function releaseCommit(): string | undefined {
  const version = currentVersion();
  const tag = git('tag', '--list', `v${version}`).trim();
  const commit =
    tag || git('log', '-1', '--format=%H', `-S"version": "${version}"`, '--', 'bridge-sdk/package.json').trim();
  return commit || undefined;
}

export const fileAt = (commit: string, file: string): string => git('show', `${commit}:${file}`);

export const isCommitted = (commit: string, file: string): boolean => git('ls-tree', commit, '--', file) !== '';

/** The results of commands at commits, which never change. */
const CACHE = join(root, 'node_modules/.cache/written-at');

/** Runs a command of this repository in a copy of a commit, and returns the contents of the files it writes. Stores them for the next time. */
export function filesWrittenAt(commit: string, args: readonly string[], files: readonly string[]): string[] {
  const id = git('rev-parse', `${commit}^{commit}`).trim();
  const stored = join(CACHE, `${[id, ...args].join('-')}.json`);
  if (existsSync(stored)) return JSON.parse(readFileSync(stored, 'utf8'));
  const contents = writtenAt(id, args, files);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stored, JSON.stringify(contents));
  return contents;
}

function writtenAt(commit: string, args: readonly string[], files: readonly string[]): string[] {
  const copy = copyCommit(commit);
  try {
    const options = { cwd: copy.folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: '' } } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], options);
    if (status !== 0) throw new ClearError(`${args.join(' ')} failed at ${commit}:\n${stdout}${stderr}`);
    return files.map((file) => readFileSync(join(copy.folder, file), 'utf8'));
  } finally {
    copy.remove();
  }
}
