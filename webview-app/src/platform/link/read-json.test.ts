import { afterEach, describe, expect, test, vi } from 'vitest';
import { MAX_CHARACTERS, readJson } from './read-json.ts';

afterEach(() => vi.restoreAllMocks());

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a frame within the limits', () => {
  test.each([
    ['of the maximum length', JSON.stringify('x'.repeat(MAX_CHARACTERS - 2))],
    ['64 levels deep', nested(64)],
    ['of 2,000 parts', `[${'{},'.repeat(1_998)}{}]`],
    ['with brackets and quotes in a text', JSON.stringify({ text: `${'[{'.repeat(3_000)}\\"\\\\` })],
  ])('a frame when within the limits (%s): parsed', (_, text) => expect(readJson(text)).toEqual(JSON.parse(text)));
});

describe('a frame over a limit', () => {
  test.each([
    ['one character too long', JSON.stringify('x'.repeat(MAX_CHARACTERS - 1))],
    ['of 8 MB', JSON.stringify('x'.repeat(8_000_000))],
    ['65 levels deep', nested(65)],
    ['30,000 levels deep', nested(30_000)],
    ['of 2,001 parts', `[${'{},'.repeat(1_999)}{}]`],
    ['too deep after a string that ends in a backslash', `{"a":"\\\\","b":${nested(65)}}`],
  ])('a frame when it is over a limit (%s): not parsed', (_, text) => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(readJson(text)).toBeUndefined();
    expect(parse).not.toHaveBeenCalled();
  });

  test.each([7, null, undefined, new ArrayBuffer(2), '{', ''])(
    'a frame when it is %s, which is not a JSON text: undefined',
    (value) => {
      expect(readJson(value)).toBeUndefined();
    },
  );
});
