// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { AnyMethod } from './types.ts';
import { readError, unknown } from './wire-error.ts';

const READ = {} as AnyMethod;
const PAYMENT = { journal: 'paySeq' } as AnyMethod;
const named = (code: unknown, more: object = {}) => ({ code: 1, message: 'm', data: { code, ...more } });

describe('the code', () => {
  test.each(['CANCELLED', 'UNSUPPORTED', 'HOST_TOO_OLD', 'NEEDS_LOGIN', 'DENIED', 'BUSY', 'BAD_PARAMS', 'HOST_GONE'])(
    '%s may be named by a host, which has done nothing then',
    (code) => {
      const path = code === 'BAD_PARAMS' && { path: '' };
      expect(readError(named(code), READ)).toEqual([code, 'm', { mayHaveHappened: false, ...path }]);
    },
  );

  test('BAD_PARAMS of a host has the path that it names, cut to what an error may hold', () => {
    const reported = { code: 1, message: 'm', data: { code: 'BAD_PARAMS', path: `/${'x'.repeat(300)}` } };
    expect(readError(reported, READ)[2]).toEqual({ mayHaveHappened: false, path: `/${'x'.repeat(199)}` });
  });

  test('TOO_LARGE may be named as well: the answer was too large, and the action may have been done', () => {
    expect(readError(named('TOO_LARGE'), READ)).toEqual(['TOO_LARGE', 'm', { mayHaveHappened: true }]);
  });

  test.each(['TIMEOUT', 'ABORTED', 'BAD_REPLY', 'FAILED', 'XBUSY', 'BUSYX', 'busy', '', 7, null, ['BUSY'], {}])(
    '%j is no code of a host: the call has failed',
    (code) => {
      expect(readError(named(code), READ)).toEqual(['FAILED', 'm', { mayHaveHappened: true, hostCode: 1 }]);
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
  ])('the number %j is %s', (code, expected, detail) => {
    expect(readError({ code }, READ)).toEqual([expected, '', detail]);
  });

  test('-32602 for the handshake is no word about its params: an old app knows no handshake', () => {
    expect(readError({ code: -32602 }, { name: 'initialize' } as AnyMethod)[0]).toBe('FAILED');
  });

  test('a name counts more than the number', () => {
    expect(readError({ code: 4, data: { code: 'DENIED' } }, READ)[0]).toBe('DENIED');
  });
});

describe('what may have happened', () => {
  test.each([
    [{ code: 3 }, true],
    [{ code: 4 }, false],
    [named('CANCELLED'), true],
    [named('BUSY'), false],
    [named('CANCELLED', { mayHaveHappened: false }), false],
    [{ code: 9 }, true],
  ])('of a payment that ended with %j: %s', (error, expected) => {
    expect(readError(error, PAYMENT)[2]).toMatchObject({ mayHaveHappened: expected });
  });

  test.each([
    [true, true],
    [false, false],
    ['yes', false],
    [1, false],
  ])('a host that says %j of a refusal: %s', (mayHaveHappened, expected) => {
    expect(readError(named('BUSY', { mayHaveHappened }), READ)[2]).toEqual({ mayHaveHappened: expected });
  });
});

test('texts are taken as texts alone; what is needed is cut', () => {
  expect(readError({ message: { toString: 1 }, data: { code: 'HOST_TOO_OLD', needs: 7 } }, READ)).toEqual([
    'HOST_TOO_OLD',
    '',
    { mayHaveHappened: false },
  ]);
  expect(readError(named('HOST_TOO_OLD', { needs: 'x'.repeat(300) }), READ)[2]).toEqual({
    mayHaveHappened: false,
    needs: 'x'.repeat(200),
  });
});

test.each([null, undefined, 7, 'text', [], {}])('the ill-formed error %j is a failure without a number', (error) => {
  expect(readError(error, READ)).toEqual(['FAILED', '', { mayHaveHappened: true, hostCode: 0 }]);
});

test('the error of a function in this page is the cause; what a host calls so is not', () => {
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
])('a message without a row is dropped; with the id %j it is answered: %s', (id, isAnswered) => {
  const dropped: string[] = [];
  const requests: unknown[] = [];
  unknown({ drop: (reason) => void dropped.push(reason), send: (message) => void requests.push(message) }, id);
  expect(dropped).toEqual(['unknown-event']);
  expect(requests).toEqual(
    isAnswered ? [{ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }] : [],
  );
});
