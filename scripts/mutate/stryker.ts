/** Runs StrykerJS on one group. It is fetched when it is first needed: nobody else pays for its 65 MB. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../workspace/clear-error.ts';
import { fetchTools } from '../workspace/fetch-tools.ts';
import { run } from '../workspace/process.ts';
import { root } from '../workspace/root.ts';
import { GROUPS } from './groups.ts';

/** The last release for Node 20. */
const TOOLS = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];
/** Ignored by git and by the linters. */
const REPORTS = '.cache/mutate';

export const reportOf = (name: string, kind: 'json' | 'html'): string => join(root, REPORTS, `${name}.${kind}`);

const settingsOf = (name: string, mutate: readonly string[]) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The group names its tests. Asking Vite for the related ones loads every test of the project.
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
  mutate,
  coverageAnalysis: 'perTest',
  // A mutant that never ends is a killed one. A busy machine is no end.
  timeoutMS: 20_000,
  tempDirName: '.cache/mutate-copies',
  ignorePatterns: ['dist', 'docs', 'test-results', 'playwright-report', 'coverage', '.cache', '*.log'],
  // Vite removes types without a look at them, and TypeScript 7 has no programming interface that Stryker knows.
  disableTypeChecks: false,
  tsconfigFile: 'none.json',
  // A run that is broken off at its first failure can break off the next one too, which then looks as if its tests had passed.
  disableBail: true,
  reporters: ['progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: reportOf(name, 'json') },
  htmlReporter: { fileName: reportOf(name, 'html') },
  allowEmpty: false,
});

/** Mutates the group's files, or `only` some, and writes its reports. Throws where Stryker could not run. */
export async function mutateGroup(name: string, only: readonly string[]): Promise<void> {
  const group = GROUPS[name];
  if (!group) throw new ClearError(`No group ${name}; there are ${Object.keys(GROUPS).join(', ')}.`);
  // Its own Vitest is the project's.
  const folder = await fetchTools('mutate', TOOLS, ['--legacy-peer-deps']);
  mkdirSync(join(root, REPORTS), { recursive: true });
  const settings = join(root, REPORTS, `${name}.settings.json`);
  writeFileSync(settings, JSON.stringify(settingsOf(name, only.length > 0 ? only : group.mutate), null, 2));
  const command = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const code = await run(process.execPath, [command, 'run', settings], { env: { MUTATE_GROUP: name } });
  if (code !== 0) throw new ClearError(`mutate: Stryker ended with ${code} on ${name}.`);
}
