/** Tests what the page measures, and that the collector of the documents reads it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../../../scripts/workspace/root.ts';
import { newBrowser, see } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';
import type { EventBatch } from './measured-events.ts';

testsWholePages('browser');

const batches: string[] = [];
let stop = () => {};
afterEach(() => {
  stop();
  batches.length = 0;
  document.querySelector('meta[name="events-url"]')?.remove();
  Reflect.deleteProperty(document, 'hidden');
});

/** Opens two pages and hides the second, with this share of phones. */
async function visit(percent: number): Promise<void> {
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'events-url', content: 'https://events.example/' }),
  );
  Object.assign(navigator, { sendBeacon: (_: string, text: string) => batches.push(text) > 0 });
  const app = await newBrowser().open('/package-list?channel=c1');
  await see('Skip to content');
  stop = (await import('./measured-events.ts')).measureEvents();
  (await import('../platform/configuration.ts')).config.eventPercent = percent;
  app.navigate('/pecSale/yj_gefmtj?agent=13800138000');
  app.navigate('/pecSale/yj_gefmtj?agent=2');
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.waitFor(() => Promise.resolve());
}

test('page views when the page is hidden: are sent together, without a value of an address', async () => {
  await visit(50);
  const [batch = '', ...others] = batches;
  const { events, ...facts }: EventBatch = JSON.parse(batch);
  expect([others, facts]).toEqual([[], { release: '1.2.0', host: 'browser', language: 'en', percent: 50 }]);
  expect(events.map(({ type, page }) => [type, page])).toEqual([
    ['view', '/package-list'],
    ['view', '/pecSale/:productNo'],
  ]);
  expect(batch).not.toMatch(/gefmtj|13800138000|c1/);
});

test('page views on a phone outside of the share: are not sent', async () => {
  await visit(0);
  expect(batches).toEqual([]);
});

test('the collector of the documents when it gets batches: counts views, and the last value of each vital', async () => {
  await visit(100);
  const port = 20_000 + (process.pid % 20_000);
  const collector = spawn(process.execPath, [join(root, 'docs/installation/collector.mjs'), String(port)]);
  try {
    await new Promise((listening) => collector.stdout.once('data', listening));
    const vital = (id: string, value: number) => ({ type: 'vital', name: 'LCP', id, value, page: '/' });
    const vitals = JSON.stringify({ events: [vital('a', 900), vital('a', 1_200), vital('b', 3_000)] });
    const { request } = await import('node:http');
    const ask = (method: string, body = '') =>
      new Promise<string>((resolve, reject) => {
        const call = request({ port, method }, async (answer) => {
          let text = '';
          for await (const chunk of answer) text += String(chunk);
          resolve(text || String(answer.statusCode));
        });
        call.on('error', reject).end(body);
      });
    expect([await ask('POST', batches[0]), await ask('POST', vitals), await ask('POST', '{')]).toEqual([
      ...['204', '204', '400'],
    ]);
    expect(JSON.parse(await ask('GET'))).toEqual({
      views: { '/package-list': 1, '/pecSale/:productNo': 1 },
      vitals: { LCP: 3_000 },
    });
  } finally {
    collector.kill();
  }
});
