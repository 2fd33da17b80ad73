/** Tests that a page is identified by its path and its row's own query values. Other query values make no new page. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, type OpenedApp, see, soon } from '../../test/open-app.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => import('./app.tsx'), 60_000);

let scrolled: number[] = [];
beforeEach(() => {
  localStorage.setItem('sdhealth.language', 'en');
  scrolled = [];
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_: number, top: number) => {
    scrolled.push(top);
    vi.stubGlobal('scrollY', top);
  });
});

function scrollDown(top: number): void {
  scrollUntold(top);
  dispatchEvent(new Event('scroll'));
}

/** Scrolls within one frame: the browser sends the scroll event with the next frame. */
function scrollUntold(top: number): void {
  vi.stubGlobal('scrollY', top);
}

test('a query value of the page’s own when it changes: a new visit begins at the top, at the heading', async () => {
  const app = await newBrowser().open('/error?code=A1');
  const first = await see('Support code A1');
  scrollDown(300);
  scrolled = [];
  app.navigate('/error?code=B2');
  const second = await see('Support code B2');
  expect(second).not.toBe(first);
  expect(scrolled).toEqual([0]);
  await soon(() => expect(document.activeElement?.tagName).toBe('H1'));
  const { visits } = await import('../store/visits.ts');
  expect(visits()).toEqual(['/error?code=A1', '/error?code=B2']);
});

test('the focus when the page changes: moves after the next paint, or at once on a hidden page', async () => {
  const app = await newBrowser().open('/error?code=A1');
  await see('Support code A1');
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const focus = () => document.activeElement?.tagName;
  document.querySelector<HTMLElement>('main a, main button')?.focus();
  app.navigate('/error?code=B2');
  await see('Support code B2');
  expect(focus()).toBe('BODY');
  for (const frame of frames.splice(0)) frame(0);
  await soon(() => expect(focus()).toBe('H1'));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  app.navigate('/error?code=C3');
  await see('Support code C3');
  await soon(() => expect(focus()).toBe('H1'));
  expect(frames).toHaveLength(0);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('any other query value when it changes: page and scroll position stay', async () => {
  const app = await newBrowser().open('/error?code=A1');
  const first = await see('Support code A1');
  scrollDown(300);
  scrolled = [];
  app.navigate('/error?code=A1&tab=2');
  await soon(() => expect(location.search).toContain('tab=2'));
  expect(await see('Support code A1')).toBe(first);
  expect(scrolled).toEqual([]);
  const { visits } = await import('../store/visits.ts');
  expect(visits()).toEqual(['/error?code=A1']);
});

test('a page when returned to after a tab was chosen on it: scrolls to its stored position', async () => {
  const app = await newBrowser().open('/error?code=A1');
  await beginWatching();
  scrollDown(300);
  const { navigate } = await import('../platform/history.ts');
  navigate('/error?code=A1&tab=2', { replace: true });
  await thereAndBack(app, '/error?code=A1&tab=2');
  expect(scrolled.at(-1)).toBe(300);
});

test('a page when returned to and left before its scroll event: scrolls to its last position', async () => {
  const app = await newBrowser().open('/error?code=A1');
  await beginWatching();
  scrollUntold(300);
  await thereAndBack(app, '/error?code=A1');
  expect(scrolled.at(-1)).toBe(300);
});

test('a page when reloaded after a tab was opened unscrolled: scrolls to its stored position', async () => {
  const app = await newBrowser().open('/error?code=A1');
  await beginWatching();
  const { navigate } = await import('../platform/history.ts');
  navigate('/error?code=A1&tab=2');
  scrollDown(300);
  dispatchEvent(new Event('pagehide'));
  const times = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => '' };
  const load = { ...times, type: 'reload' };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load]);
  await app.reload('/error?code=A1&tab=2');
  history.replaceState({ at: 1 }, '');
  await beginWatching();
  const { placeScroll } = await import('./scroll.ts');
  placeScroll();
  expect(scrolled.at(-1)).toBe(300);
});

async function beginWatching(): Promise<void> {
  const { watchScroll } = await import('./scroll.ts');
  watchScroll();
  await see('Support code A1');
}

/** Goes to another page and back, with the events of a browser. */
async function thereAndBack(app: OpenedApp, first: string): Promise<void> {
  app.navigate('/science-list');
  await see('Health articles');
  expect(scrolled.at(-1)).toBe(0);
  history.replaceState({ at: 0 }, '', `/health${first}`);
  dispatchEvent(new PopStateEvent('popstate'));
  await see('Support code A1');
}
