/**
 * Tests in a real browser, a project for each host and two more: the matrix of faults and that of routes, hosts and states. Run them by `npm run e2e`,
 * `npm run chaos` and `npm run matrix`, which build the app and serve it; `BASE_URL` names a server that already runs (default: the one of
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
import { hosts } from './e2e/hosts.ts';
import { formOf, hostsOf, leftOut } from './e2e/where.ts';
import { VISIBILITY_FOR_RUNNER } from './old-engine/old-page.ts';

const browser = findBrowser();

/** The page knows the two ports of the switch. A run has the switch on ports of its own, and its browser goes there instead. */
const [events, media] = (process.env['TELEPHONY'] ?? '').split(',');
const switchRules = media ? [`MAP localhost:5049 127.0.0.1:${events}`, `MAP localhost:14900 127.0.0.1:${media}`] : [];

/** All specs on all hosts, or a part of them (`e2e/where.ts`). */
const form = formOf(process.env);
const SPEC = /\.spec\.ts$/;
const specs = readdirSync(join(import.meta.dirname, 'e2e')).filter((file) => SPEC.test(file));
const names = Object.keys(hosts);

/** Returns the files that do not run on a host. */
const notOn = (host: string): string[] =>
  specs.filter((file) => !hostsOf(file.replace(SPEC, ''), names, form).includes(host)).map((file) => `**/${file}`);

/** Returns the project of a matrix. Its cells keep their own results and pictures. */
const matrix = (name: string, timeout: number) => ({
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

/** The journeys that an old engine runs: buy, book, ask, read a report, and the single file, each with its host. */
const OLD_JOURNEYS = {
  browser: ['journey', 'booking-steps', 'ask-pictures', 'consultation', 'report'],
  'android-app': ['single-file'],
} as const;

/** Returns the project of an engine, `within` the floor or `below` it. */
const oldEngine = (engine: 'within' | 'below', own: { name: string; testDir: string; testMatch: string[] }) => ({
  ...own,
  use: { browserName: 'chromium' as const, launchOptions: { ...launchOf(engine), args: ARGUMENTS } },
});
if (process.env[OLD_ENGINE]) await selectors.register('visibility-for-runner', { content: VISIBILITY_FOR_RUNNER });

export default defineConfig<ShimOptions>({
  globalSetup: '../native-shims/src/page-script.ts',
  outputDir: '../test-results/e2e',
  // One file for all hosts: what a person sees may not depend on the host.
  snapshotPathTemplate: 'e2e/screens/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: RETRIES,
  // Generous for a machine that is busy with much else; a good run needs neither.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:5173',
    // A trace costs a third more time: TRACE=1 when one failure is looked into.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'zh-CN',
    // `e2e-times` names another zone.
    timezoneId: process.env['PHONE_ZONE'] ?? 'Asia/Shanghai',
    viewport: { width: 390, height: 844 },
    // As sharp as a phone only for pictures that somebody looks at: drawing is most of what a run costs.
    deviceScaleFactor: process.env['PICTURES'] ? 2 : 1,
    // The page's worker would answer in the place of the network, which most tests look at; `cold-start.spec.ts` lets it.
    serviceWorkers: 'block',
    ...SANDBOX_OPTIONS,
    // What has just come ignores taps for 400 ms (`src/ui/ghost-taps.ts`), and a test's own tap waits for that; `taps.spec.ts` has a long time.
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
      testIgnore: notOn(name),
      grepInvert: leftOut(name, form),
      use: { browserName: 'chromium' as const, host },
    })),
    matrix('chaos', 120_000),
    matrix('matrix', 60_000),
    oldEngine('within', { name: 'old-addresses', testDir: 'old-engine', testMatch: ['**/addresses.spec.ts'] }),
    oldEngine('below', { name: 'old-below', testDir: 'old-engine', testMatch: ['**/below.spec.ts'] }),
    ...Object.entries(OLD_JOURNEYS).map(([host, journeys]) => {
      const testMatch = journeys.map((journey) => `**/${journey}.spec.ts`);
      const project = oldEngine('within', { name: `old-journeys-${host}`, testDir: 'e2e', testMatch });
      return { ...project, use: { ...project.use, host: hosts[host] ?? 'browser' } };
    }),
  ],
});
