/** Vite plugin for the split build: builds the page's service worker (`webview-app/src/app/page-worker.ts`) as `worker.js` beside the page. */
import type { Plugin } from 'vite';
import { smallProgram } from './small-program.ts';

const PROGRAM = 'src/app/page-worker.ts';

export function pageWorker(): Plugin {
  let root = '';
  return {
    name: 'page-worker',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    async generateBundle() {
      // Its place decides its scope: everything under the app's base, and nothing beside it.
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: await smallProgram(root, PROGRAM) });
    },
  };
}
