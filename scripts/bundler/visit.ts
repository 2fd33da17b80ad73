import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preloadIn } from '../../webview-app/build/policy/preload-links.ts';
import type { Wish } from '../../webview-app/src/app/prefetch/head-table.ts';
import { gzipSizeOf } from './sizes.ts';

/** Lists files of a first visit by their names within the build's folder. */
export interface Visit {
  /** Files that are loaded before anything is drawn: the page, files in its markup, texts of the larger language. */
  readonly first: readonly string[];
  /** Files that the entry page loads in addition, with the texts of the larger language. */
  readonly home: readonly string[];
}

const PAGE = 'index.html';

/** Returns the files that a first visit of a build loads. The single-file build has only the page. */
export function visitOf(outDir: string): Visit {
  const html = readFileSync(join(outDir, PAGE), 'utf8');
  // Style sheets of disabled links are also inline in the page.
  const named = [...html.matchAll(/<(?:script|link)(?![^>]+ disabled )[^>]+(?:src|href)="[^"]*?(assets\/[^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const preload = preloadIn(html);
  if (!preload) return { first: [PAGE, ...named], home: [] };
  const { files, texts, areas, screens } = preload;
  const weight = (name: string) => gzipSizeOf(readFileSync(join(outDir, name)));
  const heavier = (wish: Wish): string => {
    const numbers = typeof wish === 'number' ? [wish] : [wish.en, wish.zh];
    const [name = ''] = numbers.flatMap((number) => files[number] ?? []).sort((a, b) => weight(b) - weight(a));
    return name;
  };
  const [, area = -1, ...wishes] = screens.find(([pattern]) => new RegExp(pattern).test('/')) ?? [];
  return { first: [PAGE, ...named, heavier(texts)], home: [...(areas[area] ?? []), ...wishes].map(heavier) };
}
