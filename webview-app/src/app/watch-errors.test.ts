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

const uncaught = (error: unknown) => dispatchEvent(Object.assign(new Event('error'), { error }));
const unhandled = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('an error that nobody caught: its type and the engine’s phrase are reported, nothing else of its text', async () => {
  uncaught(new TypeError('慕容青禾.of is not a function'));
  unhandled(new RangeError('no 慕容青禾'));
  await vi.waitFor(() => expect(noticed).toHaveLength(2));
  expect(noticed).toMatchObject([
    { message: 'uncaught: TypeError: is not a function', code: 'CRASH' },
    { message: 'uncaught: RangeError', code: 'CRASH' },
  ]);
});

test('an error that the client has reported itself, and an aborted call, is not reported again', async () => {
  unhandled(new ApiError(47_777, 'GET /x'));
  unhandled(new DOMException('left', 'AbortError'));
  uncaught('thrown text of 慕容青禾');
  await vi.waitFor(() => expect(noticed).toHaveLength(1));
  expect(noticed[0]?.message).toBe('uncaught: string');
});
