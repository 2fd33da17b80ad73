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
  // A page from a server cannot start without a network.
  ...(origin === 'http' ? [] : ['**/cold-start.spec.ts']),
  // One project is enough: no channel changes an article. The journeys open the same articles in Chromium.
  ...(engine === 'webkit' && channel === 'handler' ? ['**/hostile-article.spec.ts'] : []),
];

export default defineConfig<object, { realCase: RealCase }>({
  testDir: '.',
  outputDir: '../../test-results/real',
  // A real host runs three processes. A machine with two cores can run one host at a time.
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
