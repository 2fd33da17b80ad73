/**
 * `npm test` runs all checks and tests. A failing step never hides a later one; the last line is
 * `N passed, N failed, N skipped`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './browser.ts';
import { TEST_WEB_ORIGIN } from './bundler/web-origin.ts';
import { runSteps } from './steps/run-steps.ts';
import { slowestFiles } from './steps/slowest.ts';
import { RESULTS, type Step } from './steps/step.ts';
import { isGood, summary } from './steps/summary.ts';
import { ClearError } from './workspace/clear-error.ts';
import { root, tool } from './workspace/root.ts';

const UNIT_REPORT = join(RESULTS, 'unit.json');
const E2E_REPORT = join(RESULTS, 'e2e.json');
const CHAOS_REPORT = join(RESULTS, 'chaos.json');
const MATRIX_REPORT = join(RESULTS, 'matrix.json');
const SHIMS_REPORT = join(RESULTS, 'shims.json');
/** With `CI` set, both test runners refuse tests marked `only`. */
const NO_ONLY = { CI: '1' };
/** With this, tests of the built app use the two builds of the step `build`. */
const BUILT = { BUILT_APP: '1' };
const SLOWEST = 10;
const own = (command: string, ...words: string[]) =>
  [process.execPath, join(root, 'scripts/run.mjs'), command, ...words] as const;

/** Steps that use one processor each and read nothing that another one writes: two run beside each other. The longest is begun first. */
const checks: readonly Step[] = [
  { name: 'build', commands: [own('build'), own('bundle')], env: { WEB_ORIGIN: TEST_WEB_ORIGIN } },
  { name: 'types', commands: [[tool('tsc'), '-p', '.']] },
  { name: 'lint', commands: [[tool('biome'), 'check', '.'], [tool('oxlint')], [tool('knip')]] },
  { name: 'tables', commands: [own('check-tables')] },
  { name: 'dependencies', commands: [own('dependencies')] },
  { name: 'size', commands: [own('size')] },
];

/** Steps that use all processors by themselves, and the app that the checks have built. */
const tests: readonly Step[] = [
  {
    name: 'unit',
    commands: [
      [
        tool('vitest'),
        ...['run', '--config', 'vitest.workspace.ts'],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
      ],
    ],
    report: UNIT_REPORT,
    env: { ...NO_ONLY, ...BUILT },
  },
  {
    name: 'e2e',
    commands: [own('e2e', '--reporter=line,json')],
    report: E2E_REPORT,
    // `npm run e2e` alone runs all; here hosts that do what another one does have a part (`webview-app/playwright.config.ts`).
    env: { ...NO_ONLY, ...BUILT, SAMPLE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT },
  },
  {
    name: 'chaos',
    // The same cells each time, one of each fault: a red run is the change's own fault. `npm run chaos -- --sample` has other ones each day.
    commands: [own('chaos', '--sample=1')],
    report: CHAOS_REPORT,
    env: { ...NO_ONLY, ...BUILT, PLAYWRIGHT_JSON_OUTPUT_FILE: CHAOS_REPORT },
  },
  {
    name: 'matrix',
    // Each route once, hosts and states in turn; `npm run matrix` has all.
    commands: [own('matrix', '--sample', '--reporter=line,json')],
    report: MATRIX_REPORT,
    env: { ...NO_ONLY, ...BUILT, PLAYWRIGHT_JSON_OUTPUT_FILE: MATRIX_REPORT },
  },
  {
    name: 'shims',
    commands: [[tool('playwright'), 'test', '--config', 'native-shims/e2e', '--reporter=line,json']],
    report: SHIMS_REPORT,
    // Tests read the workspace's packages from their sources. Those marked `@long` run without `SAMPLE` alone.
    env: { ...NO_ONLY, SAMPLE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: SHIMS_REPORT, NODE_OPTIONS: '--conditions=source' },
  },
];

export async function main(): Promise<number> {
  // Removes the results of earlier runs.
  for (const folder of [RESULTS, join(root, 'dist')]) rmSync(folder, { recursive: true, force: true });
  sayBrowser();
  const outcomes = [...(await runSteps(checks, 2)), ...(await runSteps(tests, 1))];
  const slowest = slowestFiles([UNIT_REPORT, E2E_REPORT, CHAOS_REPORT, MATRIX_REPORT, SHIMS_REPORT], SLOWEST);
  console.log(`\nThe ${SLOWEST} files that took longest:\n${slowest.join('\n')}`);
  console.log(`\n${summary(outcomes)}`);
  return isGood(outcomes) ? 0 : 1;
}

/** Looks for a browser first and says so, because installing one takes a while. Without one e2e fails and the rest still runs. */
function sayBrowser(): void {
  try {
    console.log(`browser: ${requireBrowser()}`);
  } catch (error) {
    if (!(error instanceof ClearError)) throw error;
    console.log(error.message);
  }
}
