/**
 * Vite plugin for the split build: a file that needs no other file and no style is imported without a preload of its own, which would
 * ask for the same file and have its name in the table of its importer.
 */
import type { Plugin } from 'vite';

export interface AloneFiles {
  readonly plugin: Plugin;
  /** Vite's `modulePreload.resolveDependencies`. */
  resolve(file: string, needed: readonly string[]): string[];
}

export function aloneFiles(): AloneFiles {
  const styled = new Set<string>();
  return {
    plugin: {
      name: 'alone-files',
      apply: 'build',
      generateBundle: {
        // Before Vite writes the preloads.
        order: 'pre',
        handler(_, bundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk' && (file.viteMetadata?.importedCss.size ?? 0) > 0) styled.add(file.fileName);
        },
      },
    },
    resolve: (file, needed) => (needed.length === 1 && needed[0] === file && !styled.has(file) ? [] : [...needed]),
  };
}
