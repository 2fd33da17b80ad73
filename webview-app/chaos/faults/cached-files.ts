/**
 * Lists the faults of cached files: wrong responses that come once, a full or refused storage, releases that change. Each test has the
 * service worker and a separate server, whose responses the fault changes.
 */
import { otherRelease } from '../../e2e/page-worker/other-release.ts';
import { type Answer, type Answers, isAsset, isPage, noNetwork } from '../../e2e/page-worker/site.ts';
import { again, type Cell, type Fault, faultRows, NETWORK, onInit, type SwitchedSite, showAgain } from '../fault.ts';
import { filesOfPage, isLazy, NO_MODULE, PORTAL } from './program.ts';

const HTML_PAGE: Answer = { body: PORTAL };
const CUT_FILE: Answer = { type: 'text/javascript', body: 'import{a as b}from"./gone.js";function c(){return' };
const MISSING: Answer = { status: 404, type: 'text/plain', body: 'Not found' };
const BROKEN: Answer = { status: 503, body: '<!doctype html><h1>503</h1>' };
const BAD_GATEWAY: Answer = { status: 502, body: '<!doctype html><h1>502 Bad Gateway</h1>' };
const OTHER_SITE: Answer = { body: '<!doctype html><title>Shop</title><main><h1>Another site</h1></main>' };

const siteOf = ({ site }: Cell): SwitchedSite => {
  if (!site) throw new Error('a fault of cached files needs a separate server');
  return site;
};

const answerPages =
  (answer: Answer): Answers =>
  (path) =>
    isPage(path) ? answer : undefined;

/** Repairs the server and loads the page again, as at the next visit. */
async function repairAndReload(cell: Cell): Promise<void> {
  siteOf(cell).fault = undefined;
  await again(cell);
}

/** Resolves when the service worker has cached the page and every file that it has loaded. */
const waitUntilAllCached = ({ page }: Cell): Promise<unknown> =>
  page.waitForFunction(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const requested = [`${location.origin}/health/`, ...names.filter((name) => name.includes('/health/assets/'))];
    const stored = await Promise.all(requested.map((name) => caches.match(name, { ignoreVary: true })));
    return stored.every((response) => response !== undefined);
  });

/** Waits until all files are cached, makes a change, and loads the page again. */
const onNextVisit =
  (change: (cell: Cell) => unknown): NonNullable<Fault['after']> =>
  async (cell) => {
    await waitUntilAllCached(cell);
    await change(cell);
    await again(cell);
  };

/** Responds wrongly to requests for lazy files during the first visit. */
const onFirstVisit =
  (answer: Answer): NonNullable<Fault['before']> =>
  async (cell) => {
    const firstFiles = await filesOfPage(cell);
    siteOf(cell).fault = (path) => (isAsset(path) && isLazy(path, firstFiles.includes(path)) ? answer : undefined);
  };

/** Responds wrongly to the request for the page of the next visit, once. */
const wrongPage = (answer: Answer) =>
  onNextVisit(async (cell) => {
    siteOf(cell).fault = answerPages(answer);
    await cell.page.goto(cell.address, { waitUntil: 'load' });
    siteOf(cell).fault = undefined;
  });

async function runInWorkers({ context }: Cell, action: () => unknown): Promise<void> {
  for (const worker of context.serviceWorkers()) await worker.evaluate(action);
}

function refuseCaches(): void {
  const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  Object.assign(caches, { open: refuse, match: refuse, keys: refuse, has: refuse, delete: refuse });
}

function refuseDatabases(): void {
  Object.defineProperty(window, 'indexedDB', {
    value: {
      open() {
        throw new DOMException('A private window has no databases.', 'InvalidStateError');
      },
      deleteDatabase() {
        throw new DOMException('A private window has no databases.', 'InvalidStateError');
      },
    },
  });
}

async function deleteCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

const wrongFileFault = (id: string, name: string, rows: readonly string[], answer: Answer): Omit<Fault, 'build'> => ({
  id: `kept-${id}`,
  name: `lazy files are ${name} for a visit`,
  rows,
  before: onFirstVisit(answer),
  after: repairAndReload,
});

const CACHE_FAULTS: readonly Omit<Fault, 'build'>[] = [
  wrongFileFault('html', 'answered with a page', ['O13', 'N06'], HTML_PAGE),
  wrongFileFault('half', 'cut in the middle', ['O13'], CUT_FILE),
  wrongFileFault('404', 'missing', ['O13'], MISSING),
  wrongFileFault('503', 'answered with 503', ['O13', 'N02'], BROKEN),
  { id: 'kept-portal', name: 'a portal answers for the page, once', rows: ['O13', 'N06'], after: wrongPage(HTML_PAGE) },
  { id: 'kept-site', name: 'another site answers for the page, once', rows: ['O13'], after: wrongPage(OTHER_SITE) },
  {
    id: 'kept-502',
    name: 'the gateway answers 502 for the page',
    rows: ['O13'],
    after: onNextVisit((cell) => {
      siteOf(cell).fault = answerPages(BAD_GATEWAY);
    }),
  },
  {
    id: 'kept-full',
    name: 'the phone’s storage is full, and there is a new release',
    rows: ['T02', 'O12'],
    after: onNextVisit(async (cell) => {
      const session = await cell.context.newCDPSession(cell.page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: siteOf(cell).origin, quotaSize: 1 });
      siteOf(cell).release = await otherRelease(siteOf(cell));
    }),
  },
  {
    id: 'kept-refused',
    name: 'the worker cannot use caches',
    rows: ['T01'],
    after: onNextVisit((cell) => runInWorkers(cell, refuseCaches)),
  },
  { id: 'no-databases', name: 'a private window refuses databases', rows: ['T01'], before: onInit(refuseDatabases) },
  {
    id: 'two-releases',
    name: 'the page belongs to a new release, and its worker to the older one',
    rows: ['O04', 'O12'],
    after: onNextVisit(async (cell) => {
      const newRelease = await otherRelease(siteOf(cell));
      siteOf(cell).release = (path) => (path.endsWith('/worker.js') ? undefined : newRelease(path));
    }),
  },
  {
    id: 'release-open',
    name: 'a new release comes while the page is open, and the old files are gone',
    rows: ['O12'],
    async after(cell) {
      await waitUntilAllCached(cell);
      siteOf(cell).release = await otherRelease(siteOf(cell));
      await showAgain(cell);
    },
  },
  {
    id: 'evicted',
    name: 'the browser has deleted all caches',
    rows: ['T03'],
    after: onNextVisit(({ page }) => page.evaluate(deleteCaches)),
  },
  {
    id: 'offline-boot',
    name: 'no network at boot',
    rows: ['N01'],
    after: onNextVisit((cell) => {
      siteOf(cell).fault = noNetwork;
    }),
  },
];

/** The console lines that the browser itself writes because of these faults. */
const LINES = [...NETWORK, NO_MODULE, /^Failed to (?:fetch|convert)|Quota|no-response|SecurityError|SyntaxError/];

export const cachedFiles: readonly Fault[] = faultRows(
  { build: 'web', consoleLines: LINES },
  CACHE_FAULTS.map((row) => ({ ...row, withWorker: true, ...(row.id === 'offline-boot' ? {} : { heals: true }) })),
);
