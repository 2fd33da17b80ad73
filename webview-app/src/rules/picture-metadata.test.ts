import { describe, expect, test } from 'vitest';
import { withoutMetadata } from './picture-metadata.ts';

const text = (words: string): number[] => [...words].map((character) => character.charCodeAt(0));
const file = (...parts: readonly (readonly number[])[]) => Uint8Array.from(parts.flat());
const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little = (value: number) => big(value).reverse();
const has = (bytes: Uint8Array, words: string) => Buffer.from(bytes).includes(words);

const PLACE = '31.2304,121.4737';
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 255,
  ...content,
];
/** An Exif segment of one entry, in the byte order of most phones, with a place behind it. */
const exif = (orientation: number, order: 'MM' | 'II') => {
  const of16 = (value: number) => (order === 'MM' ? [0, value] : [value, 0]);
  const of32 = order === 'MM' ? big : little;
  const tag = order === 'MM' ? [1, 0x12] : [0x12, 1];
  const entry = [...tag, ...of16(3), ...of32(1), ...of16(orientation), 0, 0];
  const tiff = [...text(order), ...of16(42), ...of32(8), ...of16(1), ...entry, ...of32(0)];
  return segment(0xe1, [...text('Exif'), 0, 0, ...tiff, ...text(PLACE)]);
};
const FRAME = segment(0xe0, text('JFIF\0'));
const PICTURE = [...segment(0xdb, [1, 2, 3]), ...segment(0xda, [9]), 7, 7, 0xff, 0xe1, 7, 0xff, 0xd9];
const jpeg = (...segments: readonly number[][]) => file([0xff, 0xd8], ...segments, PICTURE);

const chunk = (name: string, content: readonly number[]) => [
  ...big(content.length),
  ...text(name),
  ...content,
  ...[0, 0, 0, 0],
];
const png = (...chunks: readonly number[][]) => file([0x89, ...text('PNG\r\n'), 0x1a, 0x0a], ...chunks);
const part = (name: string, content: readonly number[]) => [
  ...text(name),
  ...little(content.length),
  ...content,
  ...(content.length % 2 ? [0] : []),
];
const webp = (...parts: readonly number[][]) =>
  file(text('RIFF'), little(parts.flat().length + 4), text('WEBP'), ...parts);
const head = (flags: number) => part('VP8X', [flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

describe('what a picture tells besides the picture goes', () => {
  test.each([
    ['a place in a JPEG', jpeg(FRAME, exif(1, 'MM')), jpeg(FRAME)],
    ['a comment in a JPEG', jpeg(FRAME, segment(0xfe, text(PLACE))), jpeg(FRAME)],
    [
      'texts in a PNG',
      png(chunk('IHDR', [1]), chunk('tEXt', text(PLACE)), chunk('IDAT', [2])),
      png(chunk('IHDR', [1]), chunk('IDAT', [2])),
    ],
    [
      'a place in a WebP, and the bit that announces it',
      webp(head(0b11100), part('VP8 ', [1, 2]), part('EXIF', text(PLACE))),
      webp(head(0b10000), part('VP8 ', [1, 2])),
    ],
  ])('%s', (_, told, plain) => {
    expect([...withoutMetadata(told)]).toEqual([...plain]);
  });

  test.each(['MM', 'II'] as const)('how a photo lies stays (%s)', (order) => {
    const once = withoutMetadata(jpeg(exif(6, order)));
    expect(has(once, PLACE)).toBe(false);
    expect([...once]).toEqual([
      ...jpeg([
        0xff,
        0xe1,
        0,
        34,
        ...text('Exif'),
        0,
        0,
        ...text('MM'),
        0,
        42,
        0,
        0,
        0,
        8,
        0,
        1,
        1,
        0x12,
        0,
        3,
        0,
        0,
        0,
        1,
        0,
        6,
        0,
        0,
        0,
        0,
        0,
        0,
      ]),
    ]);
    expect([...withoutMetadata(once)]).toEqual([...once]);
  });
});

test('a file that is cut anywhere, or is no picture, is given back', () => {
  for (const whole of [jpeg(FRAME, exif(6, 'II')), png(chunk('tEXt', [1])), webp(head(8), part('EXIF', [1]))])
    for (let length = 0; length < whole.length; length += 1)
      expect(withoutMetadata(whole.slice(0, length)).length).toBeLessThanOrEqual(length + 36);
  expect([...withoutMetadata(file(text('%PDF-1.7')))]).toEqual(text('%PDF-1.7'));
});
