/**
 * Configures the tests in real hosts. A project is one engine with one origin and one channel. `npm run e2e:real` builds the
 * pages and checks the required system packages.
 */
import { defineConfig } from '@playwright/test';
import { caseName, REAL_CASES, type RealCase } from './cases.ts';
import { PARITY } from './contract/parity.ts';

/** Returns the specs of a case. The parity spec needs an imitation of the channel. */
const specsOf = ({ engine, origin, channel }: RealCase): string[] => [
  '**/contract.spec.ts',
  `**/${channel}.spec.ts`,
  ...(channel in PARITY ? ['**/parity.spec.ts'] : []),
  '**/journey.spec.ts',
  // Excludes the start without a network for pages from a server.
  ...(origin === 'http' ? [] : ['**/cold-start.spec.ts']),
  // Runs in a single project, because channels do not affect articles. The journeys open these articles in Chromium.
  ...(engine === 'webkit' && channel === 'handler' ? ['**/hostile-article.spec.ts'] : []),
];

export default defineConfig<object, { realCase: RealCase }>({
  testDir: '.',
  outputDir: '../../test-results/real',
  // Runs a single worker, because a real host has three processes.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'line',
  projects: REAL_CASES.map((realCase) => ({
    name: caseName(realCase),
    testMatch: specsOf(realCase),
    use: { realCase },
  })),
});
