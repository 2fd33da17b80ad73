import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../client/request.ts';
import { watchErrors } from './watch-errors.ts';

const noticed: { message: string; code?: string }[] = [];
let stop = () => {};

beforeEach(() => {
  noticed.length = 0;
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    noticed.push(JSON.parse(String(init?.body)));
    return Response.json({ code: 0, data: null, msg: '' });
  });
  stop = watchErrors();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A frame of the page's own program. */
const OWN_FILE = `${location.href}:1:2345`;
/** Gives an error a stack with these frames. */
const thrownIn = (error: Error, ...files: readonly string[]): Error =>
  Object.assign(error, { stack: [String(error), ...files.map((file) => `    at f (${file})`)].join('\n') });
const uncaught = (error: unknown, reported: { message?: string; filename?: string } = {}) =>
  dispatchEvent(Object.assign(new Event('error'), { error, ...reported }));
const unhandled = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('an uncaught error when reported: has its type and the engine’s phrase, but no other text', async () => {
  uncaught(thrownIn(new TypeError('慕容青禾.of is not a function'), OWN_FILE));
  unhandled(thrownIn(new RangeError('no 慕容青禾'), 'https://cdn.example/x.js:1:1', OWN_FILE));
  await vi.waitFor(() => expect(noticed).toHaveLength(2));
  expect(noticed).toMatchObject([
    { message: 'uncaught: TypeError: is not a function', code: 'CRASH' },
    { message: 'uncaught: RangeError', code: 'CRASH' },
  ]);
});

test('an uncaught error when the client has reported it or the call was aborted: not reported', async () => {
  unhandled(new ApiError(47_777, 'GET /x'));
  unhandled(new DOMException('left', 'AbortError'));
  uncaught('thrown text of 慕容青禾');
  await vi.waitFor(() => expect(noticed).toHaveLength(1));
  expect(noticed[0]?.message).toBe('foreign: string');
});

const EXTENSIONS = [
  'chrome-extension://abc/content.js',
  'moz-extension://abc/content.js',
  'safari-web-extension://abc/content.js',
];
const NOBODYS: readonly (readonly [name: string, act: () => void])[] = [
  [
    'a loop of a ResizeObserver',
    () => uncaught(null, { message: 'ResizeObserver loop completed with undelivered notifications.' }),
  ],
  ['a script of another origin', () => uncaught(null, { message: 'Script error.' })],
  ...EXTENSIONS.map(
    (file) =>
      [file, () => uncaught(thrownIn(new TypeError('x'), `${file}:1:2`, OWN_FILE), { filename: file })] as const,
  ),
  ['a user script in Safari', () => unhandled(Object.assign(new TypeError('x'), { stack: 'f@user-script:3:1:2' }))],
];

test.each(NOBODYS)('an uncaught error when it is of %s: nothing is reported (L09)', async (name, act) => {
  act();
  // The same notice is sent three times at most.
  unhandled(thrownIn(new RangeError('next'), `${location.href}:2:${name.length}`));
  await vi.waitFor(() =>
    expect(noticed).toMatchObject([{ message: expect.stringContaining('RangeError'), code: 'CRASH' }]),
  );
});

const OTHERS: readonly (readonly [name: string, act: () => void])[] = [
  ['a rejection without a reason', () => unhandled(undefined)],
  ['a rejection with a word', () => unhandled('cancelled')],
  [
    'an injected script',
    () => uncaught(thrownIn(new ReferenceError('WeixinJSBridge'), '<anonymous>'), { filename: '' }),
  ],
  ['a script of another site', () => uncaught(thrownIn(new TypeError('x'), 'https://other.example/a.js:1:2'))],
];

test.each(OTHERS)('an uncaught error when it is %s: has a code of its own (L09)', async (_, act) => {
  act();
  await vi.waitFor(() => expect(noticed).toMatchObject([{ code: 'FOREIGN' }]));
});
