/** Names the globals of a page under test that page and runner share. */

/** The names of the runner's functions in the page. */
export const RUNNER = {
  memory: '__sdhealthShimMemory',
  traffic: '__sdhealthShimTraffic',
  violation: '__sdhealthShimViolation',
  tell: '__sdhealthShimTell',
} as const;
/** The name of the page's function that reads the names of methods with a handler again. */
export const REFRESH = '__sdhealthShimRefresh';
/** The name of the page's global with the installed host. */
export const HANDLE = '__sdhealthShim';
