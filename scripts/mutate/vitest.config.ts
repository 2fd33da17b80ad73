/** The Vitest configuration of a mutation run: the project of one group, with the group's tests alone. `MUTATE_GROUP` names the group. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import workspace from '../../vitest.workspace.ts';
import { GROUPS } from './groups.ts';

const name = process.env['MUTATE_GROUP'] ?? '';
const group = GROUPS[name];
if (!group) throw new Error(`no group ${name}`);
const { project, tests, patienceMs } = group;
const times = patienceMs === undefined ? {} : { testTimeout: patienceMs, hookTimeout: patienceMs };

const projects = (workspace.test?.projects ?? []).flatMap((item) =>
  typeof item === 'object' && 'test' in item && item.test?.name === 'unit'
    ? // The mutated copy of the tree is the folder in which Stryker starts Vitest.
      [
        {
          ...item,
          test: { ...item.test, root: join(process.cwd(), project), include: [...tests], exclude: [], ...times },
        },
      ]
    : [],
);

export default defineConfig({ ...workspace, test: { ...workspace.test, projects } });
