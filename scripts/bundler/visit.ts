import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preloadIn } from '../../webview-app/build/policy/preload-links.ts';
import type { Wish } from '../../webview-app/src/app/prefetch/head-table.ts';
import { gzipSizeOf } from './sizes.ts';

/** Files by their names within the build's folder. */
export interface Visit {
  /** The files that are loaded before anything is drawn: the page, those its markup names, the texts of the heavier language. */
  readonly first: readonly string[];
  /** The files that the entry page loads in addition; of its words, the heavier language. */
  readonly home: readonly string[];
}

const PAGE = 'index.html';

/** The files that a first visit of a build loads. The single file is the page alone. */
export function visitOf(outDir: string): Visit {
  const html = readFileSync(join(outDir, PAGE), 'utf8');
  // The sheets of disabled links stand in the page.
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
  const [, area = -1, ...own] = screens.find(([pattern]) => new RegExp(pattern).test('/')) ?? [];
  return { first: [PAGE, ...named, heavier(texts)], home: [...(areas[area] ?? []), ...own].map(heavier) };
}
