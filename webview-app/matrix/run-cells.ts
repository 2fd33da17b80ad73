/** Runs the cells of a matrix on the built app and judges all results. It writes the report and prints one line. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOnBuiltApp } from '../../scripts/server/built-app.ts';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { root } from '../../scripts/workspace/root.ts';
import type { Arguments } from './arguments.ts';
import { type ReportWords, reportOf } from './report.ts';
import { cellName, type Named, type Result } from './result.ts';
import { countLine, isGood, type Judged } from './results.ts';
import { environmentOf, remaining, resultsIn } from './run.ts';

interface Matrix<R extends Result, J extends Judged> {
  readonly project: 'chaos' | 'matrix';
  /** The folder of its results, in `test-results`. */
  readonly folder: string;
  /** Its name in the line that is printed. */
  readonly name: string;
  readonly options: Pick<Arguments<string>, 'isContinued' | 'isReport' | 'rest'>;
  /** The choice, from which the tests compute the same cells. */
  readonly choice: object;
  readonly cells: readonly Named[];
  readonly judge: (results: readonly R[]) => readonly J[];
  /** Returns findings about the whole run, which belong to no cell. */
  readonly stale?: (results: readonly J[]) => readonly string[];
  readonly words: Pick<ReportWords, 'title' | 'hosts' | 'states' | 'meant'>;
}

/** Runs the cells. Resolves to 1 if a cell has a finding or did not end, or if a declared difference is unused. */
export async function runCells<R extends Result, J extends Judged>(matrix: Matrix<R, J>): Promise<number> {
  const { project, name, choice, cells, words } = matrix;
  const { isContinued, isReport, rest } = matrix.options;
  if (cells.length === 0) throw new ClearError('The arguments select no cell: no name begins with them.');
  const folder = join(root, 'test-results', matrix.folder);
  if (!isContinued && !isReport) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const doneNames = resultsIn<R>(folder).map(cellName);
  const pending = remaining(cells, doneNames).length;
  console.log(
    isReport || pending === cells.length ? `${cells.length} cells` : `${cells.length} cells, ${pending} are left`,
  );
  const command = ['-c', 'webview-app', `--project=${project}`, ...rest];
  const code = isReport || pending === 0 ? 0 : await runOnBuiltApp(command, environmentOf(choice, doneNames, folder));

  const selectedNames = new Set(cells.map(cellName));
  const allResults = matrix.judge(resultsIn<R>(folder));
  const results = allResults.filter((cell) => selectedNames.has(cellName(cell)));
  const stale = matrix.stale?.(results) ?? [];
  const line = countLine(name, results, cells.length);
  const report = join(folder, 'report.html');
  const hasPicture = (picture: string) => existsSync(join(folder, picture));
  writeFileSync(report, reportOf(allResults, { ...words, line, stale, hasPicture }));
  for (const cell of results.filter((cell) => !isGood(cell)))
    console.log(
      `\n${cellName(cell)}\n${[...cell.findings, ...cell.differences].map((line) => `  ${line}`).join('\n')}`,
    );
  for (const sentence of stale) console.log(sentence);
  console.log(`${line}; ${report}`);
  return code !== 0 || stale.length > 0 || results.length < cells.length || !results.every(isGood) ? 1 : 0;
}
