/**
 * The ends of all waits for something of the browser, which may never answer: a lock that another tab holds, a storage that is damaged or waits
 * for a page that is frozen, a question that nobody is shown. After the end the page goes on without it, or says what is not possible.
 * `scripts/lint/wait-with-end.ts` finds a use of such a part of the browser outside of `withEnd`.
 */

/** Milliseconds by what is waited for. A person's own choice has the longest. */
export const BROWSER_WAITS = {
  /** Web Locks: then the work runs without, and the service decides. Longer than another tab's call usually takes. */
  lock: 6_000,
  /** The Cache API: then there is no kept file. */
  cache: 4_000,
  /** IndexedDB: then the file is not kept, or not found. */
  database: 4_000,
  /** The estimate of the room: then it is not said. */
  room: 2_000,
  /** The registration of the page's worker: then there is none. */
  worker: 4_000,
  /** The clipboard: then by the older command. A tap allows that for about so long. */
  clipboard: 800,
  /** The sheet of the browser to pass something on: then the button can be pressed again. */
  share: 30_000,
  /** The bytes of a chosen file, which may lie in a cloud: then it is said that it cannot be read. */
  file: 15_000,
  /** A picture that is decoded or encoded: then the next way is tried, or it is said that it cannot be read. */
  picture: 10_000,
} as const;

export type BrowserWait = keyof typeof BROWSER_WAITS;

/** The browser has not answered within the time of the table. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
  readonly wait: BrowserWait;

  constructor(wait: BrowserWait) {
    super(`the browser does not answer: ${wait}`);
    this.wait = wait;
  }
}

/** Waits for `ask`; rejects with `NoAnswerError` after the time of the table. A later answer is of no use, and nobody is told of it. */
export function withEnd<T>(wait: BrowserWait, ask: () => PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswerError(wait)), BROWSER_WAITS[wait]);
    const end = () => clearTimeout(timer);
    // What `ask` throws at once is a rejection as well.
    new Promise<T>((answer) => answer(ask())).finally(end).then(resolve, reject);
  });
}
