import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, learnSecrets } from '../client/request.ts';
import { errorInWords, watchErrors } from './watch-errors.ts';

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

test('an error that nobody caught is reported, without what is known of a person', async () => {
  learnSecrets({ nickname: '慕容青禾' });
  uncaught(new TypeError('cannot read 慕容青禾 of 13800138000'));
  unhandled(new RangeError('no 慕容青禾'));
  await vi.waitFor(() => expect(noticed).toHaveLength(2));
  expect(noticed).toMatchObject([
    { message: 'uncaught: TypeError: cannot read *** of ***', code: 'CRASH' },
    { message: 'uncaught: RangeError: no ***', code: 'CRASH' },
  ]);
});

test('an error that the client has reported itself, and an aborted call, is not reported again', async () => {
  unhandled(new ApiError(47_777, 'GET /x'));
  unhandled(new DOMException('left', 'AbortError'));
  uncaught('thrown text of 慕容青禾');
  await vi.waitFor(() => expect(noticed).toHaveLength(1));
  expect(noticed[0]?.message).toBe('uncaught: what was thrown is no error');
});

test('the words of an error for the host are masked as well', () => {
  learnSecrets({ realName: '司徒远山' });
  expect(errorInWords(new Error('司徒远山 of Bearer abc.def'))).toBe('Error: *** of Bearer=***');
});
