/**
 * `npm test [-- area ...]` tests the product in about five minutes on two processors: types, lint, tables, both builds, unit tests.
 * Whole-page tests run for areas that are named or have changed since the last commit, and some for areas that import a changed file.
 * Tests of tools run when they changed. A browser runs the journey on six hosts and the most important specs.
 *
 * `npm run test:long` runs everything. With `-- --rest` it takes over the builds of a successful `npm test` of the same files, and leaves out
 * its unit tests, types and lint. A failing step does not stop later ones. The last line is `N passed, N failed, N skipped`.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './browser.ts';
import { TEST_WEB_ORIGIN } from './bundler/web-origin.ts';
import { areasOf, changedFiles, namedAreas, pageFolders, TOOLS } from './steps/areas.ts';
import { appTree, type PageTests, pageTests } from './steps/page-tests.ts';
import { PRODUCT_TESTS } from './steps/product-tests.ts';
import { SMOKE } from './steps/smoke.ts';
import { RESULTS, runBeside, runInTurn, type Step, summary } from './steps/step.ts';
import { ClearError } from './workspace/clear-error.ts';
import { root, tool } from './workspace/root.ts';

/** The two builds that `npm test` leaves. */
const BUILDS = ['web', 'bundle'].map((name) => join(root, 'dist', name, 'index.html'));
const commandLine = (command: string, ...args: string[]) =>
  [process.execPath, join(root, 'scripts/run.mjs'), command, ...args] as const;
const reportPath = (name: string) => join(RESULTS, `${name}.json`);

const tables = (...args: readonly string[]): Step => ({
  name: 'tables',
  commands: [commandLine('check-tables', ...args)],
});

/** Lists independent checks that use a processor each. The longest starts first. */
const checks = (isLong: boolean): readonly Step[] => [
  { name: 'bundle', commands: [commandLine('bundle', '--sample-files')], env: { WEB_ORIGIN: TEST_WEB_ORIGIN } },
  { name: 'build', commands: [commandLine('build', '--sample-files')], env: { WEB_ORIGIN: TEST_WEB_ORIGIN } },
  { name: 'types', commands: [[tool('tsc'), '-p', '.']] },
  tables(...(isLong ? [] : ['--quick'])),
  {
    name: 'lint',
    commands: [
      [tool('biome'), 'check', '.'],
      [tool('oxlint'), '--report-unused-disable-directives-severity=error'],
      [tool('knip')],
    ],
  },
];
/** The invented provider, whose app `e2e/other-brand.spec.ts` opens. */
const OTHER_BRAND = 'webview-app/test/installation/dental';
const longChecks: readonly Step[] = [
  {
    name: 'other brand',
    commands: [commandLine('build', `--installation=${OTHER_BRAND}`, '--out=dist/dental')],
    env: { STATIC_COPIES: join(root, OTHER_BRAND, 'static') },
  },
  { name: 'dependencies', commands: [commandLine('dependencies')] },
  { name: 'size', commands: [commandLine('size')] },
];

/**
 * Sets variables for all steps. `CI`: test runners refuse tests marked `only`. `BUILT_APP`: tests use the builds of the first step.
 * `SAMPLE`: specs that hosts do not affect run on one host, and a screen in one theme. `npm run e2e` runs all.
 */
const SHARED = {
  ...{ CI: '1', BUILT_APP: '1', SAMPLE: '1' },
  // Log files have no colours.
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
};
/** Skips `*.long.test.ts` and all specs that `webview-app/e2e/host-selection.ts` does not name. */
const QUICK = { QUICK: '1' };

function unit(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Step {
  const report = reportPath(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const command = [tool('vitest'), 'run', '--config', 'vitest.workspace.ts', ...reporters, ...args] as const;
  return { name, commands: [command], report, env: { ...SHARED, ...env } };
}

function browser(name: string, command: Step['commands'][number], env: Readonly<Record<string, string>> = {}): Step {
  const report = reportPath(name);
  const args = [...command, '--reporter=dot,json'] as const;
  return { name, commands: [args], report, env: { ...SHARED, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
}

function quickSteps(areas: readonly string[], { filters }: PageTests): Step[] {
  return [
    unit(
      'unit',
      ['--project=unit', '--project=sdk*', '--project=backend', ...(areas.includes(TOOLS) ? ['--project=tools'] : [])],
      QUICK,
    ),
    ...(areas.includes(TOOLS) ? [] : [unit('sources', ['--project=tools', ...PRODUCT_TESTS], QUICK)]),
    ...(filters.length > 0 ? [unit('pages', ['--project=pages', ...filters])] : []),
    browser('browser', commandLine('e2e'), { ...QUICK, AREAS: areas.join() }),
  ];
}

const longSteps = (isRest = false): Step[] => [
  unit('unit', [], isRest ? { REST: '1' } : {}),
  browser('browser', commandLine('e2e')),
  // The same combinations each time, one for each fault: a failure comes from the change. `npm run chaos -- --sample` varies them daily.
  browser('chaos', commandLine('chaos', '--sample=1')),
  // Each route once, with hosts and states in turn. `npm run matrix` runs all combinations.
  browser('matrix', commandLine('matrix', '--sample')),
  // Half of the routes, alternating daily. `node scripts/run.mjs old-engine` opens all.
  browser('old engines', commandLine('old-engine', '--part=today/2')),
  // Tests load workspace packages from their sources.
  browser('shims', [tool('playwright'), 'test', '--config', 'native-shims/e2e'], {
    NODE_OPTIONS: '--conditions=source',
  }),
  {
    name: 'perf',
    commands: [
      commandLine('perf', '--rounds=1', '--only=split,single', '--built', '--figures'),
      commandLine('perf', '--journeys', '--built', '--figures'),
    ],
  },
  {
    name: 'other commands',
    commands: SMOKE.map((args) => commandLine(...args)),
    env: { ...SHARED, PICTURES_FOLDER: 'test-results/pictures-of-readme' },
  },
  { name: 'site', commands: [commandLine('site')] },
  browser('site tests', [tool('playwright'), 'test', '--config', 'bridge-sdk/site/e2e'], {
    NODE_OPTIONS: '--conditions=source',
  }),
];

export const longCommands = (): Step['commands'] =>
  [...checks(true), ...longChecks, ...longSteps()].flatMap(({ commands }) => commands);

export async function main(args: string[]): Promise<number> {
  const isLong = args.includes('--long');
  const isRest = isLong && args.includes('--rest');
  const changed = changedFiles();
  const areas = [...new Set([...namedAreas(args.filter((arg) => !arg.startsWith('--'))), ...areasOf(changed)])];
  if (isRest && !BUILDS.every((file) => existsSync(file)))
    throw new ClearError('npm run test:long -- --rest uses the builds of npm test. Run that first.');
  // Removes the results of earlier runs.
  for (const folder of [RESULTS, ...(isRest ? [] : [join(root, 'dist')])])
    rmSync(folder, { recursive: true, force: true });
  printBrowser();
  if (!isLong && areas.length > 0) console.log(`areas: ${areas.join(', ')}`);
  const pages =
    isLong || changed.length === 0 ? { filters: pageFolders(areas), rest: [] } : pageTests(changed, areas, appTree());
  const outcomes = [
    ...(await runBeside([...(isRest ? [tables()] : checks(isLong)), ...(isLong ? longChecks : [])])),
    ...(await runInTurn(isLong ? longSteps(isRest) : quickSteps(areas, pages))),
  ];
  if (pages.rest.length > 0)
    console.log(`\nimport a changed file, and run only in npm run test:long:\n  ${pages.rest.join('\n  ')}`);
  console.log(summary(outcomes));
  return outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}

/** Finds a browser before the tests, because an installation takes a while, and prints a line. Without one only its steps fail. */
function printBrowser(): void {
  try {
    console.log(`browser: ${requireBrowser()}`);
  } catch (error) {
    if (!(error instanceof ClearError)) throw error;
    console.log(error.message);
  }
}
