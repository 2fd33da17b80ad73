/**
 * `npm run mutate -- [group ...]` changes the sources of a group, one small change at a time, and counts the changes that its
 * tests notice (StrykerJS). Without a group it runs all, one after the other. Fails where fewer are noticed than the group asks
 * for. `--only=<file>` mutates that file alone; `--last` shows the last run again.
 */
import { existsSync } from 'node:fs';
import { GROUPS } from './mutate/groups.ts';
import { readOutcome } from './mutate/report.ts';
import { mutateGroup, reportOf } from './mutate/stryker.ts';
import { ClearError } from './workspace/clear-error.ts';
import { wordsOf } from './workspace/words.ts';

interface Line {
  readonly name: string;
  readonly text: string;
  readonly isEnough: boolean;
}

/** Prints the survivors that nobody has explained, and returns the group's line of the table. */
function show(name: string): Line {
  const { least = 0, reached } = GROUPS[name] ?? {};
  const { killed, endless, total, survivors } = readOutcome(reportOf(name, 'json'));
  const unexplained = survivors.filter(({ why }) => why === undefined);
  for (const { file, line, becomes, isCovered } of unexplained)
    console.log(`${file}:${line}  ${becomes}${isCovered ? '' : '  (no test comes here)'}`);
  const part = total === 0 ? 0 : (killed / total) * 100;
  const text = [
    name.padEnd(16),
    `${killed} of ${total} killed (${endless} endless)`.padEnd(36),
    `${part.toFixed(1)} %`.padStart(8),
    `  least ${least} %, ${reached === undefined ? 'never run whole' : `before ${reached} %`}`,
    `  ${survivors.length - unexplained.length} explained, ${unexplained.length} not`,
  ].join('');
  return { name, text, isEnough: part >= least };
}

export async function main(args: readonly string[]): Promise<number> {
  const only = wordsOf(args, '--only=');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const isLast = args.includes('--last');
  if (only.length > 0 && names.length !== 1) throw new ClearError('mutate: --only= needs one group, for its tests.');
  const lines: Line[] = [];
  for (const name of names.length > 0 ? names : Object.keys(GROUPS)) {
    if (!isLast) await mutateGroup(name, only);
    else if (!existsSync(reportOf(name, 'json'))) continue;
    lines.push(show(name));
  }
  console.log();
  for (const { text, isEnough } of lines) console.log(`${text}${isEnough || only.length > 0 ? '' : '  TOO FEW'}`);
  console.log(`The whole reports: ${reportOf('<group>', 'json')}`);
  return only.length > 0 || lines.every(({ isEnough }) => isEnough) ? 0 : 1;
}
