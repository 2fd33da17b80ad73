/** Compares the accessible trees of one screen in one state over its hosts. */
import type { RouteId } from '../src/routes.ts';
import type { Cell } from './cells.ts';
import type { Difference } from './difference.ts';
import type { Result } from './result.ts';
import { differenceOf, linesOf, treeOf, without } from './tree.ts';

/** The record of a cell that is compared with those of other hosts. */
export interface TreeResult extends Cell, Omit<Result, keyof Cell> {
  readonly title: string;
  /** The accessible tree, as Playwright writes it. */
  readonly tree: string;
}

export interface Comparison {
  readonly cell: TreeResult;
  /** Lines that the hosts' common tree has (`- `), and those that this host has instead (`+ `). */
  readonly lines: readonly string[];
  /** Sentences about declared differences that the host does not have. */
  readonly untrue: readonly string[];
}

const isAmong = (route: RouteId, routes: Difference['routes']): boolean =>
  routes === undefined || (routes instanceof RegExp ? routes.test(route) : routes.includes(route));
const appliesTo = ({ routes, states }: Difference, { route, state }: TreeResult): boolean =>
  isAmong(route, routes) && (states === undefined || states.includes(state));

/** Removes a host's declared nodes from its tree. Also lists declared nodes that the tree lacks. */
function undeclared(
  cell: TreeResult,
  table: readonly Difference[],
): { readonly lines: string[]; readonly untrue: string[] } {
  const untrue: string[] = [];
  let nodes = treeOf(cell.tree);
  for (const row of table) {
    if (!('node' in row) || !appliesTo(row, cell) || !row.hosts.includes(cell.host)) continue;
    const rest = without(nodes, row.node);
    if (rest.found === 0) untrue.push(`declared, but not there: ${row.node} (${row.reason})`);
    nodes = rest.nodes;
  }
  return { lines: linesOf(nodes), untrue };
}

/** Returns the tree that most hosts share; of two equally frequent trees the first. */
function commonOf(trees: readonly (readonly string[])[]): readonly string[] {
  const texts = trees.map((lines) => lines.join('\n'));
  const counts = texts.map((text) => texts.filter((item) => item === text).length);
  return trees[counts.indexOf(Math.max(...counts))] ?? [];
}

/** Groups values by their key, in the order of the first value of each group. */
export function groupsOf<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

interface Tree {
  readonly cell: TreeResult;
  readonly lines: readonly string[];
  readonly untrue: string[];
}

/** Splits the hosts of one screen by a row that groups them; without such a row into one group. Records groups that do not differ. */
function partsOf(trees: readonly Tree[], table: readonly Difference[]): Tree[][] {
  const [first] = trees;
  const row = table.find(
    (difference) => 'alike' in difference && first !== undefined && appliesTo(difference, first.cell),
  );
  if (!row || !('alike' in row)) return [[...trees]];
  const groupOf = (tree: Tree) => row.alike.findIndex((hosts) => hosts.includes(tree.cell.host));
  const parts = [...groupsOf(trees, (tree) => String(groupOf(tree))).values()];
  for (const [index, [tree]] of parts.entries())
    if (tree && parts.slice(0, index).some(([other]) => other?.lines.join() === tree.lines.join()))
      tree.untrue.push(
        `declared as another page, but the same: ${row.alike[groupOf(tree)]?.join(', ')} (${row.reason})`,
      );
  return parts;
}

/** Compares all hosts of each screen in each state. Skips a screen that only one host has opened. */
export function compare(cells: readonly TreeResult[], table: readonly Difference[]): Comparison[] {
  const groups = groupsOf(cells, ({ route, state }) => `${route} | ${state}`);
  return [...groups.values()].flatMap((group) => {
    if (group.length < 2) return [];
    const trees = group.map((cell): Tree => ({ cell, ...undeclared(cell, table) }));
    return partsOf(trees, table).flatMap((part) => {
      const common = commonOf(part.map(({ lines }) => lines));
      return part.map(({ cell, lines, untrue }) => ({ cell, untrue, lines: differenceOf(common, lines) }));
    });
  });
}

/** Returns the rows of the table that apply to no cell of a whole run. */
export const unmet = (cells: readonly TreeResult[], table: readonly Difference[]): Difference[] =>
  table.filter((row) => {
    const hosts = 'node' in row ? row.hosts : row.alike.flat();
    return !cells.some((cell) => hosts.includes(cell.host) && appliesTo(row, cell));
  });
