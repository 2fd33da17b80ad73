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
])('redact when the message is %j, not an object: returns its type or size', (message, shape) => {
  expect(redact(message, undefined)).toBe(shape);
});

describe('redact without a known row', () => {
  test('when values are nested: keeps types and sizes only, at every depth', () => {
    const params = { a: 'xyz', b: { c: 1, d: null }, e: [{ secret: 'S' }], f: false };
    expect(redact({ ...ENVELOPE, method: 'm', params }, undefined)).toEqual({
      ...ENVELOPE,
      method: 'm',
      params: { a: '[text of 3]', b: { c: '[number]', d: '[null]' }, e: '[1 items]', f: '[boolean]' },
    });
    expect(redact({ ...ENVELOPE, result: 'abc' }, undefined)).toEqual({ ...ENVELOPE, result: '[text of 3]' });
  });

  test('when fields are missing or unknown: adds none and drops the unknown ones', () => {
    expect(redact({ ...ENVELOPE, method: 'm', token: 'S' }, undefined)).toEqual({ ...ENVELOPE, method: 'm' });
  });
});

describe('redact with a known row', () => {
  const secrets = ['/params/pin', '/params/list/*/pin', '/params/a~1b', '/params/c~0d', '/result'];
  const of = (params: unknown, row: { secrets?: readonly string[] } = { secrets }) =>
    (redact({ ...ENVELOPE, method: 'm', params }, row) as { params: unknown }).params;

  test('when some values are secret: keeps all others', () => {
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
  ])('when the secret is %j: replaces it by %j, which still fits the contract', (pin, blank) => {
    expect(of({ pin })).toEqual({ pin: blank });
  });

  test('when a secret is absent: does not add it', () => {
    expect(of({ pin: undefined, open: 'o' })).toEqual({ open: 'o' });
  });

  test('when a pointer has escapes or matches nothing: resolves the escapes, or changes nothing', () => {
    expect(of({ 'a/b': 'S', 'c~d': 'S', 'a~1b': 'o' })).toEqual({ 'a/b': '[secret]', 'c~d': '[secret]', 'a~1b': 'o' });
    expect(of({ pins: 'o', list: 'o' })).toEqual({ pins: 'o', list: 'o' });
    expect(of('o')).toBe('o');
  });

  test('when the whole result is secret: blanks it', () => {
    expect(redact({ ...ENVELOPE, result: { token: 'S' } }, { secrets })).toEqual({ ...ENVELOPE, result: {} });
  });
});

test('redact when the message is a `$/` notification: keeps only the id, also with a row', () => {
  for (const row of [undefined, { secrets: [] }])
    expect(redact({ jsonrpc: '2.0', method: '$/progress', params: { id: 'n.1', value: 'S' } }, row)).toEqual({
      jsonrpc: '2.0',
      method: '$/progress',
      params: { id: 'n.1' },
    });
  // A name with `$/` elsewhere is not a notification.
  expect(redact({ method: 'a$/b', params: { id: 'S' } }, undefined)).toEqual({
    method: 'a$/b',
    params: { id: '[text of 1]' },
  });
});

describe('redact of an error', () => {
  test.each([undefined, { secrets: [] }])(
    'when the row is %j: keeps the code and the fields that the SDK reads',
    (row) => {
      const data = { code: 'BUSY', mayHaveHappened: true, needs: '2.0', stack: 'S', token: 'S' };
      expect(redact({ ...ENVELOPE, error: { code: 9, message: 'abc', data, more: 'S' } }, row)).toEqual({
        ...ENVELOPE,
        error: { code: 9, message: '[text of 3]', data: { code: 'BUSY', mayHaveHappened: true, needs: '2.0' } },
      });
    },
  );

  test('when it has no data or is no object: adds no data, or returns its size', () => {
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
