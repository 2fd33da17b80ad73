/** A copy of the repository for trials, with packages of its own where they are the workspace's. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../workspace/root.ts';
import type { Edit } from './changes.ts';

const MODULES = 'node_modules';
const OWN = '@sdhealth';

/** Returns the files that are, or could be, committed. */
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
  /** Makes the edits; the returned function takes them, and whatever was generated since, back. */
  edit(edits: readonly Edit[]): () => void;
  remove(): void;
}

export function copyRepository(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'costs-'));
  const all = files();
  for (const file of all) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkPackages(folder);
  const known = new Set(all);
  // A workspace's own folder of packages is not in the list of files.
  const git = (...words: string[]) => spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=trial', '-c', 'user.email=trial@example.invalid', 'commit', '-qm', 'trial');
  return {
    folder,
    edit(edits) {
      for (const { file, change } of edits) {
        const path = join(folder, file);
        const text = known.has(file) ? readFileSync(path, 'utf8') : '';
        writeFileSync(path, change(text));
      }
      return () => {
        git('checkout', '-q', '.');
        git('clean', '-qfd');
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
