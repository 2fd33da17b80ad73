/** Lists the faults of the web build's own files. */
import type { Route } from '@playwright/test';
import { type Cell, type Fault, NETWORK, rowsOf, shownAgain } from '../fault.ts';
import { ASSETS, filesOfPage, isLazy, isWords, NO_MODULE, PORTAL } from './program.ts';

const isStyle = (path: string): boolean => path.endsWith('.css');

/** Causes a fault for some files of the program. `isFirst` is true for a file that the page itself names. */
const files =
  (which: (path: string, isFirst: boolean) => boolean, way: (route: Route) => Promise<void>) =>
  async (cell: Cell): Promise<void> => {
    const first = await filesOfPage(cell);
    await cell.context.route(
      ({ pathname }) => pathname.startsWith(ASSETS) && which(pathname, first.includes(pathname)),
      way,
    );
  };

const fail = (route: Route) => route.abort('failed');
const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
const page = (route: Route) => route.fulfill({ contentType: 'text/html', body: PORTAL });

export const programFiles: readonly Fault[] = rowsOf({ build: 'web', says: [...NETWORK, NO_MODULE] }, [
  { id: 'lazy-fails', name: 'a lazy file cannot be loaded', rows: ['N04'], before: files(isLazy, fail) },
  { id: 'lazy-404', name: 'a lazy file is 404', rows: ['O04'], before: files(isLazy, missing) },
  { id: 'lazy-html', name: 'a lazy file is a page', rows: ['N06'], before: files(isLazy, page) },
  {
    id: 'words-fail',
    name: 'the texts of the language cannot be loaded',
    rows: ['N04'],
    before: async (cell) => {
      const language = new URL(cell.address).searchParams.get('lang') ?? 'zh';
      await files((path) => isWords(path) && new RegExp(`(?:^|[/-])${language}-`).test(path), fail)(cell);
    },
  },
  { id: 'no-words', name: 'no texts can be loaded', rows: ['N04'], before: files(isWords, fail) },
  { id: 'style-fails', name: 'style sheets cannot be loaded', rows: ['N04'], before: files(isStyle, fail) },
  {
    id: 'new-release',
    name: 'a new release has replaced all files of the page that is open',
    rows: ['O04'],
    async after({ context, page }) {
      await context.route(({ pathname }) => pathname.startsWith(ASSETS), missing);
      await shownAgain({ page });
    },
  },
  {
    id: 'old-page',
    name: 'the first page is of a release that is gone',
    rows: ['O09'],
    async before({ context }) {
      let isOld = true;
      await context.route(
        ({ pathname }) => pathname.startsWith('/health/') && !pathname.startsWith(ASSETS),
        async (route) => {
          if (!isOld || !route.request().isNavigationRequest()) return route.fallback();
          isOld = false;
          const answer = await route.fetch();
          const body = (await answer.text()).replaceAll(/-[\w-]{7,8}\.(js|css)\b/g, '-00000000.$1');
          return route.fulfill({ response: answer, body });
        },
      );
    },
  },
]);
