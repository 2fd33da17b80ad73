/** Compares the accessible trees of one screen in one state over its hosts. */
import { groupsOf } from '../../scripts/workspace/lists.ts';
import type { RouteId } from '../src/routes.ts';
import type { Cell } from './cells.ts';
import type { Difference } from './difference.ts';
import type { Result } from './result.ts';
import { differenceOf, linesOf, treeOf, without } from './tree.ts';

/** The result of a cell. Its tree is compared with the trees of other hosts. */
export interface TreeResult extends Cell, Omit<Result, keyof Cell> {
  readonly title: string;
  /** The accessible tree, as Playwright writes it. */
  readonly tree: string;
}

export interface Comparison {
  readonly cell: TreeResult;
  /** Lines of the hosts' common tree that this host lacks (`- `), and lines that only this host has (`+ `). */
  readonly lines: readonly string[];
  /** Sentences about declared differences that the host does not have. */
  readonly missing: readonly string[];
}

const isAmong = (route: RouteId, routes: Difference['routes']): boolean =>
  routes === undefined || (routes instanceof RegExp ? routes.test(route) : routes.includes(route));
const appliesTo = ({ routes, states }: Difference, { route, state }: TreeResult): boolean =>
  isAmong(route, routes) && (states === undefined || states.includes(state));

/** Removes a host's declared nodes from its tree, and lists declared nodes that the tree lacks. */
function removeDeclared(
  cell: TreeResult,
  table: readonly Difference[],
): { readonly lines: string[]; readonly missing: string[] } {
  const missing: string[] = [];
  let nodes = treeOf(cell.tree);
  for (const declaration of table) {
    if (!('node' in declaration) || !appliesTo(declaration, cell) || !declaration.hosts.includes(cell.host)) continue;
    const remaining = without(nodes, declaration.node);
    if (remaining.removedCount === 0)
      missing.push(`declared, but not there: ${declaration.node} (${declaration.reason})`);
    nodes = remaining.nodes;
  }
  return { lines: linesOf(nodes), missing };
}

/** Returns the most frequent tree, or the first of several equally frequent trees. */
function mostFrequent(trees: readonly (readonly string[])[]): readonly string[] {
  const joinedTrees = trees.map((lines) => lines.join('\n'));
  const counts = joinedTrees.map((text) => joinedTrees.filter((item) => item === text).length);
  return trees[counts.indexOf(Math.max(...counts))] ?? [];
}

interface Tree {
  readonly cell: TreeResult;
  readonly lines: readonly string[];
  readonly missing: string[];
}

/** Groups the hosts of one screen as a declaration does, or into one group without a declaration. Records groups that do not differ. */
function groupByRow(trees: readonly Tree[], table: readonly Difference[]): Tree[][] {
  const [firstTree] = trees;
  const declaration = table.find(
    (difference) => 'alike' in difference && firstTree !== undefined && appliesTo(difference, firstTree.cell),
  );
  if (!declaration || !('alike' in declaration)) return [[...trees]];
  const groupOf = (tree: Tree) => declaration.alike.findIndex((hosts) => hosts.includes(tree.cell.host));
  const parts = [...groupsOf(trees, (tree) => String(groupOf(tree))).values()];
  for (const [index, [tree]] of parts.entries())
    if (tree && parts.slice(0, index).some(([otherTree]) => otherTree?.lines.join() === tree.lines.join()))
      tree.missing.push(
        `declared as another page, but the same: ${declaration.alike[groupOf(tree)]?.join(', ')} (${declaration.reason})`,
      );
  return parts;
}

/** Compares all hosts of each screen in each state. Skips a screen that only one host has opened. */
export function compare(cells: readonly TreeResult[], table: readonly Difference[]): Comparison[] {
  const groups = groupsOf(cells, ({ route, state }) => `${route} | ${state}`);
  return [...groups.values()].flatMap((group) => {
    if (group.length < 2) return [];
    const trees = group.map((cell): Tree => ({ cell, ...removeDeclared(cell, table) }));
    return groupByRow(trees, table).flatMap((group) => {
      const commonLines = mostFrequent(group.map(({ lines }) => lines));
      return group.map(({ cell, lines, missing }) => ({ cell, missing, lines: differenceOf(commonLines, lines) }));
    });
  });
}

/** Returns the declared differences that apply to no cell of a whole run. */
export const unusedDifferences = (cells: readonly TreeResult[], table: readonly Difference[]): Difference[] =>
  table.filter((declaration) => {
    const hosts = 'node' in declaration ? declaration.hosts : declaration.alike.flat();
    return !cells.some((cell) => hosts.includes(cell.host) && appliesTo(declaration, cell));
  });
