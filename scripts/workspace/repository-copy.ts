/** Copies the repository for a test. The copy has its own links to the workspace's packages. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

const MODULES = 'node_modules';
const OWN = '@sdhealth';

/** Returns the files that git does not ignore. */
function files(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return stdout.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

function linkPackages(copy: string): void {
  mkdirSync(join(copy, MODULES, OWN), { recursive: true });
  for (const name of readdirSync(join(root, MODULES)))
    if (name !== OWN && name !== '.vite') symlinkSync(join(root, MODULES, name), join(copy, MODULES, name));
  for (const name of readdirSync(join(root, MODULES, OWN)))
    symlinkSync(join(copy, name), join(copy, MODULES, OWN, name));
}

export interface Copy {
  readonly folder: string;
  remove(): void;
}

/** Copies the files of a commit, without history. A command in the copy installs packages when its lock file differs. */
export function copyCommit(commit: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  const input = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input });
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function copyRepository(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const file of files()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkPackages(folder);
  // The list of files lacks a workspace's `node_modules`.
  const git = (...words: string[]) => spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=trial', '-c', 'user.email=trial@example.invalid', 'commit', '-qm', 'trial');
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
