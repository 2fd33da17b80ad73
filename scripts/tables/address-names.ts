/** Compares the address parameters that the app reads with those that app shell and routes declare. Others are removed at run time. */
import type { RouteTable } from '../../webview-app/src/routing/row.ts';
import type { TableCheck } from './table-check.ts';

interface Source {
  readonly path: string;
  readonly text: string;
}

const PARAMETER_READ =
  /(?:[qQ]uery(?:\(\))?|asked|searchParams|URLSearchParams\([^()]*(?:\(\))?\))\??\.(?:get|has)\((?:'(\w+)'|([A-Z]+))\)/g;
const FILTERS = /filters: \{ (\w+)[:,}]/g;
/** Matches files that read the query of a request or a foreign address. */
const REQUEST_MODULES = /\/src\/(?:api|client)\//;

/** Returns the parameters that a source reads from the page's address. Constants of the same file are resolved. */
function namesIn({ text }: Source): string[] {
  const constant = (name: string) => new RegExp(`\\bconst ${name} = '(\\w+)'`).exec(text)?.[1];
  return [
    ...[...text.matchAll(PARAMETER_READ)].flatMap(
      ([, name, constantName = '']) => name ?? constant(constantName) ?? [],
    ),
    ...[...text.matchAll(FILTERS)].flatMap(([, name]) => name ?? []),
  ];
}

export function checkAddressNames(
  sources: readonly Source[],
  routes: RouteTable,
  shellNames: readonly string[],
): TableCheck {
  const declared = Object.values(routes).flatMap(({ query }) => query ?? []);
  const read = sources.filter(({ path }) => !REQUEST_MODULES.test(`/${path}`));
  const undeclared = read.flatMap((source) =>
    namesIn(source)
      .filter((name) => !shellNames.includes(name) && !declared.includes(name))
      .map(
        (name) =>
          `${source.path}: ${name} is read from the address, but neither frame-query.ts nor a route declares it`,
      ),
  );
  const isUsed = (name: string) =>
    sources.some(({ path, text }) => !path.endsWith('frame-query.ts') && new RegExp(`\\b${name}\\b`).test(text));
  const unused = shellNames
    .filter((name) => name !== 'isappinstalled' && !isUsed(name))
    .map((name) => `frame-query.ts: nobody reads ${name}`);
  return {
    line: `${shellNames.length} parameters of any page, ${new Set(declared).size} of routes`,
    faults: [...undeclared, ...unused],
  };
}
