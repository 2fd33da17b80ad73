/** Lists the faults of the phone: its storage, its clock, the life of the page. */
import { again, type Cell, type Fault, initially, rowsOf } from '../fault.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365.25 * 24 * HOUR_MS;
/** The time that a page is frozen: longer than any pause of the client. */
const FROZEN_MS = 600_000;

/** Makes every storage throw, as a browser does when all cookies are blocked. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Replaces every stored value by a broken one. */
function spoilStorage(): void {
  const wrong = ['{"value":', 'null', '[]', '{"value":null}', '{"value":{"__proto__":1},"until":"x"}', '\u0000', '7'];
  for (const storage of [localStorage, sessionStorage])
    for (const [index, name] of Object.keys(storage).entries())
      storage.setItem(name, wrong[index % wrong.length] ?? '');
}

/** Changes the stored values, then loads the page again, as at the next visit. */
const nextVisit = (spoil: () => void) => async (cell: Cell) => {
  await cell.page.evaluate(spoil);
  await again(cell);
};

export const phone: readonly Fault[] = rowsOf({ build: 'web' }, [
  {
    id: 'storage-refused',
    name: 'storage is refused',
    rows: ['T01'],
    before: initially(refuseStorage),
  },
  {
    id: 'storage-full',
    name: 'storage is full',
    rows: ['T02'],
    before: initially(fillStorage),
  },
  { id: 'storage-corrupt', name: 'what is kept is broken', rows: ['T04'], after: nextVisit(spoilStorage) },
  {
    id: 'storage-emptied',
    name: 'what was kept is gone',
    rows: ['T03'],
    after: nextVisit(() => {
      localStorage.clear();
      sessionStorage.clear();
    }),
  },
  { id: 'clock+36h', name: 'the clock is 36 h ahead', rows: ['A05'], clockMs: 36 * HOUR_MS },
  { id: 'clock-36h', name: 'the clock is 36 h behind', rows: ['A05'], clockMs: -36 * HOUR_MS },
  { id: 'clock-10y', name: 'the clock is 10 years behind', rows: ['A05'], clockMs: -10 * YEAR_MS },
  {
    id: 'frozen',
    name: 'the page is frozen for ten minutes',
    rows: ['U06'],
    async after({ page, context, time }) {
      const wire = await context.newCDPSession(page);
      await wire.send('Page.setWebLifecycleState', { state: 'frozen' });
      await wire.send('Page.setWebLifecycleState', { state: 'active' });
      await page.clock.fastForward(FROZEN_MS);
      time.restart();
    },
  },
  {
    id: 'reloads',
    name: 'three reloads in the middle',
    rows: ['P03'],
    async after(cell) {
      for (const ms of [60, 200, 400]) {
        await again(cell);
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
      await again(cell);
    },
  },
  {
    id: 'killed',
    name: 'the renderer is killed, and the page opened again',
    rows: ['P04', 'L05'],
    async after({ page, context, traffic, address }) {
      const wire = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      void wire.send('Page.crash').catch(() => undefined);
      await crashed;
      traffic.forget();
      // A killed tab cannot be controlled any more: the host opens another one with the same storage.
      const next = await context.newPage();
      await page.close();
      await next.goto(address, { waitUntil: 'commit' });
    },
  },
]);
