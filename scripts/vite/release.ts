/**
 * Vite plugin for the split build: writes `release.json` beside the page, which names the release by its program's file. A page that a
 * host has kept too long learns by it that there is a newer one (`webview-app/src/app/old-page.ts`).
 */
import type { Plugin } from 'vite';

export function release(): Plugin {
  let base = '';
  return {
    name: 'release',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    generateBundle(_, bundle) {
      const programs = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
      if (programs.length !== 1) throw new Error(`release: the page has ${programs.length} programs`);
      const source = `${JSON.stringify({ program: `${base}${programs[0]?.fileName}` })}\n`;
      this.emitFile({ type: 'asset', fileName: 'release.json', source });
    },
  };
}
