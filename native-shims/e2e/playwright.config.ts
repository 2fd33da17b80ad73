import { defineConfig } from '@playwright/test';
import { SANDBOX_OPTIONS } from '../../fixtures/src/sandbox-name.ts';
import { launchOptions } from '../../scripts/browser/find.ts';
import { freePort } from '../../scripts/server/ports.ts';
import { RETRIES } from '../../scripts/steps/retries.ts';
import { root } from '../../scripts/workspace/root.ts';
import type { ShimOptions } from '../src/playwright.ts';

/** Chooses a port once, because workers read this file again. */
async function portOf(variable: string): Promise<string> {
  const port = process.env[variable] ?? String(await freePort());
  process.env[variable] = port;
  return port;
}

const devPort = await portOf('LAB_DEV_PORT');
const sitePort = await portOf('LAB_SITE_PORT');

/** The specs that need the server of `npm start`. */
const DEV_SERVER = ['**/lab-dev.spec.ts', '**/welcome.spec.ts'];

/** Configures the tests of shims and lab: `NODE_OPTIONS=--conditions=source npx playwright test --config native-shims/e2e`. */
export default defineConfig<ShimOptions>({
  testDir: '.',
  outputDir: '../../test-results/shims',
  reporter: 'line',
  // Allows for a busy machine, because six phones load at once.
  timeout: 120_000,
  workers: 1,
  retries: RETRIES,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  ...(process.env['SAMPLE'] && { grepInvert: /@long/ }),
  // Builds the shims' script once, also for exported tests.
  globalSetup: ['../src/page-script.ts', './lab-site.ts'],
  // The development server as `npm start` serves it. A taken port is an error.
  webServer: {
    command: `"${process.execPath}" scripts/run.mjs start`,
    cwd: root,
    env: { PORT: devPort, STRICT_PORT: '1' },
    url: `http://localhost:${devPort}/lab`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
  },
  use: {
    ...SANDBOX_OPTIONS,
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: 'dev-server',
      testMatch: DEV_SERVER,
      use: { baseURL: `http://localhost:${devPort}` },
    },
    { name: 'built', testIgnore: DEV_SERVER, use: { baseURL: `http://127.0.0.1:${sitePort}` } },
  ],
});
