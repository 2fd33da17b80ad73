/**
 * Assigns each module of the single file to a piece, by the modules that import it. Rules:
 * 1. A module that the page needs before any screen is in `frame`, or in `vendor` if it is part of React.
 * 2. A module that only one area needs is in its piece. Texts and built-in copies of static files have pieces of their own by language.
 * 3. A module that several areas need is in `home` if the entry page needs it, else in `shared`. Larger parts that only two areas need are
 *    pieces of their own.
 * 4. A module that needs another one also needs its imports, so no two pieces need each other.
 */

/** A module of the build, as far as its piece depends on it. */
export interface Module {
  readonly id: string;
  readonly size: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly isEntry: boolean;
}

const FRAME = 'frame';
const VENDOR = 'vendor';
const HOME = 'home';
const SHARED = 'shared';
const HOSTS = 'hosts';
/** The least size of a piece that two areas share, in characters of its sources. */
const SMALLEST = 10_000;

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const AREA = /\/src\/screens\/([^/]+)\//;
const WORDS =
  /\/src\/(?:(messages)|(?:kit|features)\/(?:[^/]+\/)*words|screens\/([^/]+)\/(?:[^/]+\/)*words)\/(en|zh)\.ts$/;
const COPIES = /\/static-copies\/(en|zh)\.json$/;
const ADAPTER = /\/bridge-sdk\//;
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** The parts of the entry page, with the layers over every page. */
const OF_HOME = ['home', 'overlays', 'share'] as const;
/** Matches the module that is prerendered beside the entry page. It belongs to `home`, whose style is in the page's head. */
const IN_MARKUP = /\/src\/kit\/purchase\/confirming\.tsx$/;

/** Names the piece of a dynamic import: by the language of texts, the area, the package or the file. */
function rootOf(id: string): string {
  const [, messages, wordsArea, language] = WORDS.exec(id) ?? [];
  if (language) return `${messages ? FRAME : (wordsArea ?? 'kit')}-${language}`;
  const copies = COPIES.exec(id)?.[1];
  if (copies) return `copies-${copies}`;
  const [, area] = AREA.exec(id) ?? [];
  const [, file = ''] = /([^/]+?)\.\w+$/.exec(id) ?? [];
  return (
    area ?? PACKAGE.exec(id)?.[1]?.replace('@', '').replace(/\W/g, '-') ?? (ADAPTER.test(id) ? `host-${file}` : file)
  );
}

/** Returns the piece of each module that the page can reach. The order of the modules does not matter. */
export function pieceNames(modules: readonly Module[]): ReadonlyMap<string, string> {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const needed = new Map<string, Set<string>>();
  const need = (id: string, root: string): void => {
    const roots = needed.get(id) ?? new Set();
    if (roots.has(root)) return;
    needed.set(id, roots.add(root));
    for (const imported of byId.get(id)?.imports ?? []) need(imported, root);
  };
  for (const { id, isEntry, dynamicImports } of modules) {
    if (isEntry) need(id, FRAME);
    if (IN_MARKUP.test(id)) need(id, OF_HOME[0]);
    for (const imported of dynamicImports) need(imported, rootOf(imported));
  }
  const names = new Map([...needed].map(([id, roots]) => [id, nameOf(id, [...roots].sort())]));
  const sizes = new Map<string, number>();
  for (const [id, name] of names) sizes.set(name, (sizes.get(name) ?? 0) + (byId.get(id)?.size ?? 0));
  const isSmall = (name: string) => name.includes('+') && (sizes.get(name) ?? 0) < SMALLEST;
  return new Map([...names].map(([id, name]) => [id, isSmall(name) ? SHARED : name.replace('+', '-and-')]));
}

function nameOf(id: string, roots: readonly string[]): string {
  if (roots.includes(FRAME)) return REACT.test(id) ? VENDOR : FRAME;
  if (roots.some((root) => OF_HOME.some((name) => name === root))) return HOME;
  if (roots.length === 1) return roots.join('');
  if (roots.every((root) => root.startsWith('host-'))) return HOSTS;
  return roots.length > 2 ? SHARED : roots.join('+');
}
