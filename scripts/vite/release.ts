/**
 * Vite plugin for the split build: writes `release.json` beside the page, which names the release by its program's file. A page that a
 * host has kept too long learns by it that there is a newer one (`webview-app/src/app/old-page.ts`). An installation may change its `worker`
 * to `off`, which takes the page's worker from every phone.
 */
import type { Plugin } from 'vite';

/** The programs that the page's markup names, in its order: the app's own is the last. */
const PROGRAMS = /<script type="module"[^>]* src="([^"]+)"/g;

export function release(): Plugin {
  return {
    name: 'release',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const program = [...html.matchAll(PROGRAMS)].at(-1)?.[1];
        if (!program) throw new Error('release: the page names no program');
        this.emitFile({
          type: 'asset',
          fileName: 'release.json',
          source: `${JSON.stringify({ program, worker: 'on' })}\n`,
        });
      },
    },
  };
}
