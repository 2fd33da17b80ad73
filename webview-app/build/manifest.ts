/** Reads Vite's manifest of a finished bundle, by which our plugins find the built files of a source. */
import type { Manifest, Rolldown } from 'vite';

export const MANIFEST = '.vite/manifest.json';
const PAGE = 'index.html';
/** The keys of the prerendered screen in the manifest: its source, or its piece in the single file. */
const HOME = ['src/screens/home/main.tsx', '_home.js'];
const HOME_AREA = 'src/screens/home/';

/** Returns the manifest of a bundle. Throws if it has none: the option `build.manifest` must be set. */
export function manifestIn(bundle: Rolldown.OutputBundle): Manifest {
  const file = bundle[MANIFEST];
  if (file?.type !== 'asset') throw new Error('manifest: the bundle has none');
  return JSON.parse(String(file.source));
}

/** Returns the built page of a bundle. Throws if it has none. */
export function pageIn(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const page = bundle[PAGE];
  if (page?.type !== 'asset') throw new Error('manifest: the bundle has no page');
  return page;
}

/**
 * Returns the files of a source: those of its imports first, and each module's style sheets before its script. Throws for a source without
 * a file of its own.
 */
export function filesOf(manifest: Manifest, source: string): string[] {
  const files = new Set<string>();
  const visitedKeys = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`manifest: ${key} has no file`);
    if (visitedKeys.has(key)) return;
    visitedKeys.add(key);
    chunk.imports?.forEach(add);
    for (const file of [...(chunk.css ?? []), chunk.file]) files.add(file);
  };
  add(source);
  return [...files];
}

export const programOf = (manifest: Manifest): string => manifest[PAGE]?.file ?? '';

export const filesOfPage = (manifest: Manifest): string[] => filesOf(manifest, PAGE);

const filesOfHome = (manifest: Manifest): string[] =>
  filesOf(manifest, HOME.find((source) => source in manifest) ?? '');

/** Returns the files of the entry page that screens of other areas also need. */
export function sharedFilesOfHome(manifest: Manifest): string[] {
  const others = Object.keys(manifest).filter((key) => key.startsWith('src/screens/') && !key.startsWith(HOME_AREA));
  const requested = new Set(others.flatMap((key) => filesOf(manifest, key)));
  return filesOfHome(manifest).filter((file) => requested.has(file));
}

/** Returns the style sheets of the page and of the entry page, which the build puts into the markup. */
export const inlineSheets = (manifest: Manifest): string[] =>
  [...new Set([...filesOf(manifest, PAGE), ...filesOfHome(manifest)])].filter((file) => file.endsWith('.css'));
