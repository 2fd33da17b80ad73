/** The run of `node scripts/run.mjs pictures`: the built app with the lab in front of it, on a free port. */
import { defineConfig } from '@playwright/test';
import { SANDBOX_OPTIONS } from '../../fixtures/src/sandbox-name.ts';
import type { ShimOptions } from '../../native-shims/src/playwright.ts';
import { launchOptions } from '../../scripts/browser/find.ts';
import { freePort } from '../../scripts/server/ports.ts';

// Stored in the environment, because workers read this file again.
process.env['LAB_SITE_PORT'] ??= String(await freePort());

export default defineConfig<ShimOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: ['../../native-shims/src/page-script.ts', '../../native-shims/e2e/lab-site.ts'],
  outputDir: '../../test-results/pictures',
  reporter: 'line',
  workers: 1,
  expect: { timeout: 30_000 },
  timeout: 60_000,
  use: {
    ...SANDBOX_OPTIONS,
    baseURL: `http://127.0.0.1:${process.env['LAB_SITE_PORT']}`,
    viewport: { width: 390, height: 844 },
    // Sharp enough for README, and small.
    deviceScaleFactor: 1.5,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
});
