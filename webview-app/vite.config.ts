/**
 * Configures the app's two builds and its dev server.
 *
 * - mode `web` (and dev): split by route, served under the installation's base path, `/health/`.
 * - mode `single`: one HTML file with everything inside, for the native apps; opens from any place, `file://` included.
 *
 * For a single file the environment names its backend, `API_ORIGIN` (default: none; the page's own meta tag decides), and the app's public
 * web address, `WEB_ORIGIN`, without which it is not built: a file on a phone has no address that others can open. `STATIC_COPIES` (a
 * folder) or `STATIC_ORIGIN` gives the copies of static files that are built in: see webview-app/build/static-copies.
 * `INSTALLATION` (a folder) is the installation: see webview-app/build/installation/read.ts.
 */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { generatedChecks } from '../bridge-sdk/generator/src/checks/plugin.ts';
import { webOriginOf } from '../scripts/bundler/web-origin.ts';
import { BUILD_TARGETS } from '../scripts/engines/floor.ts';
import { CHUNKS, chunkFileName } from './build/chunks.ts';
import { compileHint } from './build/compile-hint.ts';
import { development } from './build/development.ts';
import { installation } from './build/installation/read.ts';
import { installationPlugin } from './build/installation.ts';
import { pack } from './build/pack.ts';
import { policy } from './build/policy.ts';
import { preload } from './build/preload.ts';
import { prerender } from './build/prerender.ts';
import { release } from './build/release.ts';
import { sourceMaps } from './build/source-maps.ts';
import { startPage } from './build/start-page.ts';
import { staticCopies } from './build/static-copies.ts';
import { noteModules, thirdParty } from './build/third-party.ts';
import manifest from './package.json' with { type: 'json' };

export default defineConfig(({ mode, command, isPreview }) => {
  const single = mode === 'single';
  const serves = command === 'serve';
  const current = installation();
  return {
    root: import.meta.dirname,
    base: single ? './' : `${current.basePath}/`,
    // Loads screens and texts when they are first needed. The single file leaves out the PDF library, which would be a third of it.
    resolve: {
      conditions: ['source', 'lazy-screens', 'lazy-texts', ...(single ? [] : ['own-pdf']), ...defaultClientConditions],
    },
    define: {
      __BUILD__: JSON.stringify(single ? 'single' : 'web'),
      __VERSION__: JSON.stringify(manifest.version),
      __API_ORIGIN__: JSON.stringify(process.env['API_ORIGIN'] ?? ''),
      __WEB_ORIGIN__: JSON.stringify(single ? webOriginOf(process.env['WEB_ORIGIN']) : ''),
    },
    plugins: [
      installationPlugin(current),
      react(),
      generatedChecks({ explained: serves }),
      staticCopies(),
      serves && development(isPreview === true, current.basePath),
      prerender(single ? 'single' : 'web'),
      !single && compileHint(),
      !single && sourceMaps(),
      !single && preload(manifest.version),
      !single && release(),
      single && startPage(manifest.version),
      single && pack(),
      // The build configuration that `vite-plugin-singlefile` recommends would put the whole program into one script.
      single && viteSingleFile({ useRecommendedBuildConfig: false }),
      thirdParty(manifest),
      policy(),
    ],
    // Leaves CORS to the embedded backend. It also serves a page opened from a file on this machine, whose origin is `null`.
    server: { cors: false },
    preview: { cors: false },
    worker: { format: 'es', plugins: () => [noteModules()] },
    // Names a dependency of generated modules, which Vite's scan does not see. If it is found late, Vite reloads the first page.
    // Limits the scan to this app, because the pages of `perf/peers` are other programs.
    optimizeDeps: { include: ['typebox/guard'], entries: 'index.html' },
    build: {
      outDir: single ? '../dist/bundle' : '../dist/web',
      emptyOutDir: true,
      target: BUILD_TARGETS,
      reportCompressedSize: false,
      // Writes the manifest, by which our plugins find the files of a source.
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
