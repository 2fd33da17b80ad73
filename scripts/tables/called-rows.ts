/** Finds the rows of the endpoint tables that the running app calls. */
import { type ESTree, Visitor } from 'vite';
import type { SourceFile } from '../source/source-file.ts';
import type { Tree } from '../source/tree.ts';

const TABLE = /\/api\/[\w-]+\.ts$/;

export type Modules = Tree;

/** Returns the paths of the modules that `start` loads, at once or later. Type imports are not followed. */
export function loadedWith({ links }: Modules, start: string, isExcluded = (_: string) => false): Set<string> {
  const paths = new Set([start]);
  for (const path of paths)
    for (const { from, to, kind } of links)
      if (from.path === path && kind !== 'type' && !isExcluded(to.path)) paths.add(to.path);
  return paths;
}

/** Returns the names of the rows that the modules at these paths use as values. */
export const calledRows = (modules: Modules, paths: ReadonlySet<string>): Set<string> =>
  new Set(modules.files.filter(({ path }) => paths.has(path)).flatMap((file) => rowsIn(modules, file)));

/** Returns the names of imported rows that a module uses. The endpoint tables themselves call nothing. */
function rowsIn({ links }: Modules, file: SourceFile): string[] {
  if (TABLE.test(file.path)) return [];
  const tables = links.filter(({ from, to, kind }) => from === file && kind === 'value' && TABLE.test(to.path));
  const imported = new Set(tables.flatMap(({ names }) => names));
  return valuesOf(file.program).filter((name) => imported.has(name));
}

/** Returns every name used as a value, as opposed to a type, a key or an import. */
function valuesOf(program: ESTree.Program): string[] {
  const uses: string[] = [];
  const ignored = new Set<ESTree.Node>();
  const importedNames = new Map<string, string>();
  new Visitor({
    ImportSpecifier: ({ imported, local }) => {
      ignored.add(imported).add(local);
      if (imported.type === 'Identifier') importedNames.set(local.name, imported.name);
    },
    TSTypeQuery: ({ exprName }) => void ignored.add(exprName),
    MemberExpression: ({ property, computed }) => void (computed || ignored.add(property)),
    Property: ({ key, computed }) => void (computed || ignored.add(key)),
    Identifier: (node) => {
      if (!ignored.has(node)) uses.push(importedNames.get(node.name) ?? node.name);
    },
  }).visit(program);
  return uses;
}
