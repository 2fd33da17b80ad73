/**
 * `npm run mutate -- [group ...]` changes the sources of a group, one small change at a time, and counts the changes that its
 * tests notice (StrykerJS). Without a group it runs all, one after the other. Fails if the tests notice fewer changes than the group
 * requires. `--only=<file>` mutates only that file; `--last` shows the last run again.
 */
import { existsSync } from 'node:fs';
import { GROUPS } from './mutate/groups.ts';
import { readOutcome } from './mutate/report.ts';
import { mutateGroup, reportOf } from './mutate/stryker.ts';
import { ClearError } from './workspace/clear-error.ts';
import { optionValues } from './workspace/words.ts';

interface Row {
  readonly name: string;
  readonly text: string;
  readonly isEnough: boolean;
}

/** Prints the survivors without an explanation, and returns the group's row of the table. */
function show(name: string): Row {
  const { least = 0, reached } = GROUPS[name] ?? {};
  const { killed, endless, total, survivors } = readOutcome(reportOf(name, 'json'));
  const unexplained = survivors.filter(({ why }) => why === undefined);
  for (const { file, line, becomes, isCovered } of unexplained)
    console.log(`${file}:${line}  ${becomes}${isCovered ? '' : '  (no test covers it)'}`);
  const percentage = total === 0 ? 0 : (killed / total) * 100;
  const text = [
    name.padEnd(16),
    `${killed} of ${total} killed (${endless} endless)`.padEnd(36),
    `${percentage.toFixed(1)} %`.padStart(8),
    `  least ${least} %, ${reached === undefined ? 'never run whole' : `before ${reached} %`}`,
    `  ${survivors.length - unexplained.length} explained, ${unexplained.length} not`,
  ].join('');
  return { name, text, isEnough: percentage >= least };
}

export async function main(args: readonly string[]): Promise<number> {
  const files = optionValues(args, '--only=');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const isLast = args.includes('--last');
  if (files.length > 0 && names.length !== 1) throw new ClearError('mutate: --only= needs one group, for its tests.');
  const rows: Row[] = [];
  for (const name of names.length > 0 ? names : Object.keys(GROUPS)) {
    if (!isLast) await mutateGroup(name, files);
    else if (!existsSync(reportOf(name, 'json'))) continue;
    rows.push(show(name));
  }
  console.log();
  for (const { text, isEnough } of rows) console.log(`${text}${isEnough || files.length > 0 ? '' : '  TOO FEW'}`);
  console.log(`The whole reports: ${reportOf('<group>', 'json')}`);
  return files.length > 0 || rows.every(({ isEnough }) => isEnough) ? 0 : 1;
}
