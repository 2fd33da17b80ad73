/** Finds the methods and events on the pages that document them, and adds links to the playground. */
import { type Language, PAGES, read } from './pages.ts';

const HEADING = /^## (\w+)$/gm;
const GENERATED = '<!-- Written from the contract';

const WORDS = { en: 'Try it in the playground', zh: '在演练场中试一试' } as const satisfies Record<Language, string>;

let methods: ReadonlyMap<string, string> | undefined;

export function methodsOf(): ReadonlyMap<string, string> {
  methods ??= new Map(
    PAGES.filter(({ group }) => group === 'methods').flatMap(({ source, address }) => {
      const text = read(source);
      if (!text.startsWith(GENERATED)) return [];
      return [...text.matchAll(HEADING)].map(([, name = '']) => [name, address] as const);
    }),
  );
  return methods;
}

/**
 * Adds a link to the playground below the heading of each method. A page without methods stays unchanged. `base` is the path of the site,
 * which VitePress does not add to links that have a target.
 */
export function withPlaygroundLinks(text: string, source: string, language: Language, base: string): string {
  if (!read(source).startsWith(GENERATED)) return text;
  return text.replace(HEADING, (heading, name: string) =>
    methodsOf().has(name)
      ? `${heading}\n\n[${WORDS[language]}](${base}playground/?lang=${language}&words=${language}&try=${name}#/health/hybrid-example){target="_self"}`
      : heading,
  );
}
