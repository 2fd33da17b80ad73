/** Adds the Content-Security-Policy to the built page, and to the web build the header files for servers: a Vite plugin. */
import type { Plugin } from 'vite';
import { manifestIn, pageIn } from './manifest.ts';
import { withPolicy } from './policy/page.ts';
import { pageLinks } from './policy/preload-links.ts';
import { headersOf, serverFiles } from './policy/server-files.ts';

export const policy = (): Plugin => ({
  name: 'policy',
  apply: 'build',
  enforce: 'post',
  // Runs after all plugins that change the page, because the policy has hashes of its scripts.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const { base } = this.environment.config;
      const page = pageIn(bundle);
      const html = withPolicy(String(page.source), process.env);
      page.source = html;
      if (!base.startsWith('/')) return;
      const { home } = pageLinks(manifestIn(bundle), base);
      const files = serverFiles(base, headersOf(html, process.env), home);
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
  },
});
