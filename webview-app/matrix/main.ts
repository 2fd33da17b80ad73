/**
 * `npm run matrix -- [--host=] [--area=] [--state=] [--route=] [--shard=1/4] [--continue] [--sample] [Playwright's own arguments]`: every route on every
 * host in every state, on the built app. Each cell is noted at once, so that `--continue` goes on after a run that was ended; with `--report` none is
 * looked at, and the report is written anew. Writes one page and its pictures, prints one line, and fails where a cell has a finding, or where hosts
 * differ in what `webview-app/matrix/differences.ts` does not declare.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOnBuiltApp } from '../../scripts/server/built-app.ts';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { root } from '../../scripts/workspace/root.ts';
import { argumentsOf, isWhole } from './arguments.ts';
import { type Choice, cellName, cellsOf } from './cells.ts';
import { DIFFERENCES } from './differences.ts';
import { reportOf } from './report.ts';
import type { Result } from './result.ts';
import { countLine, isGood, judged, staleRows } from './results.ts';
import { environmentOf, resultsIn } from './run.ts';

export async function main(args: string[]): Promise<number> {
  const { choice: asked, isContinued, isReport, rest } = argumentsOf(args);
  const folder = join(root, 'test-results', asked.isSample ? 'matrix-sample' : 'matrix');
  const results = () => resultsIn<Result>(folder, cellName);
  if (!isContinued && !isReport) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const planned = cellsOf(asked).length;
  if (planned === 0) throw new ClearError('No such cell: no route, host, area or state begins with these words.');
  const choice: Choice = { ...asked, done: results().map(cellName) };
  const left = cellsOf(choice).length;
  console.log(isReport || left === planned ? `${planned} cells` : `${planned} cells, of which ${left} are left`);
  const env = environmentOf(choice, folder);
  const code =
    isReport || left === 0 ? 0 : await runOnBuiltApp(['-c', 'webview-app', '--project=matrix', ...rest], env);

  const requested = new Set(cellsOf(asked).map(cellName));
  const cells = judged(results(), DIFFERENCES);
  const own = cells.filter((cell) => requested.has(cellName(cell)));
  const stale = isWhole(asked) ? staleRows(own, DIFFERENCES) : [];
  const line = countLine(own, planned);
  const report = join(folder, 'report.html');
  const hasPicture = (picture: string) => existsSync(join(folder, picture));
  writeFileSync(report, reportOf(cells, { line, stale, table: DIFFERENCES, hasPicture }));
  for (const cell of own.filter((cell) => !isGood(cell)))
    console.log(
      `\n${cellName(cell)}\n${[...cell.findings, ...cell.differences].map((line) => `  ${line}`).join('\n')}`,
    );
  for (const row of stale) console.log(row);
  console.log(`${line}; ${report}`);
  return code !== 0 || stale.length > 0 || own.length < planned || !own.every(isGood) ? 1 : 0;
}
