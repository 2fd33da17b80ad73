/** The matrix of routes, hosts and states; `npm run matrix` builds the app, serves it and runs these as the chaos matrix is run. */
import { defineConfig } from '@playwright/test';
import chaos from '../chaos/playwright.config.ts';

export default defineConfig({ ...chaos, outputDir: '../../test-results/matrix/files', timeout: 60_000 });
