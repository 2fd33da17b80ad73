/** Copies the repository for a test. The copy's `node_modules` link to its workspaces. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

const MODULES = 'node_modules';
const WORKSPACE_SCOPE = '@sdhealth';

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
  mkdirSync(join(copy, MODULES, WORKSPACE_SCOPE), { recursive: true });
  for (const name of readdirSync(join(root, MODULES)))
    if (name !== WORKSPACE_SCOPE && name !== '.vite') symlinkSync(join(root, MODULES, name), join(copy, MODULES, name));
  for (const name of readdirSync(join(root, MODULES, WORKSPACE_SCOPE)))
    symlinkSync(join(copy, name), join(copy, MODULES, WORKSPACE_SCOPE, name));
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
  // The list of files does not contain a workspace's `node_modules`.
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=trial', '-c', 'user.email=trial@example.invalid', 'commit', '-qm', 'trial');
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
