/** Compiles a copy of the tree with a mistake planted in it. Tests use it to prove that a mistake is found. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root, tool } from '../../../scripts/workspace/root.ts';

/** A change to `file`: `from` (which must occur once) becomes `to`. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const isSource = (path: string) => !/[\\/](node_modules|dist)([\\/]|$)/.test(path);

/** Files and folders by their path from the root. */
export interface Part {
  /** Compiled, with everything that it imports. */
  readonly compiled: readonly string[];
  /** Copied only because others import it. */
  readonly besides?: readonly string[];
}

/** Returns the compiler's errors for this part of the tree, one a line; empty when the mistake compiles. */
export function compileWith({ compiled, besides = [] }: Part, edits: readonly Edit[]): string[] {
  mkdirSync(join(root, 'dist'), { recursive: true });
  // Inside the repository, so that packages are found; the compiler and the linters leave `dist` alone.
  const copy = mkdtempSync(join(root, 'dist', 'hole-'));
  try {
    for (const path of [...compiled, ...besides])
      cpSync(join(root, path), join(copy, path), {
        recursive: true,
        filter: (source) => isSource(source.slice(root.length + sep.length)),
      });
    for (const edit of edits) plant(copy, edit);
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { paths: { '@sdhealth/bridge-sdk': ['./bridge-sdk/src/index.ts'] } },
      include: compiled,
      exclude: [],
    };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
    // Beside other tests, one thread costs a third less than many.
    const words = ['-p', copy, '--pretty', 'false', '--singleThreaded'];
    const { stdout } = spawnSync(tool('tsc'), words, { cwd: copy, encoding: 'utf8' });
    return stdout.split('\n').filter((line) => /error TS/.test(line));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function plant(copy: string, { file, from, to }: Edit): void {
  const path = join(copy, file);
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
  writeFileSync(path, parts.join(to));
}
