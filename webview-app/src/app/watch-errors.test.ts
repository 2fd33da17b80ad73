import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../client/request.ts';
import { watchErrors } from './watch-errors.ts';

const notices: { message: string; code?: string }[] = [];
let stop = () => {};

beforeEach(() => {
  notices.length = 0;
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    notices.push(JSON.parse(String(init?.body)));
    return Response.json({ code: 0, data: null, msg: '' });
  });
  stop = watchErrors();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A frame of the page's own program. */
const PROGRAM_FILE = `${location.href}:1:2345`;
/** Gives an error a stack with these frames. */
const withStack = (error: Error, ...files: readonly string[]): Error =>
  Object.assign(error, { stack: [String(error), ...files.map((file) => `    at f (${file})`)].join('\n') });
const uncaught = (error: unknown, reported: { message?: string; filename?: string } = {}) =>
  dispatchEvent(Object.assign(new Event('error'), { error, ...reported }));
const unhandled = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('the report of an uncaught error when sent: has only the type and the engine’s phrase', async () => {
  uncaught(withStack(new TypeError('慕容青禾.of is not a function'), PROGRAM_FILE));
  unhandled(withStack(new RangeError('no 慕容青禾'), 'https://cdn.example/x.js:1:1', PROGRAM_FILE));
  await vi.waitFor(() => expect(notices).toHaveLength(2));
  expect(notices).toMatchObject([
    { message: 'uncaught: TypeError: is not a function', code: 'CRASH' },
    { message: 'uncaught: RangeError', code: 'CRASH' },
  ]);
});

test('an uncaught error when it comes from a reported or aborted call: is not reported', async () => {
  unhandled(new ApiError(47_777, 'GET /x'));
  unhandled(new DOMException('left', 'AbortError'));
  uncaught('thrown text of 慕容青禾');
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]?.message).toBe('foreign: string');
});

const EXTENSIONS = [
  'chrome-extension://abc/content.js',
  'moz-extension://abc/content.js',
  'safari-web-extension://abc/content.js',
];
const IGNORED_ERRORS: readonly (readonly [name: string, triggerError: () => void])[] = [
  [
    'a loop of a ResizeObserver',
    () => uncaught(null, { message: 'ResizeObserver loop completed with undelivered notifications.' }),
  ],
  ['a script of another origin', () => uncaught(null, { message: 'Script error.' })],
  ...EXTENSIONS.map(
    (file) =>
      [file, () => uncaught(withStack(new TypeError('x'), `${file}:1:2`, PROGRAM_FILE), { filename: file })] as const,
  ),
  ['a user script in Safari', () => unhandled(Object.assign(new TypeError('x'), { stack: 'f@user-script:3:1:2' }))],
];

test.each(IGNORED_ERRORS)('an uncaught error when caused by %s: is not reported (L09)', async (name, triggerError) => {
  triggerError();
  // The same notice is sent three times at most.
  unhandled(withStack(new RangeError('next'), `${location.href}:2:${name.length}`));
  await vi.waitFor(() =>
    expect(notices).toMatchObject([{ message: expect.stringContaining('RangeError'), code: 'CRASH' }]),
  );
});

const FOREIGN_ERRORS: readonly (readonly [name: string, triggerError: () => void])[] = [
  ['a rejection without a reason', () => unhandled(undefined)],
  ['a rejection with a word', () => unhandled('cancelled')],
  [
    'an injected script',
    () => uncaught(withStack(new ReferenceError('WeixinJSBridge'), '<anonymous>'), { filename: '' }),
  ],
  ['a script of another site', () => uncaught(withStack(new TypeError('x'), 'https://other.example/a.js:1:2'))],
];

test.each(FOREIGN_ERRORS)(
  'an uncaught error when it is %s: is reported with the code for foreign errors (L09)',
  async (_, triggerError) => {
    triggerError();
    await vi.waitFor(() => expect(notices).toMatchObject([{ code: 'FOREIGN' }]));
  },
);
