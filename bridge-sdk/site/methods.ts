/** The pages on which the methods and events of the contract are described. */
import { PAGES, read } from './pages.ts';

const HEADING = /^## (\w+)$/gm;
const GENERATED = '<!-- Written from the contract';

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
