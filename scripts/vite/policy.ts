/** Vite plugin that gives the built page its Content-Security-Policy, and the web build the files that tell servers of it. */
import type { Plugin } from 'vite';
import { withPolicy } from '../policy/page.ts';
import { preloadLinks } from '../policy/preload-links.ts';
import { headersOf, serverFiles } from '../policy/server-files.ts';

export function policy(): Plugin {
  let base = '';
  return {
    name: 'policy',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ base } = config);
    },
    // After all that writes into the page: its scripts are known by their hashes.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          file.source = withPolicy(String(file.source), process.env);
          if (!base.startsWith('/')) continue;
          const files = serverFiles(base, headersOf(file.source, process.env), preloadLinks(file.source));
          for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}
