/** Finds the files of the page and its program in the browser's caches. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';

/** Returns the addresses of all files in the worker's caches, sorted. */
export const cachedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const matches: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) matches.push(new URL(url).pathname);
    return matches.toSorted();
  });

/** Returns the addresses of the program's files only. */
export const cachedProgramFiles = async (page: Page): Promise<string[]> =>
  (await cachedFiles(page)).filter((path) => path.startsWith('/health/assets/'));

/** Resolves when the page and all its loaded program files are cached. */
export const waitUntilCached = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        const requested = [`${location.origin}/health/`, ...names.filter((name) => name.includes('/health/assets/'))];
        const matches = await Promise.all(requested.map((name) => caches.match(name, { ignoreVary: true })));
        return requested.filter((_, index) => matches[index] === undefined);
      }),
    )
    .toEqual([]);
