/** Runs oxlint on files of a test, because oxlint's rule tester needs Node 22. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';

export interface Finding {
  readonly file: string;
  /** The rule in oxlint's form, such as `sdhealth(layer-order)`. */
  readonly rule: string;
  readonly message: string;
}

interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string; readonly message: string }[];
}

/** Returns oxlint's findings in files. The configuration may name files of `scripts`. */
export function findingsIn(files: Readonly<Record<string, string>>, configuration: string): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
  try {
    symlinkSync(join(root, 'scripts'), join(folder, 'scripts'));
    writeFiles(folder, { ...files, '.oxlintrc.json': configuration });
    const folders = new Set(Object.keys(files).map((path) => path.split('/', 1)[0] ?? ''));
    const { diagnostics }: Report = JSON.parse(run(folder, ['--format=json', '--no-ignore', ...folders]));
    return diagnostics.map(({ filename, code, message }) => ({ file: filename, rule: code, message }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(cwd: string, args: readonly string[]): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout); // exit code 1 means findings
  }
}
