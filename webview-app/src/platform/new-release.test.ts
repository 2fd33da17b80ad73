import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

const reload = vi.fn();
let reached = true;

/** Names the page's program, the last of its modules; one before it is the same in every release. They are in no page, where they would be loaded. */
function programIs(src: string): void {
  const page = document.createElement('div');
  page.innerHTML = ['/assets/bundler.js', src].map((one) => `<script type="module" src="${one}"></script>`).join('');
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => page.querySelectorAll(selector));
}

beforeEach(() => {
  newPageLoad();
  reached = true;
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async () => {
    if (!reached) throw new TypeError('no network');
    return Response.json({ code: 0, data: {}, msg: '' });
  });
  programIs('/assets/frame-1.js');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const release = () => import('./new-release.ts');

test('O12: the page loads itself again once for each release that it is of', async () => {
  expect(await (await release()).onMissingFile()).toBe('reloading');
  newPageLoad();
  expect(await (await release()).onMissingFile()).toBe('replaced');
  expect(reload).toHaveBeenCalledTimes(1);
  programIs('/assets/frame-2.js');
  expect(await (await release()).onMissingFile()).toBe('reloading');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('O12: servers of several releases do not send the page back and forth; a visit has three such loads', async () => {
  const { onMissingFile } = await release();
  const found: string[] = [];
  for (const number of [1, 2, 1, 3, 4]) {
    programIs(`/assets/frame-${number}.js`);
    found.push(await onMissingFile());
  }
  expect(found).toEqual(['reloading', 'reloading', 'replaced', 'reloading', 'replaced']);
});

test('O12: it never does while something is open; then it says so', async () => {
  const { hold } = await import('./held.ts');
  const [payment, form] = [hold(), hold()];
  form();
  form();
  const { isOfflineFor, onMissingFile, release: shown } = await release();
  expect(await onMissingFile()).toBe('replaced');
  expect(shown.replaced).toBe(false);
  expect(await isOfflineFor()).toBe(false);
  expect(shown.replaced).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  payment();
  expect(await onMissingFile()).toBe('reloading');
});

test('O12: without a network, or a storage that remembers the first time, it does not', async () => {
  reached = false;
  const { isOfflineFor, onMissingFile, release: shown } = await release();
  expect(await onMissingFile()).toBe('offline');
  expect(await isOfflineFor()).toBe(true);
  expect(shown.replaced).toBe(false);
  reached = true;
  vi.stubGlobal('sessionStorage', undefined);
  expect(await onMissingFile()).toBe('replaced');
  expect(reload).not.toHaveBeenCalled();
});
