/** Builds articles from all hostile payloads and reads them in turn. `HOSTILE=all` uses an article for each payload. */
import { PAYLOADS } from './corpus.ts';
import type { Findings } from './in-page.ts';

export const isWhole = process.env['HOSTILE'] === 'all';
const IN_ONE = 100;

/** Shows articles in the running app, in whatever engine it is. */
export interface Reader {
  /** Shows an article of this text, and waits until the page is at rest. */
  show(html: string): Promise<void>;
  /** Returns the payloads that have run, by their numbers, and the requests to other servers. */
  done(): Promise<{ run: unknown; foreign: readonly string[] }>;
  look(): Promise<Findings>;
}

/** Returns the texts of articles with all payloads. Those with balanced markup share articles. `endsItself` runs in a page. */
export async function articlesOf(endsItself: (texts: readonly string[]) => Promise<boolean[]>): Promise<string[]> {
  const texts = PAYLOADS.map(({ html }) => html);
  if (isWhole) return texts;
  const ends = await endsItself(texts);
  const alone = texts.filter((_, index) => !ends[index]);
  const together = texts.filter((_, index) => ends[index]).map((html) => `<div>${html}</div>`);
  return [...alone, ...partsOf(together).map((part) => part.join('\n'))];
}

export const partsOf = <T>(all: readonly T[], size = IN_ONE): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** Shows all articles. Returns their faults, and their markup in the page. */
export async function readAll(reader: Reader, articles: readonly string[]) {
  const wrong: [text: string, markup: Findings['markup']][] = [];
  const markups: string[] = [];
  for (const text of articles) {
    await reader.show(text);
    const { markup, html } = await reader.look();
    if (markup.length > 0) wrong.push([text, markup]);
    markups.push(html);
  }
  return { wrong, shown: markups };
}
