/**
 * End-to-end tests: every journey on every host. Run them by `npm run e2e`, which builds the app and serves it; `BASE_URL`
 * names a server that already runs (default: the one of `npm start`).
 */
import { defineConfig } from '@playwright/test';
import type { HostOption } from '../native-shims/src/options.ts';
import { findBrowser } from '../scripts/browser/find.ts';
import { hosts } from './e2e/hosts.ts';

const browser = findBrowser();

/** The page knows the two ports of the switch. A run has the switch on ports of its own, and its browser goes there instead. */
const [events, media] = (process.env['TELEPHONY'] ?? '').split(',');
const switchRules = media ? [`MAP localhost:5049 127.0.0.1:${events}`, `MAP localhost:14900 127.0.0.1:${media}`] : [];

/** With `SAMPLE=1`, as `npm test` runs, hosts that do what another one does have a part of the specs; `npm run e2e` runs all. */
const isSample = process.env['SAMPLE'] === '1';
/** Second setups of a host, which have the journey alone: these in the sample, the last two always. */
const SECOND = /^(wechat-android|android-app-java)$/;
const hasJourneyAlone = (name: string): boolean => /-(old|new)$/.test(name) || (isSample && SECOND.test(name));
/** In the sample these have the journey and what only they do. A mini-program also pays in a way of its own. */
const IN_PART: Readonly<Record<string, readonly string[]>> = {
  'mini-program': ['journey', 'payment', 'mini-program'],
  wecom: ['journey', 'too-old'],
  'android-app': ['journey', 'offline'],
};
const inPart = (name: string): string[] => {
  const specs = isSample ? IN_PART[name] : undefined;
  return specs ? [`**/!(${specs.join('|')}).spec.ts`] : [];
};

/** Specs of the web build, whatever the host. */
const IN_A_BROWSER_ONLY = [
  'ask-pictures',
  'booking-steps',
  'chat-long',
  'two-tabs',
  'first-load',
  'new-release',
  'next-person',
  'policy',
  'start-page',
  'ui',
  'report',
].map((name) => `**/${name}.spec.ts`);

/** Tests that need no special host run once; the single file is for the own apps. */
const onlyElsewhere = (name: string): string[] => [
  ...(hasJourneyAlone(name) ? ['**/!(journey).spec.ts'] : []),
  ...inPart(name),
  ...(name === 'ios-app' ? [] : ['**/screens.spec.ts']),
  ...(name === 'mini-program' ? [] : ['**/mini-program.spec.ts']),
  ...(name === 'wecom' ? [] : ['**/too-old.spec.ts']),
  ...(name === 'browser' ? [] : IN_A_BROWSER_ONLY),
  ...(name.startsWith('android-app') || name === 'ios-app' ? [] : ['**/single-file.spec.ts', '**/offline.spec.ts']),
  ...(name.startsWith('wechat-') ? [] : ['**/third-login.spec.ts']),
  ...(name.startsWith('wechat-') || name === 'browser' ? [] : ['**/address-secrets.spec.ts']),
];

export default defineConfig<{ host: HostOption }>({
  testDir: 'e2e',
  globalSetup: '../native-shims/src/page-script.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  // One file for all hosts: what a person sees may not depend on the host.
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
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
    viewport: { width: 390, height: 844 },
    // As sharp as a phone only for pictures that somebody looks at: drawing is most of what a run costs.
    deviceScaleFactor: process.env['PICTURES'] ? 2 : 1,
    // The page's worker would answer in the place of the network, which most tests look at; `cold-start.spec.ts` lets it.
    serviceWorkers: 'block',
    isMobile: true,
    hasTouch: true,
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(switchRules.length > 0 ? [`--host-resolver-rules=${switchRules.join(',')}`] : []),
      ],
    },
  },
  projects: Object.entries(hosts).map(([name, host]) => ({
    name,
    testIgnore: onlyElsewhere(name),
    use: { browserName: 'chromium', host },
  })),
});
