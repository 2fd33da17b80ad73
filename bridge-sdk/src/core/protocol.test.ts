// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { receiveText } from './protocol.ts';

const limits = { connectMs: 0, acceptMs: 0, messageChars: 1_048_576, depth: 64, queue: 0 };
const read = (text: unknown, overrides: object = {}) => {
  const receive = vi.fn();
  const drop = vi.fn();
  receiveText(text, { limits: { ...limits, ...overrides }, receive, drop });
  return { received: receive.mock.calls.map(([message]) => message), dropped: drop.mock.calls.flat() };
};
const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);
const MEGABYTE = 1_048_576;

afterEach(() => vi.restoreAllMocks());

describe('B10: a message over a limit', () => {
  test.each([
    ['a megabyte of brackets', nested(MEGABYTE / 2)],
    ['a megabyte of brackets that are never closed', '['.repeat(MEGABYTE)],
    ['a megabyte of objects in objects', '{"a":'.repeat(200_000)],
    ['a batch of 340,000', `[${'{},'.repeat(340_000)}{}]`],
    ['a batch of half a million numbers', `[${'1,'.repeat(500_000)}1]`],
    ['a megabyte of lists beside each other', `{"a":[${'[],'.repeat(340_000)}[]]}`],
    ['20,001 objects and lists', `{"a":[${'{},'.repeat(19_998)}{}]}`],
    ['a batch of 1,001', `[${'{},'.repeat(1_000)}{}]`],
    ['65 levels', nested(65)],
    ['65 levels in a short text', `{"a":${nested(64)}}`],
    ['65 levels of objects', `${'{"a":'.repeat(64)}{}${'}'.repeat(64)}`],
    ['one character too many', `"${'x'.repeat(MEGABYTE - 1)}"`],
    ['65 levels after brackets in a text', `{"a":"]]]\\"]]","b":${nested(64)}}`],
    ['65 levels after a backslash at the end of a text', `{"a":"\\\\","b":${nested(64)}}`],
  ])('B10: a message when it has %s: is dropped before it is parsed', (_, text) => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(read(text)).toEqual({ received: [], dropped: ['too-large'] });
    expect(parse).not.toHaveBeenCalled();
  });

  test.each([3, 10])('B10: a short message when the limit is %i levels: is dropped with one level more', (depth) => {
    expect(read(nested(depth), { depth }).dropped).toEqual([]);
    expect(read(nested(depth + 1), { depth }).dropped).toEqual(['too-large']);
  });

  test('B10: a batch when it has 1,001 messages: is dropped, however many levels are allowed', () => {
    expect(read(`[${'1,'.repeat(1_000)}1]`, { depth: 1_000_000 }).dropped).toEqual(['too-large']);
  });

  test('B10: a message over a limit when its id is at the beginning: ends the call with TOO_LARGE', () => {
    const answer = { id: 'n.7', error: { data: { code: 'TOO_LARGE' } } };
    for (const text of [
      `{"id":"n.7","result":${nested(64)}}`,
      `{"jsonrpc":"2.0", "id" : "n.7","result":"${'x'.repeat(MEGABYTE)}"}`,
    ])
      expect(read(text)).toEqual({ received: [answer], dropped: ['too-large'] });
    // A nested id is not the id of the message.
    expect(read(`{"a":{"id":"n.7","b":${nested(64)}}}`).received).toEqual([]);
  });
});

describe('B10: a message at the limit', () => {
  test.each([
    ['64 levels', `{"a":${nested(63)}}`],
    ['brackets in a text', JSON.stringify({ a: nested(100), b: '{'.repeat(100) })],
    ['brackets in a text with quotes and backslashes', JSON.stringify({ a: `"${nested(100)}\\"${nested(100)}\\` })],
    ['many lists beside each other', JSON.stringify({ a: Array.from({ length: 1_000 }, () => [[]]) })],
    ['20,000 objects and lists', JSON.stringify({ result: Array.from({ length: 19_998 }, () => ({})) })],
    ['a list of 100,000 numbers', JSON.stringify({ result: Array.from({ length: 100_000 }, () => 7) })],
    ['the maximum number of characters', `{"a":"${'x'.repeat(MEGABYTE - 8)}"}`],
  ])('B10: a message when it has %s: is read', (_, text) => {
    expect(read(text)).toEqual({ received: [JSON.parse(text)], dropped: [] });
  });

  test('B10: a batch when it has 1,000 messages: is received in order', () => {
    const batch = Array.from({ length: 1_000 }, (_, n) => ({ n }));
    expect(read(JSON.stringify(batch))).toEqual({ received: batch, dropped: [] });
  });
});

test.each(['', '{', ']', '"', '\\', '{"a":"\\', 'x', '[1,]', null, 7, {}, undefined])(
  'B07: the message %j when it is received: is dropped as malformed',
  (text) => {
    expect(read(text)).toEqual({ received: [], dropped: ['malformed'] });
  },
);

test.each([
  '{"__proto__":{"a":1},"b":[{"constructor":1,"c":2}]}',
  '{"\\u005f_proto__":{"a":1},"b":[{"c":2,"construct\\u006fr":{}}]}',
])('B08: keys that reach prototypes when a message has them at any depth: are removed: %s', (text) => {
  const { received } = read(text);
  expect(received).toEqual([{ b: [{ c: 2 }] }]);
  expect(Object.keys(received[0])).toEqual(['b']);
  expect(Object.keys(received[0].b[0])).toEqual(['c']);
});
