/**
 * `npm test [-- area ...]` proves in about five minutes on two processors that the product works: types, lint, tables, both
 * builds, unit tests, the whole-page tests of the areas that have changed since the last commit or are named, some of the areas that import a
 * changed file, those of the tools where they have changed, and in a browser the journey on the six hosts, payment, session, policy, first load, single file, two tabs, the next person and one look an area.
 *
 * `npm run test:long` runs everything. A failing step never hides a later one; the last line is `N passed, N failed, N skipped`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './browser.ts';
import { TEST_WEB_ORIGIN } from './bundler/web-origin.ts';
import { areasOf, changedFiles, namedAreas, pageFolders, TOOLS } from './steps/areas.ts';
import { appTree, type PageTests, pageTests } from './steps/page-tests.ts';
import { SMOKE } from './steps/smoke.ts';
import { RESULTS, runBeside, runInTurn, type Step, summary } from './steps/step.ts';
import { ClearError } from './workspace/clear-error.ts';
import { root, tool } from './workspace/root.ts';

const own = (command: string, ...words: string[]) =>
  [process.execPath, join(root, 'scripts/run.mjs'), command, ...words] as const;
const reportOf = (name: string) => join(RESULTS, `${name}.json`);

/** Checks use one processor each and read nothing that another one writes. The longest is begun first. */
const checks = (isLong: boolean): readonly Step[] => [
  { name: 'bundle', commands: [own('bundle')], env: { WEB_ORIGIN: TEST_WEB_ORIGIN } },
  { name: 'build', commands: [own('build')], env: { WEB_ORIGIN: TEST_WEB_ORIGIN } },
  { name: 'types', commands: [[tool('tsc'), '-p', '.']] },
  { name: 'tables', commands: [own('check-tables', ...(isLong ? [] : ['--quick']))] },
  {
    name: 'lint',
    commands: [
      [tool('biome'), 'check', '.'],
      [tool('oxlint'), '--report-unused-disable-directives-severity=error'],
      [tool('knip')],
    ],
  },
];
const longChecks: readonly Step[] = [
  { name: 'dependencies', commands: [own('dependencies')] },
  { name: 'size', commands: [own('size')] },
];

/**
 * With `CI` set, both test runners refuse tests marked `only`. With `BUILT_APP`, tests of the built app use the builds of the first step.
 * With `SAMPLE`, specs whose hosts do the same run on one of them, and a screen has one look; `npm run e2e` runs all.
 */
const SHARED = {
  ...{ CI: '1', BUILT_APP: '1', SAMPLE: '1' },
  // A log keeps no colours.
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
};
/** Leaves out `*.long.test.ts`, and all specs but those that `webview-app/e2e/where.ts` names. */
const QUICK = { QUICK: '1' };
/** Tests among those of the tools that look into the product's own sources and builds: they run with every change. */
const OF_PRODUCT = [
  'scripts/bundler/production-builds.test.ts',
  ...['style-floor', 'expression-growth', 'seed-values'].map((name) => `scripts/lint/${name}.test.ts`),
];

function unit(name: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): Step {
  const report = reportOf(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const command = [tool('vitest'), 'run', '--config', 'vitest.workspace.ts', ...reporters, ...words] as const;
  return { name, commands: [command], report, env: { ...SHARED, ...env } };
}

function browser(name: string, command: Step['commands'][number], env: Readonly<Record<string, string>> = {}): Step {
  const report = reportOf(name);
  const words = [...command, '--reporter=dot,json'] as const;
  return { name, commands: [words], report, env: { ...SHARED, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
}

function quickSteps(areas: readonly string[], { filters }: PageTests): Step[] {
  return [
    unit(
      'unit',
      ['--project=unit', '--project=sdk*', '--project=backend', ...(areas.includes(TOOLS) ? ['--project=tools'] : [])],
      QUICK,
    ),
    ...(areas.includes(TOOLS) ? [] : [unit('sources', ['--project=tools', ...OF_PRODUCT], QUICK)]),
    ...(filters.length > 0 ? [unit('pages', ['--project=pages', ...filters])] : []),
    browser('browser', own('e2e'), { ...QUICK, AREAS: areas.join() }),
  ];
}

const longSteps = (): Step[] => [
  unit('unit', []),
  browser('browser', own('e2e')),
  // The same cells each time, one of each fault: a red run is the change's own fault. `npm run chaos -- --sample` has other ones each day.
  browser('chaos', own('chaos', '--sample=1')),
  // Each route once, hosts and states in turn; `npm run matrix` has all.
  browser('matrix', own('matrix', '--sample')),
  // Each day the other half of the routes, and the same journeys; `node scripts/run.mjs old-engine` opens all.
  browser('old engines', own('old-engine', '--part=today/2')),
  // Tests read the workspace's packages from their sources.
  browser('shims', [tool('playwright'), 'test', '--config', 'native-shims/e2e'], {
    NODE_OPTIONS: '--conditions=source',
  }),
  { name: 'perf', commands: [own('perf', '--rounds=1', '--only=split', '--built', '--figures')] },
  {
    name: 'other commands',
    commands: SMOKE.map((words) => own(...words)),
    env: { ...SHARED, PICTURES_FOLDER: 'test-results/pictures-of-readme' },
  },
  { name: 'site', commands: [own('site')] },
  browser('site tests', [tool('playwright'), 'test', '--config', 'bridge-sdk/site/e2e'], {
    NODE_OPTIONS: '--conditions=source',
  }),
];

/** Returns the command lines of the long form. */
export const longCommands = (): Step['commands'] =>
  [...checks(true), ...longChecks, ...longSteps()].flatMap(({ commands }) => commands);

export async function main(words: string[]): Promise<number> {
  const isLong = words.includes('--long');
  const changed = changedFiles();
  const areas = [...new Set([...namedAreas(words.filter((word) => word !== '--long')), ...areasOf(changed)])];
  // Removes the results of earlier runs.
  for (const folder of [RESULTS, join(root, 'dist')]) rmSync(folder, { recursive: true, force: true });
  sayBrowser();
  if (!isLong && areas.length > 0) console.log(`areas: ${areas.join(', ')}`);
  const pages =
    isLong || changed.length === 0 ? { filters: pageFolders(areas), left: [] } : pageTests(changed, areas, appTree());
  const outcomes = [
    ...(await runBeside([...checks(isLong), ...(isLong ? longChecks : [])])),
    ...(await runInTurn(isLong ? longSteps() : quickSteps(areas, pages))),
  ];
  if (pages.left.length > 0)
    console.log(`\nimport a change, and are left to npm run test:long:\n  ${pages.left.join('\n  ')}`);
  console.log(summary(outcomes));
  return outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}

/** Looks for a browser first and says so, because installing one takes a while. Without one its steps fail and the rest still runs. */
function sayBrowser(): void {
  try {
    console.log(`browser: ${requireBrowser()}`);
  } catch (error) {
    if (!(error instanceof ClearError)) throw error;
    console.log(error.message);
  }
}
