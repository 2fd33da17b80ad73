/** Lists the faults of the phone: its storage, its clock, the lifecycle of the page. */
import { again, type Cell, type Fault, faultRows, onInit } from '../fault.ts';

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
function corruptStorage(): void {
  const values = ['{"value":', 'null', '[]', '{"value":null}', '{"value":{"__proto__":1},"until":"x"}', '\u0000', '7'];
  for (const storage of [localStorage, sessionStorage])
    for (const [index, name] of Object.keys(storage).entries())
      storage.setItem(name, values[index % values.length] ?? '');
}

/** Changes the stored values, then loads the page again, as at the next visit. */
const onNextVisit = (change: () => void) => async (cell: Cell) => {
  await cell.page.evaluate(change);
  await again(cell);
};

export const phone: readonly Fault[] = faultRows({ build: 'web' }, [
  { id: 'storage-refused', name: 'storage is refused', rows: ['T01'], before: onInit(refuseStorage) },
  { id: 'storage-full', name: 'storage is full', rows: ['T02'], before: onInit(fillStorage) },
  { id: 'storage-corrupt', name: 'the stored values are broken', rows: ['T04'], after: onNextVisit(corruptStorage) },
  {
    id: 'storage-emptied',
    name: 'the stored values are gone',
    rows: ['T03'],
    after: onNextVisit(() => {
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
      const session = await context.newCDPSession(page);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await page.clock.fastForward(FROZEN_MS);
      time.restart();
    },
  },
  {
    id: 'reloads',
    name: 'three reloads while the page loads',
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
      const session = await context.newCDPSession(page);
      const crash = page.waitForEvent('crash');
      void session.send('Page.crash').catch(() => undefined);
      await crash;
      traffic.forget();
      // A killed tab cannot be controlled any more: the host opens another one with the same storage.
      const newPage = await context.newPage();
      await page.close();
      await newPage.goto(address, { waitUntil: 'commit' });
    },
  },
]);
