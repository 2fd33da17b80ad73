/** Counts how often a page requests a read that always fails. */
import { FIRST_DATA } from '../src/app/prefetch/head-data.ts';
import { type RouteId, routes } from '../src/routes.ts';
import { readRowOf } from './api-rows.ts';
import { type Browser, type Call, newBrowser } from './open-app.tsx';
import { pressLink } from './press-link.ts';
import { pageAddress } from './sample-pages.ts';
import { holdTime, untilSettled } from './settled.ts';

/** Opens a page. Resolves to its calls when it has settled. */
type Open = (browser: Browser, id: RouteId) => Promise<readonly Call[]>;

export const openPage: Open = async (browser, id) => {
  const app = await browser.open(pageAddress(id));
  await untilSettled(app);
  return app.calls;
};

/** Opens a page by its link, with data prefetched by the page's head and by the press of the link. */
export const openEarly: Open = async (browser, id) => {
  const app = await browser.open('/download');
  await untilSettled(app);
  const { length } = app.calls;
  const { requestHeadData } = await import('../src/app/prefetch/request-head-data.ts');
  const { byFolder } = await import('../src/app/prefetch/head-table.ts');
  const address = pageAddress(id);
  const file = FIRST_DATA[id];
  globalThis.sdhealthPrefetchedInHead = undefined;
  if (file) requestHeadData(byFolder(file, routes[id].path), 'en', address);
  pressLink(address);
  app.navigate(address);
  await untilSettled(app);
  return app.calls.slice(length);
};

const FAULTS = [
  { kind: 'status', value: 500 },
  { kind: 'drop', value: 'before' },
] as const;

/** Returns the name of a read: method and path, for a static file without its language. */
const nameOf = ({ method, path }: Call): string => `${method} ${path.replace(/(\.en)?\.json$/, '')}`;

/** Returns how often the page requests each of its reads, by name and query, while only that read fails. */
export async function failingReads(id: RouteId, open: Open): Promise<Record<string, number>> {
  holdTime();
  const browser = newBrowser();
  await browser.logIn('13800138000');
  const isRead = (call: Call): boolean => readRowOf(call) !== undefined;
  const names = new Set((await open(browser, id)).filter(isRead).map(nameOf));
  const counts: Record<string, number> = {};
  for (const [index, name] of [...names].entries()) {
    await browser.control('/__fixtures/faults', { match: `${name}*`, times: 999, ...FAULTS[index % FAULTS.length] });
    for (const call of (await open(browser, id)).filter((candidate) => nameOf(candidate) === name)) {
      const key = name + call.search;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}
