/** The Vitest configuration of a mutation run: the project of one group, with the group's tests alone. `MUTATE_GROUP` names the group. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import workspace from '../../vitest.workspace.ts';
import { Sequencer } from '../vitest/sequencer.ts';
import { root } from '../workspace/root.ts';
import { GROUPS } from './groups.ts';
import { statesOf } from './loop-state.ts';

const name = process.env['MUTATE_GROUP'] ?? '';
const group = GROUPS[name];
if (!group) throw new Error(`no group ${name}`);
const { project, tests, patienceMs } = group;

/** In a loop the mutated sources come in the place of the real ones. */
const isLoop = process.env['MUTATE_LOOP'] !== undefined;
const isOnce = process.env['MUTATE_ONCE'] !== undefined;
const own = patienceMs === undefined ? {} : { testTimeout: patienceMs, hookTimeout: patienceMs };
// The loop has a measure of its own for a test that never ends.
const times = isLoop && !isOnce ? { ...own, testTimeout: 120_000 } : own;

const projects = (workspace.test?.projects ?? []).flatMap((one) =>
  typeof one === 'object' && 'test' in one && one.test?.name === project
    ? // The mutated copy of the tree is the folder in which Stryker starts Vitest.
      [{ ...one, test: { ...one.test, root: join(process.cwd(), project), include: [...tests], ...times } }]
    : [],
);

const code: Readonly<Record<string, string>> = isLoop ? statesOf().code : {};
const mutated = {
  name: 'mutated-sources',
  enforce: 'pre' as const,
  load: (id: string) => code[id.split('?', 1)[0] ?? ''],
};
/** A mutant that a short test kills costs no long one. */
class ShortestFirst extends Sequencer {
  override async sort(files: Parameters<Sequencer['sort']>[0]): ReturnType<Sequencer['sort']> {
    return (await super.sort(files)).reverse();
  }
}
const inLoop = {
  maxWorkers: 1,
  ...(!isOnce && { runner: join(root, 'scripts/mutate/loop-runner.ts') }),
};

export default defineConfig({
  ...workspace,
  test: {
    ...workspace.test,
    sequence: { sequencer: ShortestFirst },
    projects: projects.map((one) =>
      isLoop ? { ...one, plugins: [mutated, ...(one.plugins ?? [])], test: { ...one.test, ...inLoop } } : one,
    ),
  },
});
