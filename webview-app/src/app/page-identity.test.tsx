/** Tests that a page is identified by its path and the query values that its route declares. Other query values make no new page. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, type OpenedApp, see, soon } from '../../test/open-app.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => import('./app.tsx'), 60_000);

let scrollCalls: number[] = [];
beforeEach(() => {
  localStorage.setItem('sdhealth.language', 'en');
  scrollCalls = [];
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_: number, top: number) => {
    scrollCalls.push(top);
    vi.stubGlobal('scrollY', top);
  });
});

function scrollDown(top: number): void {
  scrollWithoutEvent(top);
  dispatchEvent(new Event('scroll'));
}

/** Scrolls without the scroll event, which a browser sends in the next frame only. */
function scrollWithoutEvent(top: number): void {
  vi.stubGlobal('scrollY', top);
}

test('a declared query value when it changes: begins a new visit at the top of the page', async () => {
  const app = await newBrowser().open('/error?code=A1');
  const firstPage = await see('Support code A1');
  scrollDown(300);
  scrollCalls = [];
  app.navigate('/error?code=B2');
  const secondPage = await see('Support code B2');
  expect(secondPage).not.toBe(firstPage);
  expect(scrollCalls).toEqual([0]);
  await soon(() => expect(document.activeElement?.tagName).toBe('H1'));
  const { visits } = await import('../store/visits.ts');
  expect(visits()).toEqual(['/error?code=A1', '/error?code=B2']);
});

test('the focus when the page changes: moves to the heading after the next paint', async () => {
  const app = await newBrowser().open('/error?code=A1');
  await see('Support code A1');
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const focusedTag = () => document.activeElement?.tagName;
  document.querySelector<HTMLElement>('main a, main button')?.focus();
  app.navigate('/error?code=B2');
  await see('Support code B2');
  expect(focusedTag()).toBe('BODY');
  for (const frame of frames.splice(0)) frame(0);
  await soon(() => expect(focusedTag()).toBe('H1'));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  app.navigate('/error?code=C3');
  await see('Support code C3');
  await soon(() => expect(focusedTag()).toBe('H1'));
  expect(frames).toHaveLength(0);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an undeclared query value when it changes: leaves the page and its scroll position unchanged', async () => {
  const app = await newBrowser().open('/error?code=A1');
  const firstPage = await see('Support code A1');
  scrollDown(300);
  scrollCalls = [];
  app.navigate('/error?code=A1&tab=2');
  await soon(() => expect(location.search).toContain('tab=2'));
  expect(await see('Support code A1')).toBe(firstPage);
  expect(scrollCalls).toEqual([]);
  const { visits } = await import('../store/visits.ts');
  expect(visits()).toEqual(['/error?code=A1']);
});

test('a page when it is reopened with “back” after a tab was chosen on it: scrolls to its stored position', async () => {
  const app = await newBrowser().open('/error?code=A1');
  await startWatching();
  scrollDown(300);
  const { navigate } = await import('../platform/history.ts');
  navigate('/error?code=A1&tab=2', { replace: true });
  await leaveAndReturn(app, '/error?code=A1&tab=2');
  expect(scrollCalls.at(-1)).toBe(300);
});

test('a page when it is reopened after it was left before its scroll event: scrolls to its last position', async () => {
  const app = await newBrowser().open('/error?code=A1');
  await startWatching();
  scrollWithoutEvent(300);
  await leaveAndReturn(app, '/error?code=A1');
  expect(scrollCalls.at(-1)).toBe(300);
});

test('a page when it is reloaded after a scroll on its second tab: scrolls to its stored position', async () => {
  const app = await newBrowser().open('/error?code=A1');
  await startWatching();
  const { navigate } = await import('../platform/history.ts');
  navigate('/error?code=A1&tab=2');
  scrollDown(300);
  dispatchEvent(new Event('pagehide'));
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => '' };
  const load = { ...entry, type: 'reload' };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load as PerformanceNavigationTiming]);
  await app.reload('/error?code=A1&tab=2');
  history.replaceState({ at: 1 }, '');
  await startWatching();
  const { placeScroll } = await import('./scroll.ts');
  placeScroll();
  expect(scrollCalls.at(-1)).toBe(300);
});

async function startWatching(): Promise<void> {
  const { watchScroll } = await import('./scroll.ts');
  watchScroll();
  await see('Support code A1');
}

/** Goes to another page and back, with the events of a browser. */
async function leaveAndReturn(app: OpenedApp, firstPage: string): Promise<void> {
  app.navigate('/science-list');
  await see('Health articles');
  expect(scrollCalls.at(-1)).toBe(0);
  history.replaceState({ at: 0 }, '', `/health${firstPage}`);
  dispatchEvent(new PopStateEvent('popstate'));
  await see('Support code A1');
}
