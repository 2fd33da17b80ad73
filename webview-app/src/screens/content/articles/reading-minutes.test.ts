import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test.each([
  ['', 1],
  ['读'.repeat(400), 1],
  ['读'.repeat(401), 2],
  ['word '.repeat(441), 3],
])('%.10s takes minutes: %#', (text, minutes) => {
  expect(readingMinutes([{ kind: 'text', text }])).toBe(minutes);
});

test('items of lists and cells of tables are read as well', () => {
  const half = '读'.repeat(300);
  expect(
    readingMinutes([
      { kind: 'list', items: [half] },
      { kind: 'table', rows: [[half]] },
    ]),
  ).toBe(2);
});
