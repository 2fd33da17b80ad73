/** Tests a list (search, filters, further pages, return) with the embedded backend. */
import { createBackend } from '@sdhealth/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, see, sees, soon, type } from '../../../test/open-app.tsx';
import { render } from '../../../test/render.tsx';
import { searchArticles } from '../../api/article.ts';
import type { Wrapper } from '../../client/call.ts';
import { withStaleOrigin } from '../../client/origin.ts';
import { navigate } from '../../platform/history.ts';
import { forgetPerson } from '../../platform/personal.ts';
import { scrollTarget } from '../../platform/scroll-target.ts';
import { type Pages, usePages } from '../answers/use-pages.ts';
import { ListOf } from './list-of.tsx';
import { useListView } from './list-view.ts';

let requests: URL[] = [];
let answer: (url: URL) => Promise<Response>;

beforeEach(() => {
  requests = [];
  const backend = createBackend();
  answer = async (url) => backend.request(url.href);
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(String(address), 'http://localhost');
    requests.push(url);
    return answer(url);
  });
  history.replaceState({ at: 0 }, '', '/health/science-list');
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState({ at: 0 }, '', '/health/');
});

const NAMES = { all: 'All', C1: 'Heart' } as const;

function Articles() {
  const view = useListView({ tabs: ['all', 'C1'], filters: { sort: ['new', 'old'] } });
  const keyword = view.search || undefined;
  const page = usePages(searchArticles, { query: { keyword, pageSize: 3 } }, view);
  return (
    <ListOf
      title="Articles"
      page={page}
      view={view}
      tabs={{ label: 'Channel', names: NAMES }}
      search="Search articles"
      filters={{ sort: { label: 'Sort by', names: { new: 'Newest', old: 'Oldest' } } }}
      keyOf={({ id }) => id}
      item={({ title }) => <p>{title}</p>}
    />
  );
}

const entries = () => document.querySelectorAll('main ul > li').length;
const announcement = () =>
  [...document.querySelectorAll('p[role=status]')].map(({ textContent }) => textContent).join('');
const listRequests = () => requests.filter(({ pathname }) => pathname.endsWith('search-article-list'));
const requestedPages = () => listRequests().map(({ searchParams }) => searchParams.get('pageNo'));

test('a paged list when the person returns to it: shows as many pages as before', async () => {
  const entriesBefore = history.length;
  const { unmount } = render(<Articles />);
  await soon(() => expect(entries()).toBe(3));
  await press(/more/i);
  await soon(() => expect(entries()).toBe(6));
  expect(location.search).toBe('?pageNo=2');
  expect(history.length).toBe(entriesBefore);
  unmount();
  requests = [];
  render(<Articles />);
  await soon(() => expect(entries()).toBe(6));
  expect(requestedPages()).toEqual(['1', '2']);
});

test('a paged list when a page is added while the recent ones reload: keeps it', async () => {
  const { unmount } = render(<Articles />);
  await soon(() => expect(entries()).toBe(3));
  unmount();
  dispatchEvent(new PopStateEvent('popstate'));
  const normalAnswer = answer;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  answer = async (url) => {
    if (url.searchParams.get('pageNo') === '1') await held;
    return normalAnswer(url);
  };
  requests = [];
  render(<Articles />);
  expect(entries()).toBe(3);
  await soon(() => expect(requestedPages()).toEqual(['1']));
  await press(/more/i);
  await soon(() => expect(entries()).toBe(6));
  release();
  await soon(() => expect(requestedPages()).toEqual(['1', '2', '2']));
  for (let turn = 0; turn < 20; turn++) await new Promise((next) => setTimeout(next));
  expect(entries()).toBe(6);
  navigate('/science-list');
});

test('a paged list when the next page fails: keeps its entries and offers a retry', async () => {
  render(<Articles />);
  await soon(() => expect(entries()).toBe(3));
  const workingAnswer = answer;
  answer = async () => Response.json({ code: 50000, data: null, msg: '' });
  await press(/more/i);
  await see('Try again');
  expect(entries()).toBe(3);
  answer = workingAnswer;
  await press('Try again');
  await soon(() => expect(entries()).toBe(6));
});

test('a search when it is typed: sends one debounced request for the first page', async () => {
  const entriesBefore = history.length;
  render(<Articles />);
  await soon(() => expect(entries()).toBe(3));
  await press(/more/i);
  await soon(() => expect(entries()).toBe(6));
  requests = [];
  await type('Search articles', 'n', 'no', 'no such article');
  await see('Nothing found for “no such article”');
  expect(announcement()).toBe('0 results');
  expect(listRequests().map(({ searchParams }) => searchParams.get('keyword'))).toEqual(['no such article']);
  expect(location.search).toBe('?search=no+such+article');
  expect(history.length).toBe(entriesBefore);
  await press('Clear');
  await soon(() => expect(entries()).toBe(3));
  expect([location.search, announcement()]).toEqual(['', '']);
});

test('a search when it has matches: announces their total number', async () => {
  render(<Articles />);
  await soon(() => expect(entries()).toBe(3));
  expect(announcement()).toBe('');
  await type('Search articles', '体检');
  await soon(() => expect(Number.parseInt(announcement() ?? '', 10)).toBeGreaterThan(entries()));
});

test('the view of a list when tab and filter are changed: is in the address', async () => {
  history.replaceState({ at: 0 }, '', '/health/science-list?tab=gone&sort=gone&channel=c');
  render(<Articles />);
  await soon(() => expect(entries()).toBe(3));
  const chosen = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;
  expect(chosen()).toBe('All');
  await press('Heart');
  await soon(() => expect(chosen()).toBe('Heart'));
  document.querySelector<HTMLElement>('input[type=radio][value=old]')?.click();
  await soon(() => expect(new URLSearchParams(location.search).get('sort')).toBe('old'));
  const query = new URLSearchParams(location.search);
  expect([query.get('tab'), query.get('channel')]).toEqual(['C1', 'c']);
  expect(sees('Try again')).toBe(false);
});

test('A04: a search in the address when the person logs out: is removed only if it was typed', async () => {
  forgetPerson();
  history.replaceState({ at: 0 }, '', '/health/science-list?search=heart&sort=old');
  render(<Articles />);
  forgetPerson();
  expect(location.search).toBe('?search=heart&sort=old');
  await type('Search articles', 'sleep');
  await soon(() => expect(location.search).toContain('search=sleep'));
  forgetPerson();
  expect(location.search).toBe('?sort=old');
});

test('N10: a paged list when the next page is available only from storage: does not add it', async () => {
  const storedEntry = { id: 'OLD', title: 'Stored' };
  const storedFallback: Wrapper = (next) => (call) =>
    next(call).catch(() => withStaleOrigin({ list: [storedEntry], total: 9 }, 'stored', Date.now() - 86_400_000));
  function StoredList() {
    const page = usePages(searchArticles, { query: { pageSize: 3 } }, undefined, { stored: storedFallback });
    return <ListOf title="Articles" page={page} keyOf={({ id }) => id} item={({ title }) => <p>{title}</p>} />;
  }
  render(<StoredList />);
  await soon(() => expect(entries()).toBe(3));
  answer = () => Promise.reject(new TypeError('no network'));
  await press(/more/i);
  await see(/again/i);
  expect([entries(), sees('Stored')]).toEqual([3, false]);
});

test('a long list when it is opened: renders its first entries, and all if the scroll position to restore needs them', async () => {
  const nothing = () => undefined;
  const page: Pages<number> = {
    ...{ status: 'ready', data: Array.from({ length: 20 }, (_, index) => index), error: undefined, reloading: false },
    ...{ answer: undefined, more: 'more', loadMore: nothing, reload: nothing },
  };
  const list = () => render(<ListOf page={page} keyOf={String} item={(item) => <p>{item}</p>} title="" />);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const { unmount } = list();
  expect([entries(), sees('Show more')]).toEqual([10, false]);
  for (const frame of frames) frame(0);
  await soon(() => expect([entries(), sees('Show more')]).toEqual([20, true]));
  unmount();
  const entriesAt = (top: number, height: number) => {
    const heightOfPage = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
    scrollTarget.top = top;
    const { unmount: leave } = list();
    const count = entries();
    leave();
    heightOfPage.mockRestore();
    scrollTarget.top = 0;
    return count;
  };
  expect(entriesAt(300, 300 + innerHeight)).toBe(10);
  expect(entriesAt(300, 299 + innerHeight)).toBe(20);
  expect(entriesAt(innerHeight + 1, 9_000)).toBe(20);
});

test('a list when a response has 10,000 entries: renders 200 of them, and 200 more after each tap', async () => {
  const list = Array.from({ length: 10_000 }, (_, n) => ({ id: `A${n}`, title: `Article ${n}`, status: 'published' }));
  answer = async (url) => {
    const first = await (await createBackend().request(url.href)).json();
    const rows = list.map((entry) => ({ ...first.data.list[0], ...entry }));
    return Response.json({ ...first, data: { list: rows, total: rows.length } });
  };
  const { unmount } = render(<Articles />);
  await see('Article 0');
  await soon(() => expect(entries()).toBe(200));
  await press('Show more');
  await soon(() => expect(entries()).toBe(400));
  expect(listRequests()).toHaveLength(1);
  unmount();
});
