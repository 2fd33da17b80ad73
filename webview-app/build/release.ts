/**
 * Vite plugin for the split build: what a phone learns of a release by.
 *
 * - `worker.js`, the page's service worker (`webview-app/src/app/page-worker.ts`), with the list of the release's files and the signs of
 *   their contents.
 * - `release.json`, which names the release by its program's file. A page that a host has kept too long learns by it that there is a newer
 *   one (`webview-app/src/app/old-page.ts`). An installation may change its `worker` to `off`, which takes the page's worker from every
 *   phone.
 */
import type { Plugin, Rolldown } from 'vite';
import { manifestIn, programOf } from './manifest.ts';
import { signOf } from './sign-of.ts';
import { smallProgram } from './small-program.ts';

const PROGRAM = 'src/app/page-worker.ts';
const ASSETS = 'assets/';
/** Returns the names of a finished bundle's hashed files, each with its sign. */
const signsOf = (bundle: Rolldown.OutputBundle): Record<string, string> =>
  Object.fromEntries(
    Object.values(bundle)
      .filter(({ fileName }) => fileName.startsWith(ASSETS))
      .map((file) => [file.fileName.slice(ASSETS.length), signOf(file.type === 'chunk' ? file.code : file.source)])
      .sort(),
  );

export function release(): Plugin {
  let root = '';
  let base = '';
  return {
    name: 'release',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ root, base } = config);
    },
    generateBundle: {
      order: 'post',
      // What stands in `assets/` is not changed any more; the pages are not signed.
      async handler(_, bundle) {
        const define = {
          __FILES__: JSON.stringify(signsOf(bundle)),
          // Workbox leaves its checks and its log out of such a build.
          'process.env.NODE_ENV': JSON.stringify('production'),
        };
        // Its place decides its scope: everything under the app's base, and nothing beside it.
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: await smallProgram(root, PROGRAM, define) });
        const source = `${JSON.stringify({ program: base + programOf(manifestIn(bundle)), worker: 'on' })}\n`;
        this.emitFile({ type: 'asset', fileName: 'release.json', source });
      },
    },
  };
}
