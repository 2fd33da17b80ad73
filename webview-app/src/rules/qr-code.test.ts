import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const lines = (text: string) => qrCode(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

test('the code of a short text is the one that other programs make', () => {
  expect(lines('health')).toEqual([
    '#######.####..#######',
    '#.....#.#.##..#.....#',
    '#.###.#.##.##.#.###.#',
    '#.###.#..#..#.#.###.#',
    '#.###.#.##..#.#.###.#',
    '#.....#...###.#.....#',
    '#######.#.#.#.#######',
    '..........###........',
    '#..######.#.##..#.###',
    '#.......#.#.#.#.###..',
    '..###.#####..##.#.###',
    '.##..#.#..##......#..',
    '#.#.#.##......#..#.#.',
    '........#####.....##.',
    '#######.#.#.#######..',
    '#.....#.######..###..',
    '#.###.#.#..##.####.##',
    '#.###.#.#####........',
    '#.###.#..##...#.#####',
    '#.....#..#...##..####',
    '#######.##.#....##...',
  ]);
});

test.each([
  [1, 21],
  [14, 21],
  [15, 25],
  [106, 41],
  [107, 45],
  [213, 57],
  [214, 61],
  [666, 97],
])('%d bytes need %d modules on a side', (bytes, size) => {
  const code = qrCode('x'.repeat(bytes));
  expect(code).toHaveLength(size);
  expect(code?.every((row) => row.length === size)).toBe(true);
});

test('a text is measured in bytes; one that is too long has no code', () => {
  expect(qrCode('健'.repeat(5))).toHaveLength(25);
  expect(qrCode('x'.repeat(667))).toBeUndefined();
});
