/**
 * Finds the chain of requests that opening a page causes. It holds all requests until the page sends no more, then answers them at
 * once. Requests that follow depend on an answer, so each such wave is a link of the chain.
 */
import type { Page, Route } from '@playwright/test';

/** The requests of each wave: files without their hash, calls with their method. */
export type Chain = readonly (readonly string[])[];

const COUNTED = ['script', 'stylesheet', 'fetch', 'xhr'];
/**
 * The number of idle moments without a request that end a wave. Together they are longer than the 300 ms for which a tap waits for
 * files and data.
 */
const QUIET_TURNS = 6;
const TURN_MS = 100;
/** The maximum number of waves, for a chain that never ends. */
const MAX_WAVES = 8;

const nameOf = (route: Route): string => {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const [, file, ending] = /\/assets\/(.*?)-[\w-]{7,8}(\.js|\.css)$/.exec(pathname) ?? [];
  return file ? `${file}${ending}` : `${request.method()} ${pathname}${search.replace(/[?&]_?t=\d+/, '')}`;
};

/** Runs `act` and returns the waves of requests that follow. */
export async function chainOf(page: Page, act: () => Promise<unknown>): Promise<Chain> {
  let heldRoutes: Route[] = [];
  const hold = (route: Route) =>
    COUNTED.includes(route.request().resourceType()) ? void heldRoutes.push(route) : route.fallback();
  await page.route('**/*', hold);
  const waves: string[][] = [];
  await act();
  for (;;) {
    await untilQuiet(page, () => heldRoutes.length);
    if (heldRoutes.length === 0 || waves.length === MAX_WAVES) break;
    const routes = heldRoutes;
    heldRoutes = [];
    waves.push(routes.map(nameOf));
    await Promise.all(routes.map((route) => route.fallback()));
  }
  await page.unroute('**/*', hold);
  return waves;
}

/** Resolves after several idle moments of the page without a new request. On a busy machine the moments are longer. */
async function untilQuiet(page: Page, countRequests: () => number): Promise<void> {
  let count = countRequests();
  for (let turns = 0; turns < QUIET_TURNS; turns++) {
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), ms)), TURN_MS);
    if (countRequests() !== count) turns = -1;
    count = countRequests();
  }
}
