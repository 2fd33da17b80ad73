/**
 * Counts the taps of twelve journeys from home to their end, for a logged-in customer. The numbers are maximums. `npm run e2e -- tap-counts`
 * writes the current ones.
 */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { JOURNEYS } from './journey/journeys.ts';
import { countTaps } from './journey/taps.ts';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 31.2304, longitude: 121.4737 }, hasTouch: true });

for (const { name, most, walk } of JOURNEYS)
  test(`${name} when it is reached from home: needs at most ${most}`, async ({ page }) => {
    const taps = await countTaps(page);
    await page.goto('/health/');
    await walk(page);
    console.info(`taps: ${name} ${taps()}`);
    expect(taps()).toBeLessThanOrEqual(most);
  });
