import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test.each([
  ['', 1],
  ['读'.repeat(400), 1],
  ['读'.repeat(401), 2],
  ['word '.repeat(441), 3],
])('the reading minutes when a text begins with "%.10s": are %i', (text, minutes) => {
  expect(readingMinutes([{ kind: 'text', text }])).toBe(minutes);
});

test('the reading minutes when the text has lists and tables: count their items and cells', () => {
  const textOfHalfAMinute = '读'.repeat(300);
  expect(
    readingMinutes([
      { kind: 'list', items: [textOfHalfAMinute] },
      { kind: 'table', rows: [[textOfHalfAMinute]] },
    ]),
  ).toBe(2);
});
