import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser/find.ts';
import { freePort } from '../../../scripts/server/ports.ts';
import { RETRIES } from '../../../scripts/steps/retries.ts';
import { siteSettings } from '../configuration.ts';

/** Chooses a port once for all workers, which read this file again. */
process.env['SITE_PORT'] ??= String(await freePort());

/** Configures the tests of `dist/site`. Run `NODE_OPTIONS=--conditions=source npx playwright test --config bridge-sdk/site/e2e`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/site',
  reporter: 'line',
  timeout: 120_000,
  expect: { timeout: 60_000 },
  workers: 1,
  retries: RETRIES,
  forbidOnly: process.env['CI'] !== undefined,
  globalSetup: './server.ts',
  use: {
    // Uses `localhost`, which may register service workers without a certificate.
    baseURL: `http://localhost:${process.env['SITE_PORT']}${siteSettings().base}`,
    launchOptions: launchOptions(),
  },
});
