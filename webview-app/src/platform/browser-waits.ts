/**
 * Sets a timeout for each wait for a browser API, which may never answer: another tab holds a lock, a storage is damaged or waits for a
 * frozen page, a prompt is not shown. After the timeout the page continues without the API, or shows that the action is impossible.
 * `scripts/lint/wait-with-end.ts` finds a use of such an API outside of `withEnd`.
 */

/** The timeouts by browser API, in milliseconds. A choice of the person has the longest timeout. */
export const BROWSER_WAITS = {
  /** Web Locks: afterwards the work runs without a lock, and the service decides. Longer than another tab's call usually takes. */
  lock: 6_000,
  /** The Cache API: afterwards there is no stored file. */
  cache: 4_000,
  /** IndexedDB: afterwards the file is not stored, or not found. */
  database: 4_000,
  /** The estimate of free storage: afterwards it is not shown. */
  room: 2_000,
  /** The registration of the page's service worker: afterwards the page counts as one without a worker. */
  worker: 4_000,
  /** The clipboard: afterwards the older command is used. A tap allows that only for about this time. */
  clipboard: 800,
  /** The browser's share sheet: afterwards the button can be pressed again. */
  share: 30_000,
  /** The bytes of a chosen file, which may be in a cloud: afterwards the page shows that it cannot be read. */
  file: 15_000,
  /** Decoding or encoding a picture: afterwards the fallback is tried, or the page shows that it cannot be read. */
  picture: 10_000,
} as const;

export type BrowserWait = keyof typeof BROWSER_WAITS;

/** Reports that the browser has not answered within the timeout of the table. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
  readonly wait: BrowserWait;

  constructor(wait: BrowserWait) {
    super(`the browser does not answer: ${wait}`);
    this.wait = wait;
  }
}

/** Waits for `ask`. Rejects with `NoAnswerError` after the timeout of the table. A later answer is ignored. */
export function withEnd<T>(wait: BrowserWait, ask: () => PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswerError(wait)), BROWSER_WAITS[wait]);
    const clearTimer = () => clearTimeout(timer);
    // An error that `ask` throws synchronously is a rejection as well.
    new Promise<T>((answer) => answer(ask())).finally(clearTimer).then(resolve, reject);
  });
}
