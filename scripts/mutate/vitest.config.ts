/** Configures Vitest for a mutation run: the project of the group in `MUTATE_GROUP`, with only its tests. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import workspace from '../../vitest.workspace.ts';
import { GROUPS } from './groups.ts';

const name = process.env['MUTATE_GROUP'] ?? '';
const group = GROUPS[name];
if (!group) throw new Error(`no group ${name}`);
const { project, tests, patienceMs } = group;
const timeouts = patienceMs === undefined ? {} : { testTimeout: patienceMs, hookTimeout: patienceMs };

const projects = (workspace.test?.projects ?? []).flatMap((item) =>
  typeof item === 'object' && 'test' in item && item.test?.name === 'unit'
    ? // Stryker starts Vitest in the mutated copy of the tree.
      [
        {
          ...item,
          test: { ...item.test, root: join(process.cwd(), project), include: [...tests], exclude: [], ...timeouts },
        },
      ]
    : [],
);

export default defineConfig({ ...workspace, test: { ...workspace.test, projects } });
