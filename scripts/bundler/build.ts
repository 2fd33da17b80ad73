import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build as viteBuild } from 'vite';
import { figureLine, GOALS, maxBytesOf } from '../weight/budgets.ts';
import { filesIn } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';
import { gzipSizeOf, sizeTable } from './sizes.ts';
import { visitOf } from './visit.ts';
import { TEST_WEB_ORIGIN, webOriginOf } from './web-origin.ts';

const FOLDERS = { web: 'dist/web', single: 'dist/bundle' } as const;

/** Builds the app and resolves to the output folder: the mode's default, or the value of `--out=`. */
export async function build(mode: keyof typeof FOLDERS, args: string[]): Promise<string> {
  const out = args.find((arg) => arg.startsWith('--out='))?.slice('--out='.length) ?? FOLDERS[mode];
  const outDir = resolve(root, out);
  if (mode === 'single') webOriginOf(process.env['WEB_ORIGIN']); // Fails in one line before Vite begins.
  process.env['NODE_ENV'] = 'production'; // Overrides the value of the shell or of a test runner.
  await viteBuild({
    configFile: `${root}/webview-app/vite.config.ts`,
    configLoader: 'runner',
    mode,
    logLevel: 'warn',
    build: { outDir },
  });
  return outDir;
}

/** Builds the split and the single-file app for tests, unless `BUILT_APP=1` says that both exist. */
export async function buildForTests(): Promise<void> {
  if (process.env['BUILT_APP'] === '1') return;
  await build('web', []);
  process.env['WEB_ORIGIN'] ??= TEST_WEB_ORIGIN;
  await build('single', []);
}

/** Prints a table of file sizes: a row for each file of the first load, then sums. Returns false if a size exceeds its goal. */
export function weigh(outDir: string): boolean {
  const names = filesIn(outDir);
  const read = (files: readonly string[]) => files.map((name) => readFileSync(join(outDir, name)));
  const { first, home } = visitOf(outDir);
  const rows: [string, Buffer[]][] = first.map((name) => [relative(root, join(outDir, name)), read([name])]);
  // A single file is loaded as a whole.
  if (first.length === 1) rows.push(['single file', read(first)]);
  else
    rows.push(
      ['first load', read(first)],
      ['first visit of the entry page', read([...first, ...home])],
      [`all ${names.length} files`, read(names)],
    );
  console.log(sizeTable(rows));
  const figures = rows
    .filter(([name]) => name in GOALS)
    .map(([name, files]) => [name, files.reduce((sum, file) => sum + gzipSizeOf(file), 0)] as const);
  for (const [name, bytes] of figures) console.log(`  ${figureLine(name, bytes)}`);
  return figures.every(([name, bytes]) => bytes <= maxBytesOf(name));
}
