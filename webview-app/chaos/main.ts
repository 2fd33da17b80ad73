/**
 * `npm run chaos -- [--fault=] [--screen=] [--host=] [--sample[=number]] [--continue] [Playwright's own arguments]` opens every screen with
 * every fault, on the built app. Fails if a page is blank, busy after 30 s, without a link or button, in error, or shows raw texts. `--sample`
 * takes one cell of each fault, other cells each day.
 */
import { hostsNamed } from '../../scripts/e2e.ts';
import { hosts } from '../e2e/hosts.ts';
import { argumentsOf } from '../matrix/arguments.ts';
import { runCells } from '../matrix/run-cells.ts';
import { type Choice, cellsOf, FAULTS, sampleOf } from './cells.ts';

export async function main(args: string[]): Promise<number> {
  const { lists, sample: text, ...options } = argumentsOf(args, ['fault', 'screen', 'host']);
  const sample = text === undefined ? undefined : sampleOf(text);
  const choice: Choice = {
    ...{ ...lists, hosts: lists.hosts.flatMap(hostsNamed) },
    ...(sample !== undefined && { sample }),
  };
  return runCells({
    project: 'chaos',
    name: sample === undefined ? 'chaos' : `chaos (--sample=${sample})`,
    folder: 'chaos',
    options,
    choice,
    cells: cellsOf(choice),
    judge: (results) => results.map((result) => ({ ...result, differences: [] })),
    words: {
      title: 'Every screen by every fault',
      hosts: Object.fromEntries(Object.keys(hosts).map((name) => [name, name])),
      states: Object.fromEntries(FAULTS.map(({ id, name }) => [id, name])),
      meant: [],
    },
  });
}
