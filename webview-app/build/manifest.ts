/** Reads Vite's manifest of a finished bundle: all that our plugins know of each other's and of the bundler's work. */
import type { Manifest, Rolldown } from 'vite';

export const MANIFEST = '.vite/manifest.json';
const PAGE = 'index.html';
/** Names the screen that is complete in the page's markup, and its piece in the single file. */
const HOME = ['src/screens/home/main.tsx', '_home.js'];

/** Returns the manifest of a bundle. Throws where there is none: `build.manifest` writes it. */
export function manifestIn(bundle: Rolldown.OutputBundle): Manifest {
  const file = bundle[MANIFEST];
  if (file?.type !== 'asset') throw new Error('manifest: the bundle has none');
  return JSON.parse(String(file.source));
}

/** Returns the built page of a bundle. Throws where there is none. */
export function pageIn(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const page = bundle[PAGE];
  if (page?.type !== 'asset') throw new Error('manifest: the bundle has no page');
  return page;
}

/**
 * Returns the files of a source: what it imports comes before it, the styles of each before its program. Throws for a source that has no
 * file of its own.
 */
export function filesOf(manifest: Manifest, source: string): string[] {
  const files = new Set<string>();
  const read = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`manifest: ${key} has no file`);
    if (read.has(key)) return;
    read.add(key);
    chunk.imports?.forEach(add);
    for (const file of [...(chunk.css ?? []), chunk.file]) files.add(file);
  };
  add(source);
  return [...files];
}

/** Returns the file of the page's program. */
export const programOf = (manifest: Manifest): string => manifest[PAGE]?.file ?? '';

/** Returns the files that the page's markup loads. */
export const filesOfPage = (manifest: Manifest): string[] => filesOf(manifest, PAGE);

const filesOfHome = (manifest: Manifest): string[] =>
  filesOf(manifest, HOME.find((source) => source in manifest) ?? '');

/** Returns the files of the entry page that screens of other areas also need. */
export function sharedFilesOfHome(manifest: Manifest): string[] {
  const others = Object.keys(manifest).filter((key) => /^src\/screens\/(?!entry\/)/.test(key));
  const requested = new Set(others.flatMap((key) => filesOf(manifest, key)));
  return filesOfHome(manifest).filter((file) => requested.has(file));
}

/** Returns the style sheets of the page and of the entry page, which the build puts into the markup. */
export const inlineSheets = (manifest: Manifest): string[] =>
  [...new Set([...filesOf(manifest, PAGE), ...filesOfHome(manifest)])].filter((file) => file.endsWith('.css'));
