/** Finds the packages of others whose code is in a build. */
import { root } from '../workspace/root.ts';
import { type LockedPackage, packagesOf, readLock } from './lock.ts';

/** Code that the bundler adds by itself, by the beginning of its module's name. */
const ADDED: readonly (readonly [begin: string, name: string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
];

/** Returns the packages of bundled modules, sorted by name. */
export function packagesIn(moduleIds: readonly string[]): LockedPackage[] {
  const locked = packagesOf(readLock());
  const paths = new Set(
    moduleIds.flatMap((id) => {
      const [, name] = ADDED.find(([begin]) => id.startsWith(begin)) ?? [];
      const path = name === undefined ? packagePath(id) : `node_modules/${name}`;
      return path === undefined ? [] : [path];
    }),
  );
  return locked.filter(({ path }) => paths.has(path)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The folder of the package that a module lies in, from the repository's root. */
function packagePath(id: string): string | undefined {
  const file = id.replace(/^\0/, '').replaceAll('\\', '/');
  const base = `${root.replaceAll('\\', '/')}/`;
  return file.startsWith(base)
    ? /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.slice(base.length))?.[1]
    : undefined;
}
