/**
 * Writes the source maps of the split build beside its folder, in `<folder>-maps`: a Vite plugin. They are not served, and no file names
 * them. `npm run where` reads them. They have no source texts, only places, as a release's sources are in its commit.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { HINT } from './compile-hint.ts';

const ENDING = '.map';

/** Returns the map of a file that got a first line after it was made. */
const withFirstLine = (map: string): string => map.replace('"mappings":"', '"mappings":";');

/** Takes the maps out of a bundle. Returns each with its name. */
function takeMaps(bundle: Rolldown.OutputBundle): [name: string, text: string][] {
  return Object.values(bundle).flatMap((file) => {
    if (file.type !== 'asset' || !file.fileName.endsWith(ENDING)) return [];
    delete bundle[file.fileName];
    const text = String(file.source);
    const mapped = bundle[file.fileName.slice(0, -ENDING.length)];
    const isHinted = mapped?.type === 'chunk' && mapped.code.startsWith(HINT);
    return [[file.fileName, isHinted ? withFirstLine(text) : text]];
  });
}

export function sourceMaps(): Plugin {
  let folder = '';
  return {
    name: 'source-maps',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { sourcemap: 'hidden', rolldownOptions: { output: { sourcemapExcludeSources: true } } } }),
    configResolved({ root, build }) {
      folder = `${resolve(root, build.outDir)}-maps`;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        rmSync(folder, { recursive: true, force: true });
        for (const [name, text] of takeMaps(bundle)) {
          const file = join(folder, name);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, text);
        }
      },
    },
  };
}
