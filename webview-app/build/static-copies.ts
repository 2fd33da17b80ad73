/** Puts an installation's own copies of static files into the build, which has none otherwise: a Vite plugin. */
import type { Plugin } from 'vite';
import { COPY_LANGUAGES, copyPath } from './static-copies/copies.ts';
import { ownCopies } from './static-copies/own-copies.ts';

export function staticCopies(options: Readonly<Record<string, string | undefined>> = process.env): Plugin {
  return {
    name: 'static-copies',
    enforce: 'pre',
    async load(id) {
      const language = COPY_LANGUAGES.find((candidate) => id.replaceAll('\\', '/').endsWith(copyPath(candidate)));
      const copies = language && (await ownCopies(language, options));
      return copies ? JSON.stringify(copies) : null;
    },
  };
}
