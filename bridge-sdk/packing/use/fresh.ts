/** Runs commands in fresh projects: folders outside this repository, with packages from npm. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';

/** Maps tools to the versions that this repository uses. */
export const versions: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).devDependencies;

/** Runs a program in a fresh project. Returns its output, and throws it if the program fails. */
export function run(folder: string, program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, [...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      shell: process.platform === 'win32',
      // Keeps this repository's test environment and colours out of the project.
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: '',
        VITEST: '',
        NO_COLOR: '1',
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: unknown; stderr?: unknown };
    throw new Error(`${program} ${args.join(' ')}\n${String(stdout)}${String(stderr)}`);
  }
}

/** Returns a strict `tsconfig.json` for the given files. */
export const projectOf = (files: readonly string[], overrides: object = {}): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
      strict: true,
      noEmit: true,
      ...overrides,
    },
    files,
  });

/** Returns the compiler's errors without those in other packages' declarations, such as one in happy-dom 21. */
export function ownFindings(folder: string, config: string): string[] {
  try {
    run(folder, 'npx', ['tsc', '-p', config]);
    return [];
  } catch (error) {
    const findings = String(error)
      .split('\n')
      .filter((line) => /: error TS\d+/.test(line));
    if (findings.length === 0) throw error;
    return findings.filter((line) => !/^node_modules\/(?!@sdhealth)/.test(line));
  }
}

export const seconds = (start: number): string => `${((Date.now() - start) / 1_000).toFixed(0)} s`;
