import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser/find.ts';
import { freePort } from '../../scripts/server/ports.ts';

const browser = findBrowser();
// Chosen once: workers read this file again.
const port = process.env['LAB_PORT'] ?? String(await freePort());
process.env['LAB_PORT'] = port;

/** The shims' own end-to-end tests, and the lab's: `npx playwright test --config native-shims/e2e`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/shims',
  reporter: 'line',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    },
  },
  webServer: {
    command: 'node scripts/run.mjs start',
    cwd: '../..',
    env: { PORT: port },
    url: `http://localhost:${port}/lab`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
