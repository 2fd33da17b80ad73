/** Finds the rows of the endpoint tables that the running app calls. */
import { type ESTree, Visitor } from 'vite';
import type { SourceFile } from '../source/source-file.ts';
import type { Tree } from '../source/tree.ts';

const TABLE = /\/api\/[\w-]+\.ts$/;

/** The app's modules. */
export type Modules = Tree;

/** Returns the paths of the modules that `start` loads, at once or later. Type imports load nothing. */
export function loadedWith({ links }: Modules, start: string, without = (_: string) => false): Set<string> {
  const matches = new Set([start]);
  for (const path of matches)
    for (const { from, to, kind } of links)
      if (from.path === path && kind !== 'type' && !without(to.path)) matches.add(to.path);
  return matches;
}

/** Returns the names of the rows that the modules at these paths use as values. */
export const calledRows = (modules: Modules, paths: ReadonlySet<string>): Set<string> =>
  new Set(modules.files.filter(({ path }) => paths.has(path)).flatMap((file) => rowsIn(modules, file)));

/** Returns the names of imported rows that a module uses. A table of rows calls nothing. */
function rowsIn({ links }: Modules, file: SourceFile): string[] {
  if (TABLE.test(file.path)) return [];
  const tables = links.filter(({ from, to, kind }) => from === file && kind === 'value' && TABLE.test(to.path));
  const imported = new Set(tables.flatMap(({ names }) => names));
  return valuesOf(file.program).filter((name) => imported.has(name));
}

/** Returns every name used as a value, as opposed to a type, a key or an import. */
function valuesOf(program: ESTree.Program): string[] {
  const uses: string[] = [];
  const aside = new Set<ESTree.Node>();
  const original = new Map<string, string>();
  new Visitor({
    ImportSpecifier: ({ imported, local }) => {
      aside.add(imported).add(local);
      if (imported.type === 'Identifier') original.set(local.name, imported.name);
    },
    TSTypeQuery: ({ exprName }) => void aside.add(exprName),
    MemberExpression: ({ property, computed }) => void (computed || aside.add(property)),
    Property: ({ key, computed }) => void (computed || aside.add(key)),
    Identifier: (node) => {
      if (!aside.has(node)) uses.push(original.get(node.name) ?? node.name);
    },
  }).visit(program);
  return uses;
}
