/** Runs StrykerJS on a group. Its 65 MB are fetched on first use only. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../workspace/clear-error.ts';
import { fetchTools } from '../workspace/fetch-tools.ts';
import { run } from '../workspace/process.ts';
import { root } from '../workspace/root.ts';
import { GROUPS } from './groups.ts';
import { correctSurvivors, survivingPlaces } from './report.ts';

/** Pins the last releases for Node 20. */
const PACKAGES = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];
/** Holds the reports. Git and the linters ignore this folder. */
const REPORTS = '.cache/mutate';

export const reportOf = (name: string, kind: 'json' | 'html'): string => join(root, REPORTS, `${name}.${kind}`);

const settingsOf = (report: string, mutate: readonly string[], disableBail: boolean) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The group names its tests. Vite's search for related tests would load every test of the project.
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
  mutate,
  disableBail,
  coverageAnalysis: 'perTest',
  // A mutant that times out counts as killed, so the limit must suffice for a busy machine.
  timeoutMS: 20_000,
  tempDirName: '.cache/mutate-copies',
  ignorePatterns: ['dist', 'docs', 'test-results', 'playwright-report', 'coverage', '.cache', '*.log'],
  // Vite strips types without checking, and TypeScript 7 has no programming interface that Stryker knows.
  disableTypeChecks: false,
  tsconfigFile: 'none.json',
  reporters: ['progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: reportOf(report, 'json') },
  htmlReporter: { fileName: reportOf(report, 'html') },
  allowEmpty: false,
});

/**
 * Mutates the group's files, or those of `only`, and writes the report. Survivors run again with all tests: stopping at the first failure is
 * quicker, but can also stop the next mutant's tests, which then seems to survive. Throws when Stryker cannot run.
 */
export async function mutateGroup(name: string, only: readonly string[]): Promise<void> {
  const group = GROUPS[name];
  if (!group) throw new ClearError(`No group ${name}; there are ${Object.keys(GROUPS).join(', ')}.`);
  const first = reportOf(name, 'json');
  await runStryker(name, name, only.length > 0 ? only : group.mutate, false);
  const survivors = survivingPlaces(first);
  if (survivors.length === 0) return;
  const again = `${name}-again`;
  await runStryker(name, again, survivors, true);
  correctSurvivors(first, reportOf(again, 'json'));
}

async function runStryker(
  name: string,
  report: string,
  mutate: readonly string[],
  disableBail: boolean,
): Promise<void> {
  // Stryker uses the project's Vitest.
  const folder = await fetchTools('mutate', PACKAGES, ['--legacy-peer-deps']);
  mkdirSync(join(root, REPORTS), { recursive: true });
  const settings = join(root, REPORTS, `${report}.settings.json`);
  writeFileSync(settings, JSON.stringify(settingsOf(report, mutate, disableBail), null, 2));
  const command = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const code = await run(process.execPath, [command, 'run', settings], { env: { MUTATE_GROUP: name } });
  if (code !== 0) throw new ClearError(`mutate: Stryker ended with ${code} on ${name}.`);
}
