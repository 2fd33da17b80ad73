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
  test('redact without a known row when values are nested: keeps types and sizes only, at every depth', () => {
    const params = { a: 'xyz', b: { c: 1, d: null }, e: [{ secret: 'S' }], f: false };
    expect(redact({ ...ENVELOPE, method: 'm', params }, undefined)).toEqual({
      ...ENVELOPE,
      method: 'm',
      params: { a: '[text of 3]', b: { c: '[number]', d: '[null]' }, e: '[1 items]', f: '[boolean]' },
    });
    expect(redact({ ...ENVELOPE, result: 'abc' }, undefined)).toEqual({ ...ENVELOPE, result: '[text of 3]' });
  });

  test('redact without a known row when fields are missing or unknown: adds no field and drops unknown fields', () => {
    expect(redact({ ...ENVELOPE, method: 'm', token: 'S' }, undefined)).toEqual({ ...ENVELOPE, method: 'm' });
  });
});

describe('redact with a known row', () => {
  const secrets = ['/params/pin', '/params/list/*/pin', '/params/a~1b', '/params/c~0d', '/result'];
  const redactParams = (params: unknown, row: { secrets?: readonly string[] } = { secrets }) =>
    (redact({ ...ENVELOPE, method: 'm', params }, row) as { params: unknown }).params;

  test('redact with a known row when some values are secret: keeps all others', () => {
    expect(redactParams({ pin: 'S', open: 'o', list: [{ pin: 'S', n: 1 }, { n: 2 }] })).toEqual({
      pin: '[secret]',
      open: 'o',
      list: [{ pin: '[secret]', n: 1 }, { n: 2 }],
    });
    expect(redactParams({ pin: 'p', open: 'o' }, {})).toEqual({ pin: 'p', open: 'o' });
  });

  test.each([
    ['S', '[secret]'],
    [7, 0],
    [['S'], []],
    [{ s: 'S' }, {}],
    [null, null],
    [true, '[secret]'],
  ])(
    'redact with a known row when the secret is %j: replaces it by %j, which still fits the contract',
    (pin, blank) => {
      expect(redactParams({ pin })).toEqual({ pin: blank });
    },
  );

  test('the redaction of params when a secret is undefined: does not add it', () => {
    expect(redactParams({ pin: undefined, open: 'o' })).toEqual({ open: 'o' });
  });

  test('redact with a known row when a pointer has escapes: resolves them', () => {
    expect(redactParams({ 'a/b': 'S', 'c~d': 'S', 'a~1b': 'o' })).toEqual({
      'a/b': '[secret]',
      'c~d': '[secret]',
      'a~1b': 'o',
    });
  });

  test('redact with a known row when a pointer matches nothing: changes nothing', () => {
    expect(redactParams({ pins: 'o', list: 'o' })).toEqual({ pins: 'o', list: 'o' });
    expect(redactParams('o')).toBe('o');
  });

  test('redact with a known row when the whole result is secret: blanks it', () => {
    expect(redact({ ...ENVELOPE, result: { token: 'S' } }, { secrets })).toEqual({ ...ENVELOPE, result: {} });
  });
});

test('redact when the message is a `$/` notification: keeps only the id, with and without a row', () => {
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
    'redact of an error when the row is %j: keeps the code and the fields that the SDK reads',
    (row) => {
      const data = { code: 'BUSY', mayHaveHappened: true, needs: '2.0', stack: 'S', token: 'S' };
      expect(redact({ ...ENVELOPE, error: { code: 9, message: 'abc', data, more: 'S' } }, row)).toEqual({
        ...ENVELOPE,
        error: { code: 9, message: '[text of 3]', data: { code: 'BUSY', mayHaveHappened: true, needs: '2.0' } },
      });
    },
  );

  test('redact of an error when it has no data: adds none', () => {
    expect(redact({ ...ENVELOPE, error: { code: 9, message: '' } }, undefined)).toEqual({
      ...ENVELOPE,
      error: { code: 9, message: '[text of 0]' },
    });
  });

  test('redact of an error when data or the error is a text: removes it', () => {
    expect(redact({ ...ENVELOPE, error: { code: 9, message: 'm', data: 'S' } }, undefined)).toEqual({
      ...ENVELOPE,
      error: { code: 9, message: '[text of 1]' },
    });
    expect(redact({ ...ENVELOPE, error: 'S' }, undefined)).toEqual({ ...ENVELOPE, error: '[text of 1]' });
  });
});
