/** Judges the cells of a run. */
import { groupsOf } from '../../scripts/workspace/lists.ts';
import { compare, type TreeResult, unusedDifferences } from './compare.ts';
import type { Difference } from './difference.ts';
import { cellName, type Result } from './result.ts';

export interface Judged extends Result {
  /** Undeclared lines of the accessible tree that only this host has (`+ `) or lacks (`- `). */
  readonly differences: readonly string[];
}

/** Adds the findings of the comparison between hosts to each cell. */
export function judgeResults(cells: readonly TreeResult[], table: readonly Difference[]): (TreeResult & Judged)[] {
  const comparisons = new Map(compare(cells, table).map((comparison) => [cellName(comparison.cell), comparison]));
  return cells.map((cell) => {
    const { lines = [], missing = [] } = comparisons.get(cellName(cell)) ?? {};
    return { ...cell, findings: [...cell.findings, ...missing], differences: lines };
  });
}

export const isGood = ({ findings, differences }: Judged): boolean => findings.length === 0 && differences.length === 0;

/** Returns one line with the numbers of all, good and failed cells. */
export function countLine(name: string, cells: readonly Judged[], planned: number): string {
  const failed = cells.filter((cell) => !isGood(cell)).length;
  const missing = planned > cells.length ? `, ${planned - cells.length} did not end` : '';
  return `${name}: ${cells.length} cells, ${cells.length - failed} good, ${failed} failed${missing}`;
}

/** Returns a sentence for each row of the table that applies to no cell of a whole run. */
export const staleRows = (cells: readonly TreeResult[], table: readonly Difference[]): string[] =>
  unusedDifferences(cells, table).map(({ reason }) => `a declared difference without a cell: ${reason}`);

export interface Slow {
  readonly route: string;
  readonly medianMs: number;
  readonly worstMs: number;
  /** The cell of the worst time. */
  readonly worst: string;
}

/** Returns the routes by their median time to rest, the slowest first. */
export function slowest(cells: readonly Result[], count: number): Slow[] {
  const groups = groupsOf(cells, ({ route }) => route);
  const rows = [...groups].map(([route, group]): Slow => {
    const sortedResults = group.toSorted((a, b) => a.ms - b.ms);
    const slowestResult = sortedResults.at(-1);
    return {
      route,
      medianMs: sortedResults[Math.floor((sortedResults.length - 1) / 2)]?.ms ?? 0,
      worstMs: slowestResult?.ms ?? 0,
      worst: slowestResult ? `${slowestResult.host}, ${slowestResult.state}` : '',
    };
  });
  return rows.toSorted((a, b) => b.medianMs - a.medianMs).slice(0, count);
}
