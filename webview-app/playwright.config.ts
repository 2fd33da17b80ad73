/**
 * Configures the tests in a real browser: a project for each host, the journeys of `perf`, the two matrices and the old engines. Run them by `npm run e2e`,
 * `npm run chaos` and `npm run matrix`, which build and serve the app. `BASE_URL` is the address of a running server (default: the server of
 * `npm start`).
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, selectors } from '@playwright/test';
import { SANDBOX_OPTIONS } from '../fixtures/src/sandbox-name.ts';
import type { ShimOptions } from '../native-shims/src/playwright.ts';
import { findBrowser } from '../scripts/browser/find.ts';
import { launchOf, OLD_ENGINE } from '../scripts/engines/old-engines.ts';
import { RETRIES } from '../scripts/steps/retries.ts';
import { excludedTags, formOf, hostsOf } from './e2e/host-selection.ts';
import { hosts } from './e2e/hosts.ts';
import { VISIBILITY_FOR_RUNNER } from './old-engine/old-page.ts';

const browser = findBrowser();

/** Maps the two fixed ports of the telephony switch to the ports of this run's switch. */
const [events, media] = (process.env['TELEPHONY'] ?? '').split(',');
const switchRules = media ? [`MAP localhost:5049 127.0.0.1:${events}`, `MAP localhost:14900 127.0.0.1:${media}`] : [];

/** Which specs run on which hosts (`e2e/host-selection.ts`). */
const options = formOf(process.env);
const SPEC = /\.spec\.ts$/;
const specs = readdirSync(join(import.meta.dirname, 'e2e')).filter((file) => SPEC.test(file));
const hostNames = Object.keys(hosts);

/** Returns the files that do not run on a host. */
const notRunOn = (host: string): string[] =>
  specs
    .filter((file) => !hostsOf(file.replace(SPEC, ''), hostNames, options).includes(host))
    .map((file) => `**/${file}`);

/** Returns the project of a matrix, which stores its own results and pictures. */
const matrixProject = (name: string, timeout: number) => ({
  name,
  testDir: name,
  testMatch: '**/*.spec.ts',
  outputDir: `../test-results/${name}/files`,
  timeout,
  use: { browserName: 'chromium', screenshot: 'off', trace: 'off' } as const,
});

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(switchRules.length > 0 ? [`--host-resolver-rules=${switchRules.join(',')}`] : []),
];

/** The journeys that an old engine runs, by host: buy, book, ask, read a report, and the single file. */
const OLD_JOURNEYS = {
  browser: ['journey', 'booking-steps', 'ask-pictures', 'consultation', 'report'],
  'android-app': ['single-file'],
} as const;

/** Returns the project of an engine, `within` the floor or `below` it. */
const oldEngineProject = (
  engine: 'within' | 'below',
  project: { name: string; testDir: string; testMatch: string[] },
) => ({
  ...project,
  use: { browserName: 'chromium' as const, launchOptions: { ...launchOf(engine), args: ARGUMENTS } },
});
if (process.env[OLD_ENGINE]) await selectors.register('visibility-for-runner', { content: VISIBILITY_FOR_RUNNER });

export default defineConfig<ShimOptions>({
  globalSetup: '../native-shims/src/page-script.ts',
  outputDir: '../test-results/e2e',
  // One file for all hosts, because the screens must not depend on the host.
  snapshotPathTemplate: 'e2e/screens/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: RETRIES,
  // Long enough for a busy machine. A normal run needs less.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:5173',
    // A trace takes a third more time. Set TRACE=1 to examine a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'zh-CN',
    // `e2e-times` sets another zone.
    timezoneId: process.env['PHONE_ZONE'] ?? 'Asia/Shanghai',
    viewport: { width: 390, height: 844 },
    // A phone's pixel ratio only for pictures that a person examines, because rendering takes most of a run's time.
    deviceScaleFactor: process.env['PICTURES'] ? 2 : 1,
    // The service worker would respond instead of the network, which most tests observe. `cold-start.spec.ts` allows it.
    serviceWorkers: 'block',
    ...SANDBOX_OPTIONS,
    // New elements ignore taps for 400 ms (`src/ui/ghost-taps.ts`), and a test's tap waits for that. `taps.spec.ts` uses a long time.
    timers: { 400: 40 },
    isMobile: true,
    hasTouch: true,
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: ARGUMENTS,
    },
  },
  projects: [
    ...Object.entries(hosts).map(([name, host]) => ({
      name,
      testDir: 'e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: notRunOn(name),
      grepInvert: excludedTags(name, options),
      use: { browserName: 'chromium' as const, host },
    })),
    {
      name: 'journeys',
      testDir: 'perf',
      testMatch: '**/*.spec.ts',
      use: { browserName: 'chromium' as const, host: hosts['ios-app'] ?? 'ios-app' },
    },
    matrixProject('chaos', 120_000),
    matrixProject('matrix', 60_000),
    oldEngineProject('within', { name: 'old-addresses', testDir: 'old-engine', testMatch: ['**/addresses.spec.ts'] }),
    oldEngineProject('below', { name: 'old-below', testDir: 'old-engine', testMatch: ['**/below.spec.ts'] }),
    ...Object.entries(OLD_JOURNEYS).map(([host, journeys]) => {
      const testMatch = journeys.map((journey) => `**/${journey}.spec.ts`);
      const project = oldEngineProject('within', { name: `old-journeys-${host}`, testDir: 'e2e', testMatch });
      return { ...project, use: { ...project.use, host: hosts[host] ?? 'browser' } };
    }),
  ],
});
