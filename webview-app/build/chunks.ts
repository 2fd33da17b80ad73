/**
 * Groups modules of the split build into shared files. All others load when they are needed, as the bundler splits them: screens, texts and
 * host adapters.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from '../../scripts/workspace/root.ts';

/** The number of files that must share a module for the group `shared`. As separate files, such modules would each cost a round trip. */
const OFTEN = 12;

const sources = (...files: readonly string[]) => files.map((file) => join(root, 'webview-app/src', file));
/**
 * The modules of the prerendered pages (`app/first-page/render.tsx`), the home area's list of screens, and what the texts of many areas
 * import, for which each would wait otherwise.
 */
const FIRST_PAGE = sources(
  ...['screens/home/main.tsx', 'screens/home/index.ts', 'kit/purchase/confirming.tsx'],
  'installation/promises.ts',
);
/** Lists the sources of the page that most visitors open next. */
const SECOND_PAGE = sources('screens/checkup/package-list.tsx', 'screens/checkup/index.ts');
/** Lists the sources that load after any first page, and after home: dialogs over a page, and home's lower parts. */
const LATER = sources('app/overlays.tsx', 'screens/home/later/index.ts');
/** Lists the sources that load at the `load` event. A first tap may be waiting for its page then, so they load no dialogs. */
const AFTER_LOAD = sources('app/after-load.ts');

type Graph = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

/** Assigns a group to all imports of these files, which other screens mostly share. */
function importedBy(files: readonly string[], group: string): (id: string, graph: Graph) => string | null {
  const matches = new Set<string>();
  const add = (id: string, graph: Graph): void => {
    if (matches.has(id)) return;
    matches.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported, graph);
  };
  return (id, graph) => {
    if (matches.size === 0) for (const file of files) add(file, graph);
    return matches.has(id) ? group : null;
  };
}

/**
 * Lists the groups. The style sheet of `list` is inlined in the page. Without `second` the first tap would wait for ten files; a browser
 * loads six at a time.
 */
export const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 5 },
  { name: 'frame', tags: ['$initial'], priority: 4 },
  { debugName: 'list', name: importedBy(FIRST_PAGE, 'list'), minShareCount: 2, priority: 3 },
  { debugName: 'second', name: importedBy(SECOND_PAGE, 'second'), minShareCount: 2, priority: 2 },
  { debugName: 'release', name: importedBy(AFTER_LOAD, 'release'), minShareCount: 2, priority: 1.5 },
  { debugName: 'dialogs', name: importedBy(LATER, 'dialogs'), minShareCount: 2, priority: 1 },
  { name: 'shared', minShareCount: OFTEN, priority: 0 },
];

const WORDS = /\/webview-app\/src\/(?:(?:screens|features|kit)\/(?:[^/]+\/)?)?([^/]+)\/words\/(en|zh)\.ts$/;

/** Returns the name pattern of a file. Texts are named by their area, because all their sources are called `en` or `zh`. */
export function chunkFileName({ facadeModuleId }: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId'>): string {
  const [, ...parts] = WORDS.exec(facadeModuleId ?? '') ?? [];
  return `assets/${parts.join('-') || '[name]'}-[hash].js`;
}
