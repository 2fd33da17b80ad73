/** The part of the browser's Network Information API that is read. Some browsers do not have it. */
interface Connection {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

/** The longest time from the request of the page to its first byte on a fast network. Milliseconds. */
const FIRST_BYTE_MS = 300;

/**
 * Tells if unrequested files must not be loaded: the person saves data, or the network is slow. Without the browser's own estimate, the
 * time of the page's first byte decides.
 */
export function isSlowNetwork(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  if (connection?.saveData) return true;
  if (connection?.effectiveType !== undefined) return connection.effectiveType !== '4g';
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.responseStart - page.requestStart > FIRST_BYTE_MS;
}
