import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** The shims' own end-to-end tests: `npx playwright test --config native-shims/e2e`. */
export default defineConfig({
  testDir: '.',
  reporter: 'list',
  use: {
    launchOptions: {
      ...(installed ? { executablePath: installed } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
});
