/**
 * Vite plugin for the split build: builds the page's service worker (`webview-app/src/app/page-worker.ts`) as `worker.js` beside the page, with
 * the list of the release's files and the signs of their contents.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { smallProgram } from './small-program.ts';

const PROGRAM = 'src/app/page-worker.ts';
const ASSETS = 'assets/';
/** As many bytes as the worker compares (`page-worker/files.ts`); 464 whole hashes would be three quarters of it. */
const SIGN_BYTES = 6;

/** The sign by which the worker knows a file's content. */
export const signOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest().subarray(0, SIGN_BYTES).toString('base64');

/** Returns the names of a finished bundle's hashed files, each with its sign. */
export const signsOf = (bundle: Rolldown.OutputBundle): Record<string, string> =>
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
