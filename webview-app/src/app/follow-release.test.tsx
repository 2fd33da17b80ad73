/** Tests how an open page moves to a newer release: at a change of the screen or a return, and never at the cost of typed text. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, see, soon, type } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages('browser');

const OWN = '/health/assets/frame-ijklmnop.js';
const reload = vi.fn();
let program = '';
let reads = 0;
let stop = () => {};

beforeEach(() => {
  program = '/health/assets/frame-abcdefgh.js';
  reads = 0;
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  stop();
  document.querySelector('script[type=module]')?.remove();
  vi.restoreAllMocks();
});

/** Opens a page whose server has a newer release, and lets it follow. */
async function open(address: string) {
  const app = await newBrowser().open(address);
  const service = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!String(input).includes('release.json')) return service(input, init);
    reads += 1;
    return Response.json({ program });
  });
  const script = Object.assign(document.createElement('script'), { type: 'module' });
  script.setAttribute('src', OWN);
  document.head.append(script);
  const { followRelease, INTERVAL_MS } = await import('./follow-release.ts');
  stop = followRelease();
  await see('Skip to content');
  let now = Date.now();
  const pass = () => {
    now += INTERVAL_MS;
    vi.useFakeTimers({ toFake: ['Date'], now });
  };
  return { app, pass };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('a page when its server has a newer release: reloads at the change of the screen after it has learned that, once', async () => {
  const { app, pass } = await open('/package-list');
  app.navigate('/app-service');
  await settle();
  expect(reads).toBe(0);
  pass();
  app.navigate('/package-list');
  await soon(() => expect(reads).toBe(1));
  await settle();
  expect(reload).not.toHaveBeenCalled();
  app.navigate('/app-service');
  await soon(() => expect(reload).toHaveBeenCalledTimes(1));
  app.navigate('/package-list');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page when the person comes back to it: reloads at once', async () => {
  const { pass } = await open('/package-list');
  comeBack();
  await settle();
  expect(reads).toBe(0);
  pass();
  comeBack();
  await soon(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a page when something is typed: stays until another screen is opened', async () => {
  const { app, pass } = await open('/app-service');
  await type('Mobile number', '138');
  pass();
  comeBack();
  await soon(() => expect(reads).toBe(1));
  await settle();
  expect(reload).not.toHaveBeenCalled();
  app.navigate('/package-list');
  await soon(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a page when its server has the same release: stays', async () => {
  const { app, pass } = await open('/package-list');
  program = OWN;
  pass();
  comeBack();
  await soon(() => expect(reads).toBe(1));
  app.navigate('/app-service');
  await settle();
  expect(reload).not.toHaveBeenCalled();
});
