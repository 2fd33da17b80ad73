import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build as viteBuild } from 'vite';
import { checkedInstallation } from '../../webview-app/build/installation/check.ts';
import { writeSampleFiles } from '../../webview-app/build/static-copies/sample-files.ts';
import { figureLine, gzipSizeOf, maxBytesOf } from '../weight/budgets.ts';
import { root } from '../workspace/root.ts';
import { visitOf } from './visit.ts';
import { TEST_WEB_ORIGIN, webOriginOf } from './web-origin.ts';

const FOLDERS = { web: 'dist/web', single: 'dist/bundle' } as const;

/**
 * Builds the app and resolves to the output folder: the mode's default, or the value of `--out=`. With `--sample-files` the build has copies of
 * the embedded backend's static files, as the browser tests need them.
 */
export async function build(mode: keyof typeof FOLDERS, args: string[]): Promise<string> {
  const out = args.find((arg) => arg.startsWith('--out='))?.slice('--out='.length) ?? FOLDERS[mode];
  const outDir = resolve(root, out);
  // Both fail in one line before Vite begins.
  const current = await checkedInstallation();
  if (mode === 'single')
    process.env['WEB_ORIGIN'] = webOriginOf(process.env['WEB_ORIGIN'] || current.settings['web-origin']);
  if (args.includes('--sample-files')) process.env['STATIC_COPIES'] = await writeSampleFiles(mode);
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
  await build('web', ['--sample-files']);
  process.env['WEB_ORIGIN'] ??= TEST_WEB_ORIGIN;
  await build('single', ['--sample-files']);
}

/** Prints the gzip sizes of what a first visit loads, beside their goals. Returns false if a size exceeds its goal. */
export function weigh(outDir: string): boolean {
  const sizeOf = (files: readonly string[]) =>
    files.reduce((sum, name) => sum + gzipSizeOf(readFileSync(join(outDir, name))), 0);
  const { first, home } = visitOf(outDir);
  const figures: Readonly<Record<string, number>> =
    first.length === 1
      ? { 'single file': sizeOf(first) }
      : { 'first load': sizeOf(first), 'first visit of the entry page': sizeOf([...first, ...home]) };
  for (const [name, bytes] of Object.entries(figures)) console.log(`  ${figureLine(name, bytes)}`);
  return Object.entries(figures).every(([name, bytes]) => bytes <= maxBytesOf(name));
}
