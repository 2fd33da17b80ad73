/** The methods and events of the contract on their pages, each with its way into the playground. */
import { type Language, PAGES, read } from './pages.ts';

const HEADING = /^## (\w+)$/gm;
const GENERATED = '<!-- Written from the contract';

const WORDS = { en: 'Try it in the playground', zh: '在演练场中试一试' } as const satisfies Record<Language, string>;

let methods: ReadonlyMap<string, string> | undefined;

/** The addresses of the pages that describe each method and event, by its name. */
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
 * Puts a link to the playground below the heading of each method. A page of something else stays as it is. `base` is the site's path:
 * VitePress leaves a link with a target as it is.
 */
export function withTrials(text: string, source: string, language: Language, base: string): string {
  if (!read(source).startsWith(GENERATED)) return text;
  return text.replace(HEADING, (heading, name: string) =>
    methodsOf().has(name)
      ? `${heading}\n\n[${WORDS[language]}](${base}playground/?lang=${language}&words=${language}&try=${name}#/health/hybrid-example){target="_self"}`
      : heading,
  );
}
