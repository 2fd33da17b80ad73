/** Builds the playground into the site: the lab's page, its worker, its frame script, and the app in its frames. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { withSettings } from '../../fixtures/src/http/site-page.ts';
import { galleryShell } from '../../native-shims/lab/gallery/shell.ts';
import { answerSchemas } from '../../native-shims/lab/own-answers/schemas.ts';
import { readStyles } from '../../native-shims/lab/styles.ts';
import { emptyFolder } from '../../scripts/workspace/files.ts';
import { root } from '../../scripts/workspace/root.ts';
import { galleryPage } from '../../webview-app/e2e/ui-gallery/page.ts';
import { generatedChecks } from '../generator/src/checks/plugin.ts';

const SOURCES = join(root, 'native-shims/lab/playground');
const APP = join(root, 'dist/playground-app');

const common = (): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  plugins: [generatedChecks()],
  resolve: {
    conditions: ['source', 'lazy-texts', 'in-page'],
    alias: [{ find: /^node:crypto$/, replacement: join(SOURCES, 'node-crypto.ts') }],
  },
});

async function buildScript(entry: string, out: string): Promise<void> {
  await build({
    ...common(),
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: join(SOURCES, `${entry}.ts`),
        formats: ['iife'],
        name: 'SdhealthPlayground',
        fileName: () => `${entry}.js`,
      },
    },
  });
}

/** Builds the page. The backend is a separate chunk, which loads after the page is drawn. */
async function buildPage(out: string): Promise<void> {
  await build({
    ...common(),
    base: './',
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(SOURCES, 'main.ts'),
        output: { entryFileNames: 'page-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
      manifest: 'files.json',
    },
  });
  const files: Record<string, { file: string; isEntry?: boolean }> = JSON.parse(
    readFileSync(join(out, 'files.json'), 'utf8'),
  );
  rmSync(join(out, 'files.json'));
  const page = Object.values(files).find(({ isEntry }) => isEntry)?.file ?? '';
  writeFileSync(join(out, 'page.css'), await readStyles());
  writeFileSync(join(out, 'index.html'), pageText(page));
}

const pageText = (script: string): string => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <title>SdHealth Bridge</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="page.css" />
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <noscript>演练场需要脚本。The playground needs scripts. <a href="../index.html">Documents</a></noscript>
  </body>
</html>
`;

/** Builds the app with the flight recorder of development. `BUILT_APP=1` reuses the last build. */
async function buildApp(): Promise<void> {
  if (process.env['BUILT_APP'] === '1' && existsSync(join(APP, 'index.html'))) return;
  await build({
    configFile: join(root, 'webview-app/vite.config.ts'),
    configLoader: 'runner',
    mode: 'web',
    logLevel: 'error',
    define: { 'import.meta.env.DEV': 'true' },
    build: { outDir: APP },
  });
}

/** Writes the playground into `<site>/playground`. `base` is the path of the site. */
export async function writePlayground(site: string, base: string): Promise<void> {
  const out = join(site, 'playground');
  emptyFolder(out);
  await buildApp();
  cpSync(APP, join(out, 'app'), { recursive: true });
  const app = join(out, 'app/index.html');
  const html = withSettings(readFileSync(app, 'utf8'));
  // Puts the frame script first, so that the host exists before the app's scripts run.
  writeFileSync(app, html.replace(/<head>/, `<head><script src="${base}playground/frame.js"></script>`));
  await buildPage(out);
  for (const entry of ['worker', 'frame']) await buildScript(entry, out);
  writeFileSync(join(out, 'schemas.json'), await answerSchemas());
  writeFileSync(join(out, 'gallery.html'), await galleryShell('gallery-parts.html'));
  writeFileSync(join(out, 'gallery-parts.html'), await galleryPage());
}
