/**
 * `npm run chaos -- [--fault=] [--screen=] [--host=] [--sample[=number]] [Playwright's own arguments]`: every screen that is made by every fault, on the built
 * app. Writes a report of one page, prints one line, and fails with the first cell that is blank, busy past 30 s, without a way on, in error or
 * in raw words. `--sample` takes one cell of each fault, other ones each day.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOnBuiltApp } from '../../scripts/server/built-app.ts';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { root } from '../../scripts/workspace/root.ts';
import { hosts } from '../e2e/hosts.ts';
import { argumentsOf } from './arguments.ts';
import { cellsOf, FAULTS } from './cells.ts';
import { CHOICE } from './choice.ts';
import { countLine, reportOf } from './report.ts';
import { resultsOf } from './results.ts';

/** Returns the hosts whose names begin so. */
function hostsNamed(word: string): string[] {
  const found = Object.keys(hosts).filter((name) => name.startsWith(word));
  if (found.length === 0) throw new ClearError(`No host ${word}; there are ${Object.keys(hosts).join(', ')}.`);
  return found;
}

const FOLDER = join(root, 'test-results/chaos');

export async function main(args: string[]): Promise<number> {
  const { choice: asked, rest } = argumentsOf(args);
  const choice = { ...asked, hosts: (asked.hosts ?? []).flatMap(hostsNamed) };
  const cells = cellsOf(choice);
  if (cells.length === 0) throw new ClearError('No such cell: no fault or no screen begins with these words.');
  const sample = choice.sample === undefined ? '' : ` (--sample=${choice.sample})`;
  console.log(`${cells.length} cells${sample}`);

  const answers = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join(FOLDER, 'results.json');
  rmSync(answers, { force: true });
  mkdirSync(FOLDER, { recursive: true });
  const code = await runOnBuiltApp(['-c', 'webview-app', '--project=chaos', '--reporter=line,json', ...rest], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: answers,
    [CHOICE]: JSON.stringify(choice),
  });
  const results = resultsOf(JSON.parse(readFileSync(answers, 'utf8')));
  const report = join(FOLDER, 'report.html');
  writeFileSync(report, reportOf(results, new Map(FAULTS.map(({ id, name }) => [id, name]))));
  console.log(`${countLine(results)}${sample}; ${report}`);
  return code;
}
