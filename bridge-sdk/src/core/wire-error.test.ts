// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { AnyMethod } from './types.ts';
import { readError, refuseUnknown } from './wire-error.ts';

const READ = {} as AnyMethod;
const PAYMENT = { journal: 'paySeq' } as AnyMethod;
const errorOf = (code: unknown, rest: object = {}) => ({ code: 1, message: 'm', data: { code, ...rest } });

describe('the code of a host’s error', () => {
  test.each(['CANCELLED', 'UNSUPPORTED', 'HOST_TOO_OLD', 'NEEDS_LOGIN', 'DENIED', 'BUSY', 'BAD_PARAMS', 'HOST_GONE'])(
    'the code of a host’s error when the host names %s: is that code, and nothing has happened',
    (code) => {
      const path = code === 'BAD_PARAMS' && { path: '' };
      expect(readError(errorOf(code), READ)).toEqual([code, 'm', { mayHaveHappened: false, ...path }]);
    },
  );

  test('the path of a host’s error when it is too long: is cut to 200 characters', () => {
    const error = { code: 1, message: 'm', data: { code: 'BAD_PARAMS', path: `/${'x'.repeat(300)}` } };
    expect(readError(error, READ)[2]).toEqual({ mayHaveHappened: false, path: `/${'x'.repeat(199)}` });
  });

  test('a host’s error when it is TOO_LARGE: may have happened, because the answer was too large', () => {
    expect(readError(errorOf('TOO_LARGE'), READ)).toEqual(['TOO_LARGE', 'm', { mayHaveHappened: true }]);
  });

  test.each(['TIMEOUT', 'ABORTED', 'BAD_REPLY', 'FAILED', 'XBUSY', 'BUSYX', 'busy', '', 7, null, ['BUSY'], {}])(
    'the code of a host’s error when the host names %j: is FAILED',
    (code) => {
      expect(readError(errorOf(code), READ)).toEqual(['FAILED', 'm', { mayHaveHappened: true, hostCode: 1 }]);
    },
  );

  test.each([
    [3, 'CANCELLED', { mayHaveHappened: false }],
    [4, 'UNSUPPORTED', { mayHaveHappened: false }],
    [-32601, 'UNSUPPORTED', { mayHaveHappened: false }],
    [-32602, 'BAD_PARAMS', { mayHaveHappened: false, path: '' }],
    [-32600, 'FAILED', { mayHaveHappened: true, hostCode: -32600 }],
    [0, 'FAILED', { mayHaveHappened: true, hostCode: 0 }],
    ['3', 'FAILED', { mayHaveHappened: true, hostCode: 0 }],
    [undefined, 'FAILED', { mayHaveHappened: true, hostCode: 0 }],
  ])('the code of a host’s error when the number is %j: is %s', (code, expected, detail) => {
    expect(readError({ code }, READ)).toEqual([expected, '', detail]);
  });

  test('the code of a host’s error when an old app answers the handshake with -32602: is FAILED, not BAD_PARAMS', () => {
    expect(readError({ code: -32602 }, { name: 'initialize' } as AnyMethod)[0]).toBe('FAILED');
  });

  test('the code of a host’s error when both name and number are present: the name wins', () => {
    expect(readError({ code: 4, data: { code: 'DENIED' } }, READ)[0]).toBe('DENIED');
  });
});

describe('mayHaveHappened of a host’s error', () => {
  test.each([
    [{ code: 3 }, true],
    [{ code: 4 }, false],
    [errorOf('CANCELLED'), true],
    [errorOf('BUSY'), false],
    [errorOf('CANCELLED', { mayHaveHappened: false }), false],
    [{ code: 9 }, true],
  ])('mayHaveHappened of a host’s error when a payment ended with %j: is %s', (error, expected) => {
    expect(readError(error, PAYMENT)[2]).toMatchObject({ mayHaveHappened: expected });
  });

  test.each([
    [true, true],
    [false, false],
    ['yes', false],
    [1, false],
  ])('mayHaveHappened of a host’s error when the host sends %j with BUSY: is %s', (mayHaveHappened, expected) => {
    expect(readError(errorOf('BUSY', { mayHaveHappened }), READ)[2]).toEqual({
      mayHaveHappened: expected,
    });
  });
});

test('a text of a host’s error when it has another type: is ignored', () => {
  expect(readError({ message: { toString: 1 }, data: { code: 'HOST_TOO_OLD', needs: 7 } }, READ)).toEqual([
    'HOST_TOO_OLD',
    '',
    { mayHaveHappened: false },
  ]);
});

test('a text of a host’s error when it is too long: is cut to 200 characters', () => {
  expect(readError(errorOf('HOST_TOO_OLD', { needs: 'x'.repeat(300) }), READ)[2]).toEqual({
    mayHaveHappened: false,
    needs: 'x'.repeat(200),
  });
});

test.each([null, undefined, 7, 'text', [], {}])(
  'a host’s error when it is the ill-formed %j: is FAILED with the number 0',
  (error) => {
    expect(readError(error, READ)).toEqual(['FAILED', '', { mayHaveHappened: true, hostCode: 0 }]);
  },
);

test('the cause of an error when it is an Error of this page: is kept, while any other value is ignored', () => {
  const cause = new TypeError('own');
  expect(readError({ message: 'm', cause }, READ)[2]).toEqual({ mayHaveHappened: true, hostCode: 0, cause });
  expect(readError({ message: 'm', cause: 'text' }, READ)[2]).toEqual({ mayHaveHappened: true, hostCode: 0 });
});

test.each([
  ['a', true],
  [7, true],
  [undefined, false],
  [null, false],
  [{}, false],
])('a message without a row when its id is %j: is dropped, and answered %s', (id, isAnswered) => {
  const dropped: string[] = [];
  const requests: unknown[] = [];
  refuseUnknown({ drop: (reason) => void dropped.push(reason), send: (message) => void requests.push(message) }, id);
  expect(dropped).toEqual(['unknown-event']);
  expect(requests).toEqual(
    isAnswered ? [{ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }] : [],
  );
});
