/** The chaos matrix; `npm run chaos` builds the app, serves it and runs these. */
import { defineConfig } from '@playwright/test';
import { RETRIES } from '../../scripts/steps/retries.ts';
import app from '../playwright.config.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: '../../native-shims/src/page-script.ts',
  outputDir: '../../test-results/chaos/files',
  fullyParallel: true,
  workers: 2,
  retries: RETRIES,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  use: { ...app.use, browserName: 'chromium', screenshot: 'off', trace: 'off' },
});
