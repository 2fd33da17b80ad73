/**
 * `npm run chaos -- [--fault=] [--screen=] [--host=] [--sample[=number]] [Playwright's own arguments]`: every screen that is made by every fault, on the built
 * app. Writes a report of one page, prints one line, and fails with the first cell that is blank, busy past 30 s, without a way on, in error or
 * in raw words. `--sample` takes one cell of each fault, other ones each day.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOnBuiltApp } from '../../scripts/server/built-app.ts';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { root } from '../../scripts/workspace/root.ts';
import { hosts } from '../e2e/hosts.ts';
import { environmentOf, resultsIn } from '../matrix/run.ts';
import { argumentsOf } from './arguments.ts';
import { cellName, cellsOf, FAULTS } from './cells.ts';
import { countLine, reportOf } from './report.ts';
import { nameOf, type Result } from './result.ts';

/** Returns the hosts whose names begin so. */
function hostsNamed(word: string): string[] {
  const matches = Object.keys(hosts).filter((name) => name.startsWith(word));
  if (matches.length === 0) throw new ClearError(`No host ${word}; there are ${Object.keys(hosts).join(', ')}.`);
  return matches;
}

const FOLDER = join(root, 'test-results/chaos');

export async function main(args: string[]): Promise<number> {
  const { choice: request, rest } = argumentsOf(args);
  const choice = { ...request, hosts: (request.hosts ?? []).flatMap(hostsNamed) };
  const cells = cellsOf(choice);
  if (cells.length === 0) throw new ClearError('No such cell: no fault or no screen begins with these words.');
  const sample = choice.sample === undefined ? '' : ` (--sample=${choice.sample})`;
  console.log(`${cells.length} cells${sample}`);

  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const words = ['-c', 'webview-app', '--project=chaos', '--reporter=line', ...rest];
  const code = await runOnBuiltApp(words, environmentOf(choice, FOLDER));
  const ended = new Map(resultsIn<Result>(FOLDER, nameOf).map((result) => [nameOf(result), result]));
  const results = cells.map((cell): Result => {
    const { fault, screen, host, lang } = cell;
    const missing = { fault: fault.id, screen: screen.id, host, lang, ms: 0, findings: ['the cell did not end'] };
    return ended.get(cellName(cell)) ?? missing;
  });
  const report = join(FOLDER, 'report.html');
  writeFileSync(report, reportOf(results, new Map(FAULTS.map(({ id, name }) => [id, name]))));
  console.log(`${countLine(results)}${sample}; ${report}`);
  return code;
}
