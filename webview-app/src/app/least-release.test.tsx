/** Tests the least release: a page of an older release reloads once to a newer one, and never loses input. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, see, soon, type } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages('browser');

const NEWER = '/health/assets/frame-abcdefgh.js';
const replace = vi.fn();
const reload = vi.fn();
/** The program in the server's `release.json`. */
let program = NEWER;
let reads = 0;

beforeEach(() => {
  program = NEWER;
  reads = 0;
  replace.mockClear();
  vi.spyOn(location, 'replace').mockImplementation(replace);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => void vi.restoreAllMocks());

/** Opens a page, with a server that has another release. */
async function open(address: string, version: string, browser = newBrowser()) {
  await browser.control('/__fixtures/switch', { name: 'leastRelease', value: version && { version } });
  const app = await browser.open(address);
  const service = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!String(input).includes('release.json')) return service(input, init);
    reads += 1;
    return Response.json({ program });
  });
  await see('Skip to content');
  return { app, browser };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
const waitUntilRead = () => soon(() => expect(reads).toBeGreaterThan(0));
const setLeastRelease = (browser: Browser, value: unknown) =>
  browser.control('/__fixtures/switch', { name: 'leastRelease', value });

test('a page when its release is too old: is replaced once by the newer release', async () => {
  const { app, browser } = await open('/package-list', '9.0.0');
  await soon(() => expect(replace).toHaveBeenCalledTimes(1));
  expect(String(replace.mock.calls[0]?.[0])).toMatch(/\/package-list\?v=abcdefgh$/);
  // The server still has the old page, for another program's name or for this address.
  program = '/health/assets/frame-ijklmnop.js';
  await open('/package-list', '9.0.0', browser);
  await waitUntilRead();
  app.navigate('/');
  await settle();
  expect(replace).toHaveBeenCalledTimes(1);
});

test.each([
  ['is new enough', '1.2.0', NEWER],
  ['is too old, but the server has no other', '9.0.0', ''],
])('a page when its release %s: stays', async (_, version, serverProgram) => {
  program = serverProgram;
  await open('/package-list', version);
  if (version === '9.0.0') await waitUntilRead();
  await settle();
  expect(replace).not.toHaveBeenCalled();
});

test('a page when it has typed text: stays until another page is opened', async () => {
  const { app, browser } = await open('/app-service', '');
  await type('Mobile number', '138');
  await setLeastRelease(browser, { version: '9.0.0' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitUntilRead();
  await settle();
  expect(replace).not.toHaveBeenCalled();
  app.navigate('/package-list');
  await soon(() => expect(replace.mock.calls.length + reload.mock.calls.length).toBe(1));
});

test('a page when a payment is in progress: stays until the payment has ended', async () => {
  const { browser } = await open('/package-list', '');
  const { blockReload } = await import('../platform/unsaved-work.ts');
  const end = blockReload('payment');
  await setLeastRelease(browser, { version: '9.0.0' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  document.dispatchEvent(new Event('visibilitychange'));
  const { config } = await import('../platform/configuration.ts');
  await soon(() => expect(config.isTooOld).toBe(true));
  await settle();
  expect([reads, replace.mock.calls.length]).toEqual([0, 0]);
  end();
  await soon(() => expect(replace).toHaveBeenCalledTimes(1));
});
