/**
 * Finds the chain of requests behind a change of the page. All requests are held until the page asks for nothing more, then all are answered
 * at once. What the page asks for afterwards it asks for because of an answer: each such wave is a link of the chain.
 */
import type { Page, Route } from '@playwright/test';

/** The requests of each wave: files without their hash, calls with their method. */
export type Chain = readonly (readonly string[])[];

const COUNTED = ['script', 'stylesheet', 'fetch', 'xhr'];
/** The turns of the page without a request that end a wave. Together longer than the 300 ms that a tap waits for files and data. */
const QUIET_TURNS = 6;
const TURN_MS = 100;
/** Ends a chain that does not end by itself. */
const MAX_WAVES = 8;

const nameOf = (route: Route): string => {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const [, file, ending] = /\/assets\/(.*?)-[\w-]{7,8}(\.js|\.css)$/.exec(pathname) ?? [];
  return file ? `${file}${ending}` : `${request.method()} ${pathname}${search.replace(/[?&]_?t=\d+/, '')}`;
};

/** Runs `act` and returns the waves of requests that follow. */
export async function chainOf(page: Page, act: () => Promise<unknown>): Promise<Chain> {
  let held: Route[] = [];
  const hold = (route: Route) =>
    COUNTED.includes(route.request().resourceType()) ? void held.push(route) : route.fallback();
  await page.route('**/*', hold);
  const waves: string[][] = [];
  await act();
  for (;;) {
    await untilQuiet(page, () => held.length);
    if (held.length === 0 || waves.length === MAX_WAVES) break;
    const routes = held;
    held = [];
    waves.push(routes.map(nameOf));
    await Promise.all(routes.map((route) => route.fallback()));
  }
  await page.unroute('**/*', hold);
  return waves;
}

/** Resolves when the page has had several idle moments without a new request. They are the page's own, so a busy machine has longer ones. */
async function untilQuiet(page: Page, countRequests: () => number): Promise<void> {
  let count = countRequests();
  for (let turns = 0; turns < QUIET_TURNS; turns++) {
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), ms)), TURN_MS);
    if (countRequests() !== count) turns = -1;
    count = countRequests();
  }
}
