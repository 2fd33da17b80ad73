// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { redact } from './redact.ts';

const ENVELOPE = { jsonrpc: '2.0', id: 'n.1' };

test.each([
  [7, '[number]'],
  [null, '[null]'],
  [undefined, '[undefined]'],
  ['1234', '[text of 4]'],
  [true, '[boolean]'],
  [[1, 2, 3], '[3 items]'],
])('a message that is no object, %j, is recorded as its shape', (message, shape) => {
  expect(redact(message, undefined)).toBe(shape);
});

describe('without a known row', () => {
  test('only kinds and sizes are kept, at every depth', () => {
    const params = { a: 'xyz', b: { c: 1, d: null }, e: [{ secret: 'S' }], f: false };
    expect(redact({ ...ENVELOPE, method: 'm', params }, undefined)).toEqual({
      ...ENVELOPE,
      method: 'm',
      params: { a: '[text of 3]', b: { c: '[number]', d: '[null]' }, e: '[1 items]', f: '[boolean]' },
    });
    expect(redact({ ...ENVELOPE, result: 'abc' }, undefined)).toEqual({ ...ENVELOPE, result: '[text of 3]' });
  });

  test('missing fields stay missing, and unknown fields are left out', () => {
    expect(redact({ ...ENVELOPE, method: 'm', token: 'S' }, undefined)).toEqual({ ...ENVELOPE, method: 'm' });
  });
});

describe('of a known row', () => {
  const secrets = ['/params/pin', '/params/list/*/pin', '/params/a~1b', '/params/c~0d', '/result'];
  const of = (params: unknown, row: { secrets?: readonly string[] } = { secrets }) =>
    (redact({ ...ENVELOPE, method: 'm', params }, row) as { params: unknown }).params;

  test('everything but the secrets is kept', () => {
    expect(of({ pin: 'S', open: 'o', list: [{ pin: 'S', n: 1 }, { n: 2 }] })).toEqual({
      pin: '[secret]',
      open: 'o',
      list: [{ pin: '[secret]', n: 1 }, { n: 2 }],
    });
    expect(of({ pin: 'p', open: 'o' }, {})).toEqual({ pin: 'p', open: 'o' });
  });

  test.each([
    ['S', '[secret]'],
    [7, 0],
    [['S'], []],
    [{ s: 'S' }, {}],
    [null, null],
    [true, '[secret]'],
  ])('the secret %j becomes %j, which still fits the contract', (pin, blank) => {
    expect(of({ pin })).toEqual({ pin: blank });
  });

  test('a secret that was not given is not added', () => {
    expect(of({ pin: undefined, open: 'o' })).toEqual({ open: 'o' });
  });

  test('a pointer’s escapes are read, and one that leads nowhere changes nothing', () => {
    expect(of({ 'a/b': 'S', 'c~d': 'S', 'a~1b': 'o' })).toEqual({ 'a/b': '[secret]', 'c~d': '[secret]', 'a~1b': 'o' });
    expect(of({ pins: 'o', list: 'o' })).toEqual({ pins: 'o', list: 'o' });
    expect(of('o')).toBe('o');
  });

  test('a secret result is blanked whole', () => {
    expect(redact({ ...ENVELOPE, result: { token: 'S' } }, { secrets })).toEqual({ ...ENVELOPE, result: {} });
  });
});

test('of the SDK’s own notes only the id is kept, also with a row', () => {
  for (const row of [undefined, { secrets: [] }])
    expect(redact({ jsonrpc: '2.0', method: '$/progress', params: { id: 'n.1', value: 'S' } }, row)).toEqual({
      jsonrpc: '2.0',
      method: '$/progress',
      params: { id: 'n.1' },
    });
  // A name with the sign elsewhere is no note.
  expect(redact({ method: 'a$/b', params: { id: 'S' } }, undefined)).toEqual({
    method: 'a$/b',
    params: { id: '[text of 1]' },
  });
});

describe('an error', () => {
  test.each([undefined, { secrets: [] }])('keeps its code and what the SDK reads of it (row %j)', (row) => {
    const data = { code: 'BUSY', mayHaveHappened: true, needs: '2.0', stack: 'S', token: 'S' };
    expect(redact({ ...ENVELOPE, error: { code: 9, message: 'abc', data, more: 'S' } }, row)).toEqual({
      ...ENVELOPE,
      error: { code: 9, message: '[text of 3]', data: { code: 'BUSY', mayHaveHappened: true, needs: '2.0' } },
    });
  });

  test('without data has none, and one that is no object is its shape', () => {
    expect(redact({ ...ENVELOPE, error: { code: 9, message: '' } }, undefined)).toEqual({
      ...ENVELOPE,
      error: { code: 9, message: '[text of 0]' },
    });
    expect(redact({ ...ENVELOPE, error: { code: 9, message: 'm', data: 'S' } }, undefined)).toEqual({
      ...ENVELOPE,
      error: { code: 9, message: '[text of 1]' },
    });
    expect(redact({ ...ENVELOPE, error: 'S' }, undefined)).toEqual({ ...ENVELOPE, error: '[text of 1]' });
  });
});
