/**
 * Writes the files by which a phone learns of a release. It is a Vite plugin for the split build.
 *
 * - `worker.js`, the page's service worker (`webview-app/src/app/page-worker.ts`), with a shortened hash of each file of the release.
 * - `release.json`, which names the release by its program's file. From it a page that a host has cached too long learns of a newer release
 *   (`webview-app/src/app/old-page.ts`). An installation may set its `worker` to `off`, which removes the worker from every phone.
 */
import type { Plugin, Rolldown } from 'vite';
import { manifestIn, programOf } from './manifest.ts';
import { signOf } from './sign-of.ts';
import { smallProgram } from './small-program.ts';

const PROGRAM = 'src/app/page-worker.ts';
const ASSETS = 'assets/';
/** Returns the names of a finished bundle's hashed files, each with a shortened hash of its content. */
const signsOf = (bundle: Rolldown.OutputBundle): Record<string, string> =>
  Object.fromEntries(
    Object.values(bundle)
      .filter(({ fileName }) => fileName.startsWith(ASSETS))
      .map((file) => [file.fileName.slice(ASSETS.length), signOf(file.type === 'chunk' ? file.code : file.source)])
      .sort(),
  );

export const release = (): Plugin => ({
  name: 'release',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    // Files in `assets/` do not change after this plugin. Pages are not hashed.
    async handler(_, bundle) {
      const { root, base } = this.environment.config;
      const define = {
        __FILES__: JSON.stringify(signsOf(bundle)),
        // Makes Workbox leave out its checks and its log.
        'process.env.NODE_ENV': JSON.stringify('production'),
      };
      // The worker's path decides its scope: everything under the app's base and nothing else.
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: await smallProgram(root, PROGRAM, define) });
      const source = `${JSON.stringify({ program: base + programOf(manifestIn(bundle)), worker: 'on' })}\n`;
      this.emitFile({ type: 'asset', fileName: 'release.json', source });
    },
  },
});
