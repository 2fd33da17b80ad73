/** Renders the pages that are shown before the program has loaded, by `webview-app/src/app/first-page/render.tsx`. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, defaultClientConditions } from 'vite';
import { generatedChecks } from '../../../bridge-sdk/generator/src/checks/plugin.ts';
import { root } from '../../../scripts/workspace/root.ts';
import type { PageKind } from '../../src/routing/row.ts';
import { installation } from '../installation/read.ts';
import { installationPlugin } from '../installation.ts';
import { COPY_LANGUAGES, type CopyLanguage, NO_COPIES } from '../static-copies/copies.ts';
import { ownCopies } from '../static-copies/own-copies.ts';

export type DrawnPages = Readonly<Record<CopyLanguage, Readonly<Record<PageKind, string>>>>;

const PROGRAM = 'src/app/first-page/render.tsx';
const LARGE = 16_000_000;

/** Renders every kind of page in both languages, with the addresses of a build (`web` or `single`). Takes about two seconds. */
export async function drawPages(form: 'web' | 'single'): Promise<DrawnPages> {
  // Creates the folder within the repository, from where the imitated window is found.
  const parent = join(root, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'prerender-'));
  try {
    await build({
      configFile: false,
      root: join(root, 'webview-app'),
      logLevel: 'error',
      mode: 'production',
      resolve: { conditions: ['source', ...defaultClientConditions] },
      define: {
        __BUILD__: JSON.stringify(form),
        __API_ORIGIN__: '""',
        __WEB_ORIGIN__: '"http://localhost"',
        'process.env.NODE_ENV': '"production"',
      },
      oxc: { jsx: { runtime: 'automatic', development: false } },
      plugins: [installationPlugin(), generatedChecks()],
      build: {
        outDir: folder,
        target: 'es2022',
        minify: false,
        cssMinify: false,
        copyPublicDir: false,
        reportCompressedSize: false,
        lib: { entry: join(root, 'webview-app', PROGRAM), formats: ['es'], fileName: () => 'program.mjs' },
      },
    });
    const copies = Object.fromEntries(
      await Promise.all(
        COPY_LANGUAGES.map(async (language) => [language, (await ownCopies(language, process.env)) ?? NO_COPIES]),
      ),
    );
    writeFileSync(join(folder, 'copies.json'), JSON.stringify(copies));
    const window = join(root, 'webview-app/build/prerender/imitated-window.mjs');
    const args = [window, join(folder, 'program.mjs'), join(folder, 'copies.json'), installation().basePath];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      maxBuffer: LARGE,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
