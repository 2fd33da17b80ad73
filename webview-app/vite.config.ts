/**
 * The app's two builds and its dev server.
 *
 * - mode `web` (and dev): split by route, served under `/health/`.
 * - mode `single`: one HTML file with everything inside, for the native apps; opens from any place, `file://` included.
 *
 * For a single file the environment names its backend, `API_ORIGIN` (default: none; the page's own meta tag decides), and the app's
 * public web address, `WEB_ORIGIN`, without which it is not built: a file on a phone has no address that others can open.
 * `STATIC_COPIES` (a folder) or `STATIC_ORIGIN` gives the copies of static files that are built in: see webview-app/build/static-copies.
 */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { generatedChecks } from '../bridge-sdk/generator/src/checks/plugin.ts';
import { webOriginOf } from '../scripts/bundler/web-origin.ts';
import { BUILD_TARGETS } from '../scripts/engines/floor.ts';
import { CHUNKS, chunkFileName } from './build/chunks.ts';
import { development } from './build/development.ts';
import { pack } from './build/pack.ts';
import { policy } from './build/policy.ts';
import { preload } from './build/preload.ts';
import { prerender } from './build/prerender.ts';
import { release } from './build/release.ts';
import { startPage } from './build/start-page.ts';
import { staticCopies } from './build/static-copies.ts';
import { noteModules, thirdParty } from './build/third-party.ts';
import manifest from './package.json' with { type: 'json' };

export default defineConfig(({ mode, command, isPreview }) => {
  const single = mode === 'single';
  const serves = command === 'serve';
  return {
    root: import.meta.dirname,
    base: single ? './' : '/health/',
    // Screens and texts are read when they are first needed. One file has no program for PDFs: it would be a third of it.
    resolve: {
      conditions: ['source', 'lazy-screens', 'lazy-texts', ...(single ? [] : ['own-pdf']), ...defaultClientConditions],
    },
    define: {
      __BUILD__: JSON.stringify(single ? 'single' : 'web'),
      __API_ORIGIN__: JSON.stringify(process.env['API_ORIGIN'] ?? ''),
      __WEB_ORIGIN__: JSON.stringify(single ? webOriginOf(process.env['WEB_ORIGIN']) : ''),
    },
    plugins: [
      react(),
      generatedChecks({ explained: serves }),
      staticCopies(),
      serves && development(isPreview === true),
      prerender(single ? 'single' : 'web'),
      !single && preload(),
      !single && release(),
      single && startPage(manifest.version),
      single && pack(),
      // Its own configuration would have one script of everything.
      single && viteSingleFile({ useRecommendedBuildConfig: false }),
      thirdParty(manifest),
      policy(),
    ],
    // The backend has its own rule for pages of other origins; a file's page, whose origin is `null`, is a page of ours on this machine.
    server: { cors: false },
    preview: { cors: false },
    worker: { format: 'es', plugins: () => [noteModules()] },
    // What generated modules import is not seen by the scan for dependencies; found late it would reload the first page.
    // The pages of `perf/peers` are others' programs.
    optimizeDeps: { include: ['typebox/guard'], entries: 'index.html' },
    build: {
      outDir: single ? '../dist/bundle' : '../dist/web',
      emptyOutDir: true,
      target: BUILD_TARGETS,
      reportCompressedSize: false,
      // Our plugins read which files a source needs.
      manifest: true,
      modulePreload: single ? false : { polyfill: false },
      ...(!single && {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [...CHUNKS] },
            entryFileNames: 'assets/frame-[hash].js',
            chunkFileNames: chunkFileName,
          },
        },
      }),
    },
  };
});
