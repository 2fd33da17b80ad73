/** Tests each wait of the table with a browser that never answers. The page must continue exactly at the timeout. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compressPicture } from '../flows/compress-picture.ts';
import { BROWSER_WAITS, type BrowserWait, NoAnswerError, withEnd } from './browser-waits.ts';
import { copyText } from './copy-text.ts';
import { claimPersonal, dropPersonal } from './personal.ts';
import { recallPersonalFile } from './personal-files.ts';
import { runExclusively } from './run-exclusively.ts';
import { shareFile } from './share-file.ts';
import { storageRoom, workerState } from './storage-inventory.ts';
import { keepUnsentFile } from './unsent-files.ts';

const never = () => new Promise<never>(() => {});
/** Returns a browser API whose methods never answer. */
const silent = (...names: string[]) => Object.fromEntries(names.map((name) => [name, never]));

/** Returns a file in a cloud storage that does not answer. */
const cloudFile = () => Object.assign(new Blob(['a'], { type: 'image/png' }), { arrayBuffer: never });

interface WaitCase {
  /** Uses the browser API as the app does. */
  readonly use: () => Promise<unknown>;
  readonly result: unknown;
  /** The number of sequential waits of this kind. Default: 1. */
  readonly times?: number;
}

const CASES: Readonly<Record<BrowserWait, WaitCase>> = {
  lock: { use: () => runExclusively('claim', async () => 'claimed'), result: 'claimed' },
  cache: { use: () => recallPersonalFile('report'), result: undefined },
  database: { use: () => keepUnsentFile('a', new Blob(['a']), 7), result: false },
  room: { use: storageRoom, result: undefined },
  worker: { use: workerState, result: 'none' },
  clipboard: { use: () => copyText('a'), result: false },
  share: { use: () => shareFile(new File(['a'], 'a.png')), result: true },
  file: { use: () => keepUnsentFile('a', cloudFile(), 7), result: false },
  // The second wait is for the element that replaces a bitmap.
  picture: { use: () => compressPicture(new Blob(['a'], { type: 'image/png' })), result: undefined, times: 2 },
};

beforeEach(() => {
  vi.useFakeTimers();
  claimPersonal('U1');
  vi.stubGlobal('caches', silent('open', 'match', 'keys', 'has', 'delete'));
  vi.stubGlobal('indexedDB', { open: () => ({}), deleteDatabase: () => ({}) });
  vi.stubGlobal('createImageBitmap', never);
  const parts = {
    locks: silent('request'),
    storage: silent('estimate'),
    serviceWorker: silent('getRegistration'),
    clipboard: silent('writeText'),
    share: never,
  };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { configurable: true, value });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(never);
});
afterEach(() => {
  for (const name of ['locks', 'storage', 'serviceWorker', 'clipboard', 'share'])
    Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
  dropPersonal();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(Object.entries(CASES))(
  'the wait %s when the browser never answers: ends at the timeout',
  async (wait, row) => {
    let result: { readonly value: unknown } | undefined;
    void row.use().then((value) => {
      result = { value };
    });
    const ms = BROWSER_WAITS[wait as BrowserWait] * (row.times ?? 1);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(result).toEqual({ value: row.result });
  },
);

test('a wait when the browser answers in time: returns the answer and clears its timer', async () => {
  const previous = vi.getTimerCount();
  expect([await withEnd('room', async () => 7), vi.getTimerCount()]).toEqual([7, previous]);
});

test.each([
  [
    'throws immediately',
    () => {
      throw new TypeError('no');
    },
    TypeError,
  ],
  ['rejects', () => Promise.reject(new TypeError('no')), TypeError],
  ['is silent', never, NoAnswerError],
])('a wait when the browser %s: rejected', async (_, ask, kind) => {
  const error = withEnd('room', ask).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(BROWSER_WAITS.room);
  expect(await error).toBeInstanceOf(kind);
});

test('T06: a lock when it is granted after the timeout: released, and the work is not repeated', async () => {
  let grantLock: () => unknown = () => undefined;
  const request = (_: string, __: object, begin: () => unknown) => {
    grantLock = begin;
    return never();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const work = vi.fn(async () => 'done');
  const end = runExclusively('claim', work);
  await vi.advanceTimersByTimeAsync(BROWSER_WAITS.lock);
  expect([await end, grantLock(), work.mock.calls.length]).toEqual(['done', undefined, 1]);
});
