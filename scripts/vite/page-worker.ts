/**
 * Vite plugin for the split build: builds the page's service worker (`webview-app/src/app/page-worker.ts`) as `worker.js` beside the page, with
 * the list of the release's files and the signs of their contents.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
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

export function pageWorker(): Plugin {
  let root = '';
  return {
    name: 'page-worker',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    // The files have been written: nothing changes them any more.
    async writeBundle({ dir = '' }, bundle) {
      const define = {
        __FILES__: JSON.stringify(signsOf(bundle)),
        // Workbox leaves its checks and its log out of such a build.
        'process.env.NODE_ENV': JSON.stringify('production'),
      };
      // Its place decides its scope: everything under the app's base, and nothing beside it.
      writeFileSync(join(dir, 'worker.js'), await smallProgram(root, PROGRAM, define));
    },
  };
}
