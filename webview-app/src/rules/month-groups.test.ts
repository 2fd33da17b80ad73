import { expect, test } from 'vitest';
import { byMonth } from './month-groups.ts';

test('entries when grouped: by month in China, in their order (A05)', () => {
  const times = ['2026-03-31T16:00:00Z', '2026-03-31T15:59:59Z', '2026-03-01T00:00:00Z', '2025-04-01T00:00:00Z'];
  expect(byMonth(times, (time) => time)).toEqual([
    { month: '2026-04', entries: times.slice(0, 1) },
    { month: '2026-03', entries: times.slice(1, 3) },
    { month: '2025-04', entries: times.slice(3) },
  ]);
});
