import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build as viteBuild } from 'vite';
import { root } from '../workspace/root.ts';
import { type Size, sizeOf, sizeTable } from './sizes.ts';

const FOLDERS = { web: 'dist/web', single: 'dist/bundle' } as const;

/** Builds the app and resolves to the folder written: the mode's own, or that of `--out=`. */
export async function build(mode: keyof typeof FOLDERS, args: string[]): Promise<string> {
  const out = args.find((word) => word.startsWith('--out='))?.slice('--out='.length) ?? FOLDERS[mode];
  const outDir = resolve(root, out);
  process.env['NODE_ENV'] = 'production'; // whatever the shell or a test runner says: a build is what people get
  await viteBuild({
    configFile: `${root}/webview-app/vite.config.ts`,
    configLoader: 'runner',
    mode,
    logLevel: 'warn',
    build: { outDir },
  });
  return outDir;
}

/** What was written, file by file for the page and its entry, the rest summed up. */
export function buildSize(outDir: string): string {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return { name: relative(root, path), ...sizeOf(readFileSync(path)) };
  });
  const first = firstLoad(readFileSync(join(outDir, 'index.html'), 'utf8'));
  const initial = sizes.filter(({ name }) => name.endsWith('index.html') || first.some((file) => name.endsWith(file)));
  const rows: [string, Size[]][] = initial.map((file) => [file.name, [file]]);
  if (sizes.length > 1) rows.push(['first load', initial], [`all ${sizes.length} files`, sizes]);
  return sizeTable(rows);
}

/** The files a page loads before anything else: those its own markup names. */
const firstLoad = (html: string) =>
  [...html.matchAll(/(?:src|href)="[^"]*?(assets\/[^"]+)"/g)].map((found) => found[1] ?? '');
