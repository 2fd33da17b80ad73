/** Tags a release: one tag for all packages, which Swift's package manager reads too. */
import { execFileSync } from 'node:child_process';
import { ClearError } from '../workspace/clear-error.ts';
import { root } from '../workspace/root.ts';
import { currentVersion } from './workspaces.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export const proposedTag = (version: string): string => `git tag -a v${version} -m "Release ${version}"`;

/** Tags the last commit with its version. Throws when files are uncommitted or the tag exists. */
export function tagCommit(): string {
  const tag = `v${currentVersion()}`;
  if (git('status', '--porcelain')) throw new ClearError('There are uncommitted files: commit the release first.');
  if (git('tag', '--list', tag)) throw new ClearError(`The tag ${tag} exists: a version is released only once.`);
  git('tag', '-a', tag, '-m', `Release ${currentVersion()}`);
  return tag;
}
