/** Lists the faults of the web build's own files. */
import type { Route } from '@playwright/test';
import { type Cell, type Fault, faultRows, NETWORK, showAgain } from '../fault.ts';
import { ASSETS, filesOfPage, isLazy, isWords, NO_MODULE, PORTAL } from './program.ts';

const isStyleSheet = (path: string): boolean => path.endsWith('.css');

/** Causes a fault for some files of the program. `isFirst` is true for a file that the page itself references. */
const failFiles =
  (matches: (path: string, isFirst: boolean) => boolean, handler: (route: Route) => Promise<void>) =>
  async (cell: Cell): Promise<void> => {
    const firstFiles = await filesOfPage(cell);
    await cell.context.route(
      ({ pathname }) => pathname.startsWith(ASSETS) && matches(pathname, firstFiles.includes(pathname)),
      handler,
    );
  };

const abort = (route: Route) => route.abort('failed');
const respondNotFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
const sendPage = (route: Route) => route.fulfill({ contentType: 'text/html', body: PORTAL });

export const programFiles: readonly Fault[] = faultRows({ build: 'web', consoleLines: [...NETWORK, NO_MODULE] }, [
  { id: 'lazy-fails', name: 'a lazy file cannot be loaded', rows: ['N04'], before: failFiles(isLazy, abort) },
  { id: 'lazy-404', name: 'a lazy file is 404', rows: ['O04'], before: failFiles(isLazy, respondNotFound) },
  { id: 'lazy-html', name: 'a lazy file is a page', rows: ['N06'], before: failFiles(isLazy, sendPage) },
  {
    id: 'words-fail',
    name: 'the texts of the language cannot be loaded',
    rows: ['N04'],
    before: async (cell) => {
      const language = new URL(cell.address).searchParams.get('lang') ?? 'zh';
      await failFiles((path) => isWords(path) && new RegExp(`(?:^|[/-])${language}-`).test(path), abort)(cell);
    },
  },
  { id: 'no-words', name: 'no texts can be loaded', rows: ['N04'], before: failFiles(isWords, abort) },
  { id: 'style-fails', name: 'style sheets cannot be loaded', rows: ['N04'], before: failFiles(isStyleSheet, abort) },
  {
    id: 'new-release',
    name: 'a new release has replaced all files of the page that is open',
    rows: ['O04'],
    async after({ context, page }) {
      await context.route(({ pathname }) => pathname.startsWith(ASSETS), respondNotFound);
      await showAgain({ page });
    },
  },
  {
    id: 'old-page',
    name: 'the first page belongs to a release that is no longer on the server',
    rows: ['O09'],
    async before({ context }) {
      let isOld = true;
      await context.route(
        ({ pathname }) => pathname.startsWith('/health/') && !pathname.startsWith(ASSETS),
        async (route) => {
          if (!isOld || !route.request().isNavigationRequest()) return route.fallback();
          isOld = false;
          const response = await route.fetch();
          const body = (await response.text()).replaceAll(/-[\w-]{7,8}\.(js|css)\b/g, '-00000000.$1');
          return route.fulfill({ response, body });
        },
      );
    },
  },
]);
