/**
 * `node scripts/run.mjs costs [host]` makes the changes of `scripts/costs/changes.ts` (or those of this name) in a copy of the
 * repository: each must be whole with its files, and a file that is left out must be named by a check.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANGES, type Change, type Edit } from './costs/changes.ts';
import { type Copy, copyRepository } from './costs/copy.ts';
import { isListed, listed } from './costs/lists.ts';
import { root } from './workspace/root.ts';

/** The checks that find a forgotten file. */
const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ['scripts/run.mjs', 'generate'],
  ['node_modules/typescript/bin/tsc', '-p', '.'],
  ['scripts/run.mjs', 'check-tables'],
];

/** Returns the words of all checks that fail, as `npm test` shows them; undefined where all pass. */
function refusal({ folder }: Copy): string | undefined {
  const said = CHECKS.flatMap((words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    return status === 0 ? [] : [`${words.slice(-2).join(' ')}:\n${stdout}${stderr}`];
  });
  return said.length === 0 ? undefined : said.join('\n');
}

const named = (text: string, { file, said }: Edit): boolean => (said ? said.test(text) : text.includes(file));

function faultsOf(copy: Copy, { name, files, uses = [] }: Change, contributing: string): string[] {
  const list = listed(contributing, name);
  const unlisted = files.filter(({ file }) => !isListed(file, list));
  const faults = unlisted.map(({ file }) => `${name} CONTRIBUTING.md does not list ${file}`);
  if (list.length !== files.length)
    faults.push(`${name} CONTRIBUTING.md lists ${list.length} files, ${files.length} are needed`);
  const whole = [...files, ...uses];
  const trial = (edits: readonly Edit[]) => {
    const undo = copy.edit(edits);
    const said = refusal(copy);
    undo();
    return said;
  };
  const said = trial(whole);
  if (said !== undefined) faults.push(`${name} is not whole with its ${files.length} files: ${said}`);
  for (const forgotten of files.filter(({ isFirst }) => !isFirst)) {
    const words = trial(whole.filter((edit) => edit !== forgotten));
    if (words === undefined) faults.push(`${name} nothing misses ${forgotten.file}`);
    else if (!named(words, forgotten)) faults.push(`${name} ${forgotten.file} is missing and not named: ${words}`);
  }
  return faults;
}

export async function main([wanted = '']: string[]): Promise<number> {
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const copy = copyRepository();
  let failed = 0;
  for (const change of CHANGES.filter(({ name }) => name.toLowerCase().includes(wanted))) {
    const faults = faultsOf(copy, change, contributing);
    console.log(`${change.name} ${change.files.length} files by hand`);
    for (const fault of faults) console.error(`  ${fault}`);
    failed += faults.length;
  }
  copy.remove();
  return failed === 0 ? 0 : 1;
}
