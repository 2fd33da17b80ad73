import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test.each([
  ['', 1],
  ['读'.repeat(400), 1],
  ['读'.repeat(401), 2],
  ['word '.repeat(441), 3],
])('reading minutes when a text begins with %.10s: are rounded up: %#', (text, minutes) => {
  expect(readingMinutes([{ kind: 'text', text }])).toBe(minutes);
});

test('reading minutes when the text has lists and tables: count their items and cells', () => {
  const half = '读'.repeat(300);
  expect(
    readingMinutes([
      { kind: 'list', items: [half] },
      { kind: 'table', rows: [[half]] },
    ]),
  ).toBe(2);
});
