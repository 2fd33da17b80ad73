/**
 * Tests in real hosts; `npm run e2e:real` builds what they show and looks for what they need. One project is one engine with
 * one origin and one channel.
 */
import { defineConfig } from '@playwright/test';
import { caseName, REAL_CASES, type RealCase } from './cases.ts';
import { PARITY } from './contract/parity.ts';

/** Returns the specs of a case: for every host, for its channel, the comparison where the channel has an imitation, a start without a network, and hostile articles. */
const specsOf = ({ engine, origin, channel }: RealCase): string[] => [
  '**/contract.spec.ts',
  `**/${channel}.spec.ts`,
  ...(channel in PARITY ? ['**/parity.spec.ts'] : []),
  '**/journey.spec.ts',
  // A page of a server is not on the phone.
  ...(origin === 'http' ? [] : ['**/cold-start.spec.ts']),
  // No channel changes how an article is drawn, and Chromium has the same articles among its journeys.
  ...(engine === 'webkit' && channel === 'handler' ? ['**/hostile-article.spec.ts'] : []),
];

export default defineConfig<object, { realCase: RealCase }>({
  testDir: '.',
  outputDir: '../../test-results/real',
  // A real host is three processes; a machine of two cores carries one at a time.
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
