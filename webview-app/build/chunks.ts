/**
 * The groups of the split build's files. Everything else is shared as the bundler does it: screens, words and adapters of hosts are loaded
 * when they are needed, each in a file of its own.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from '../../scripts/workspace/root.ts';

/** A part that so many files need is in nearly every visit. Alone, each such part would cost a connection a round trip. */
const OFTEN = 12;

const sources = (...files: readonly string[]) => files.map((file) => join(root, 'webview-app/src', file));
/** The modules that stand in the page's markup (`webview-app/src/app/first-page/render.tsx`), and the list of its area's screens. */
const FIRST_PAGE = sources('screens/home/main.tsx', 'screens/home/index.ts', 'kit/purchase/confirming.tsx');
/** Lists the sources of the page that most visitors open next. */
const SECOND_PAGE = sources('screens/checkup/package-list.tsx');

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
 * The style of `list` stands in the page. `second` keeps the first tap short: without it that waits for ten files, and each further file for
 * one of a browser's six connections.
 */
export const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 5 },
  { name: 'frame', tags: ['$initial'], priority: 4 },
  { debugName: 'list', name: importedBy(FIRST_PAGE, 'list'), minShareCount: 2, priority: 3 },
  { debugName: 'second', name: importedBy(SECOND_PAGE, 'second'), minShareCount: 2, priority: 2 },
  { name: 'shared', minShareCount: OFTEN, priority: 1 },
];

const WORDS = /\/webview-app\/src\/(?:(?:screens|features|kit)\/(?:[^/]+\/)?)?([^/]+)\/words\/(en|zh)\.ts$/;

/** Returns the name of a file. Words are named by their area, for all are files called `en` and `zh`. */
export function chunkFileName({ facadeModuleId }: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId'>): string {
  const [, ...parts] = WORDS.exec(facadeModuleId ?? '') ?? [];
  return `assets/${parts.join('-') || '[name]'}-[hash].js`;
}
