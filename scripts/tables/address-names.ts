/** Compares address parameters that the app reads with those that frame and routes declare. Undeclared ones are removed at run time. */
import type { RouteTable } from '../../webview-app/src/routing/row.ts';
import type { TableCheck } from './table-check.ts';

interface Source {
  readonly path: string;
  readonly text: string;
}

const READ =
  /(?:[qQ]uery(?:\(\))?|asked|searchParams|URLSearchParams\([^()]*(?:\(\))?\))\??\.(?:get|has)\((?:'(\w+)'|([A-Z]+))\)/g;
const FILTERS = /filters: \{ (\w+)[:,}]/g;
/** Matches files that read the query of a request or a foreign address. */
const NOT_THE_PAGE = /\/src\/(?:api|client)\//;

/** Returns the parameters that a source reads from the page's address. Constants of the same file are resolved. */
function namesIn({ text }: Source): string[] {
  const constant = (name: string) => new RegExp(`\\bconst ${name} = '(\\w+)'`).exec(text)?.[1];
  return [
    ...[...text.matchAll(READ)].flatMap(([, name, by = '']) => name ?? constant(by) ?? []),
    ...[...text.matchAll(FILTERS)].flatMap(([, name]) => name ?? []),
  ];
}

export function checkAddressNames(
  sources: readonly Source[],
  routes: RouteTable,
  frame: readonly string[],
): TableCheck {
  const declared = Object.values(routes).flatMap(({ query }) => query ?? []);
  const read = sources.filter(({ path }) => !NOT_THE_PAGE.test(`/${path}`));
  const unknown = read.flatMap((source) =>
    namesIn(source)
      .filter((name) => !frame.includes(name) && !declared.includes(name))
      .map(
        (name) => `${source.path}: ${name} is read from the address, and neither frame-query.ts nor a row declares it`,
      ),
  );
  const isNamed = (name: string) =>
    sources.some(({ path, text }) => !path.endsWith('frame-query.ts') && new RegExp(`\\b${name}\\b`).test(text));
  const unused = frame
    .filter((name) => name !== 'isappinstalled' && !isNamed(name))
    .map((name) => `frame-query.ts: nobody reads ${name}`);
  return {
    line: `${frame.length} parameters of any page, ${new Set(declared).size} of rows`,
    faults: [...unknown, ...unused],
  };
}
