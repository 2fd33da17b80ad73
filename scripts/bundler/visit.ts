import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadStart } from '../../webview-app/src/app/head-start.ts';
import { sizeOf } from './sizes.ts';

/** Files by their names within the build's folder. */
export interface Visit {
  /** What is loaded before anything is drawn: the page, what its markup names, and the texts of the language that weighs more. */
  readonly first: readonly string[];
  /** What the entry page wants besides. */
  readonly home: readonly string[];
}

const PAGE = 'index.html';

/** What a first visit of a build loads. The single file is the page alone. */
export function visitOf(outDir: string): Visit {
  const html = readFileSync(join(outDir, PAGE), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="[^"]*?(assets\/[^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const table = /<script type="application\/json" id="head-start">(.*?)<\/script>/.exec(html)?.[1];
  if (!table) return { first: [PAGE, ...named], home: [] };
  const { texts, files, screens }: HeadStart = JSON.parse(table);
  const weight = (name: string) => sizeOf(readFileSync(join(outDir, name))).gzip;
  const [words = ''] = [texts.en[0], texts.zh[0]].sort((a, b) => weight(b) - weight(a));
  const [, numbers = []] = screens.find(([pattern]) => new RegExp(pattern).test('/')) ?? [];
  return { first: [PAGE, ...named, words], home: numbers.flatMap((number) => files[number] ?? []) };
}
