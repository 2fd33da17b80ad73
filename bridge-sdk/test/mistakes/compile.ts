/** Compiles a copy of the sources with a mistake in it. Tests use it to prove that the compiler finds the mistake. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root, tool } from '../../../scripts/workspace/root.ts';

/** Describes a change of `file` that replaces `from`, which must occur once, by `to`. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const isSource = (path: string) => !/[\\/](node_modules|dist)([\\/]|$)/.test(path);

/** Lists the files and folders of a compilation, as paths from the root. */
export interface Part {
  /** Compiles these files with everything that they import. */
  readonly compiled: readonly string[];
  /** Copies these files only because compiled files import them. */
  readonly copied?: readonly string[];
}

/** Returns the compiler's errors for this part of the tree. The list is empty if the mistake compiles. */
export function compileWith({ compiled, copied = [] }: Part, edits: readonly Edit[]): string[] {
  mkdirSync(join(root, 'dist'), { recursive: true });
  // Copies into the repository, so that packages resolve. Compiler and linters ignore `dist`.
  const copy = mkdtempSync(join(root, 'dist', 'hole-'));
  try {
    for (const path of [...compiled, ...copied])
      cpSync(join(root, path), join(copy, path), {
        recursive: true,
        filter: (source) => isSource(source.slice(root.length + sep.length)),
      });
    for (const edit of edits) applyEdit(copy, edit);
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { paths: { '@sdhealth/bridge-sdk': ['./bridge-sdk/src/index.ts'] } },
      include: compiled,
      exclude: [],
    };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
    // Uses a single thread, which takes a third less time while other tests run.
    const args = ['-p', copy, '--pretty', 'false', '--singleThreaded'];
    const { stdout } = spawnSync(tool('tsc'), args, { cwd: copy, encoding: 'utf8' });
    return stdout.split('\n').filter((line) => /error TS/.test(line));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function applyEdit(copy: string, { file, from, to }: Edit): void {
  const path = join(copy, file);
  const pieces = readFileSync(path, 'utf8').split(from);
  if (pieces.length !== 2) throw new Error(`${file} has ${pieces.length - 1} occurrences of: ${from}`);
  writeFileSync(path, pieces.join(to));
}
