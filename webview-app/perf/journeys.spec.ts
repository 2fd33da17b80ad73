/** Walks the twelve journeys for `npm run perf -- --journeys`, and records each tap. */
import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from '../../native-shims/src/playwright.ts';
import { JOURNEYS } from '../e2e/journey/journeys.ts';
import { countTaps } from '../e2e/journey/taps.ts';
import type { Tap } from './journeys.ts';

const CPU = 4;
/** Later than the frame of the last tap (milliseconds). */
const LAST_MS = 1_500;

test.use({ permissions: ['geolocation'], geolocation: { latitude: 31.2304, longitude: 121.4737 } });

/** Records the taps of all documents of this tab: the longest event of each interaction. */
async function recordTaps(page: Page): Promise<() => readonly Tap[]> {
  const taps = new Map<string, Tap>();
  await page.exposeBinding('recordTap', (_, id: string, tap: Tap) => {
    if (tap.ms > (taps.get(id)?.ms ?? 0)) taps.set(id, tap);
  });
  await page.addInitScript(() => {
    const texts: { readonly time: number; readonly text: string }[] = [];
    addEventListener(
      'pointerdown',
      ({ target, timeStamp }) => {
        const element = target instanceof Element ? (target.closest('a, button, label') ?? target) : undefined;
        texts.unshift({ time: timeStamp, text: (element?.textContent ?? '').trim().slice(0, 24) });
      },
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, startTime } of list.getEntries() as PerformanceEventTiming[]) {
        if (!interactionId) continue;
        const { text = 'a key' } = texts.find(({ time }) => time <= startTime) ?? {};
        Reflect.get(window, 'recordTap')(`${performance.timeOrigin} ${interactionId}`, { text, ms: duration });
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return () => [...taps.values()];
}

for (const { name, walk } of JOURNEYS)
  test(`the taps of a journey when it is walked: ${name}`, async ({ page }) => {
    test.slow();
    const taps = await recordTaps(page);
    const tapCount = await countTaps(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto('/health/');
    await walk(page);
    await page.waitForTimeout(LAST_MS);
    const line = JSON.stringify({ journey: name, tapCount: tapCount(), taps: taps() });
    appendFileSync(process.env['TAPS_FILE'] ?? 'test-results/taps.jsonl', `${line}\n`);
  });
