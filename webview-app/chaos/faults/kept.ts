/**
 * Lists the faults of cached files: wrong answers that come once, a full or refused storage, releases that change. All rows have the
 * service worker and a server of the cell's own, whose answers they change.
 */
import { otherRelease } from '../../e2e/page-worker/other-release.ts';
import { type Answer, type Answers, isAsset, isPage, noNetwork } from '../../e2e/page-worker/site.ts';
import { again, type Cell, type Fault, initially, NETWORK, rowsOf, type SwitchedSite, shownAgain } from '../fault.ts';
import { filesOfPage, isLazy, NO_MODULE, PORTAL } from './program.ts';

const HTML: Answer = { body: PORTAL };
const HALF: Answer = { type: 'text/javascript', body: 'import{a as b}from"./gone.js";function c(){return' };
const MISSING: Answer = { status: 404, type: 'text/plain', body: 'Not found' };
const BROKEN: Answer = { status: 503, body: '<!doctype html><h1>503</h1>' };
const BAD_GATEWAY: Answer = { status: 502, body: '<!doctype html><h1>502 Bad Gateway</h1>' };
const OTHER_SITE: Answer = { body: '<!doctype html><title>Shop</title><main><h1>Another site</h1></main>' };

const siteOf = ({ site }: Cell): SwitchedSite => {
  if (!site) throw new Error('a fault of what is kept needs a server of its own');
  return site;
};

const onPages =
  (answer: Answer): Answers =>
  (path) =>
    isPage(path) ? answer : undefined;

/** Repairs the server and loads the page again, as at the next visit. */
async function wellAgain(cell: Cell): Promise<void> {
  siteOf(cell).fault = undefined;
  await again(cell);
}

/** Resolves when the service worker has cached the page and every file that it has loaded. */
const allKept = ({ page }: Cell): Promise<unknown> =>
  page.waitForFunction(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const requested = [`${location.origin}/health/`, ...names.filter((name) => name.includes('/health/assets/'))];
    const stored = await Promise.all(requested.map((name) => caches.match(name, { ignoreVary: true })));
    return stored.every((response) => response !== undefined);
  });

/** Waits until all files are cached, makes a change, and loads the page again. */
const nextVisit =
  (change: (cell: Cell) => unknown): NonNullable<Fault['after']> =>
  async (cell) => {
    await allKept(cell);
    await change(cell);
    await again(cell);
  };

/** Answers lazy files of the program wrongly during the first visit. */
const firstVisit =
  (answer: Answer): NonNullable<Fault['before']> =>
  async (cell) => {
    const first = await filesOfPage(cell);
    siteOf(cell).fault = (path) => (isAsset(path) && isLazy(path, first.includes(path)) ? answer : undefined);
  };

/** Answers the page of the next visit wrongly, once. */
const pageOnce = (answer: Answer) =>
  nextVisit(async (cell) => {
    siteOf(cell).fault = onPages(answer);
    await cell.page.goto(cell.address, { waitUntil: 'load' });
    siteOf(cell).fault = undefined;
  });

async function inWorker({ context }: Cell, act: () => unknown): Promise<void> {
  for (const worker of context.serviceWorkers()) await worker.evaluate(act);
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

async function evict(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

const wrongFile = (id: string, name: string, rows: readonly string[], answer: Answer): Omit<Fault, 'build'> => ({
  id: `kept-${id}`,
  name: `lazy files are ${name} for a visit`,
  rows,
  before: firstVisit(answer),
  after: wellAgain,
});

const KEPT: readonly Omit<Fault, 'build'>[] = [
  wrongFile('html', 'answered with a page', ['O13', 'N06'], HTML),
  wrongFile('half', 'cut in the middle', ['O13'], HALF),
  wrongFile('404', 'missing', ['O13'], MISSING),
  wrongFile('503', 'answered with 503', ['O13', 'N02'], BROKEN),
  { id: 'kept-portal', name: 'a portal answers for the page, once', rows: ['O13', 'N06'], after: pageOnce(HTML) },
  { id: 'kept-site', name: 'another site answers for the page, once', rows: ['O13'], after: pageOnce(OTHER_SITE) },
  {
    id: 'kept-502',
    name: 'the gateway answers 502 for the page',
    rows: ['O13'],
    after: nextVisit((cell) => {
      siteOf(cell).fault = onPages(BAD_GATEWAY);
    }),
  },
  {
    id: 'kept-full',
    name: 'the phone is full, and a release is new',
    rows: ['T02', 'O12'],
    after: nextVisit(async (cell) => {
      const session = await cell.context.newCDPSession(cell.page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: siteOf(cell).origin, quotaSize: 1 });
      siteOf(cell).release = await otherRelease(siteOf(cell));
    }),
  },
  {
    id: 'kept-refused',
    name: 'the worker may keep nothing',
    rows: ['T01'],
    after: nextVisit((cell) => inWorker(cell, refuseCaches)),
  },
  {
    id: 'no-databases',
    name: 'a private window refuses databases',
    rows: ['T01'],
    before: initially(refuseDatabases),
  },
  {
    id: 'two-releases',
    name: 'the page is of a new release, and its worker of the older one',
    rows: ['O04', 'O12'],
    after: nextVisit(async (cell) => {
      const newer = await otherRelease(siteOf(cell));
      siteOf(cell).release = (path) => (path.endsWith('/worker.js') ? undefined : newer(path));
    }),
  },
  {
    id: 'release-open',
    name: 'a new release comes while the page is open, and the old files are gone',
    rows: ['O12'],
    async after(cell) {
      await allKept(cell);
      siteOf(cell).release = await otherRelease(siteOf(cell));
      await shownAgain(cell);
    },
  },
  {
    id: 'evicted',
    name: 'the browser has thrown away all that was kept',
    rows: ['T03'],
    after: nextVisit(({ page }) => page.evaluate(evict)),
  },
  {
    id: 'offline-boot',
    name: 'no network at boot',
    rows: ['N01'],
    after: nextVisit((cell) => {
      siteOf(cell).fault = noNetwork;
    }),
  },
];

/** The console lines that the browser itself writes because of these faults. */
const SAYS = [...NETWORK, NO_MODULE, /^Failed to (?:fetch|convert)|Quota|no-response|SecurityError|SyntaxError/];

export const kept: readonly Fault[] = rowsOf(
  { build: 'web', says: SAYS },
  KEPT.map((row) => ({ ...row, withWorker: true, ...(row.id === 'offline-boot' ? {} : { heals: true }) })),
);
