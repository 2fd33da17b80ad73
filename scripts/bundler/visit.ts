import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preloadIn } from '../../webview-app/build/policy/preload-links.ts';
import type { FileIndex } from '../../webview-app/src/app/prefetch/head-table.ts';
import { gzipSizeOf } from '../weight/budgets.ts';

/** Lists files of a first visit by their names within the build's folder. */
export interface Visit {
  /** Files that are loaded before anything is drawn: the page, files in its markup, the text file of the language whose file is larger. */
  readonly first: readonly string[];
  /** Files that the entry page loads in addition, with the larger text file. */
  readonly home: readonly string[];
}

const PAGE = 'index.html';

/** Returns the files that a first visit of a build loads. The single-file build has only the page. */
export function visitOf(outDir: string): Visit {
  const html = readFileSync(join(outDir, PAGE), 'utf8');
  // Skips disabled links: their style sheets are also inlined in the page.
  const linked = [
    ...html.matchAll(/<(?:script|link)(?![^>]+ disabled )[^>]+(?:src|href)="[^"]*?(assets\/[^"]+)"/g),
  ].map(([, name = '']) => name);
  const preload = preloadIn(html);
  if (!preload) return { first: [PAGE, ...linked], home: [] };
  const { files, texts, areas, screens } = preload;
  const gzipSize = (name: string) => gzipSizeOf(readFileSync(join(outDir, name)));
  const larger = (entry: FileIndex): string => {
    const indexes = typeof entry === 'number' ? [entry] : [entry.en, entry.zh];
    const [name = ''] = indexes.flatMap((index) => files[index] ?? []).sort((a, b) => gzipSize(b) - gzipSize(a));
    return name;
  };
  const [, area = -1, ...rest] = screens.find(([pattern]) => new RegExp(pattern).test('/')) ?? [];
  return {
    first: [PAGE, ...linked, larger(texts)],
    home: [...(areas[area] ?? []), ...rest].map(larger),
  };
}
