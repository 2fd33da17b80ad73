/** The globals of a page under test by which the page and the runner find each other. */

/** The runner's ends, by their global names. */
export const RUNNER = {
  memory: '__sdhealthShimMemory',
  traffic: '__sdhealthShimTraffic',
  violation: '__sdhealthShimViolation',
  tell: '__sdhealthShimTell',
} as const;
/** The page's global that reads the names of methods with a handler anew. */
export const REFRESH = '__sdhealthShimRefresh';
/** The page's global that holds the installed host. */
export const HANDLE = '__sdhealthShim';
