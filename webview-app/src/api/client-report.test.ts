import { describe, expect, test } from 'vitest';
import { createReporter, masked } from './client-report.ts';
import type { Notice } from './config.ts';

describe('reports', () => {
  test('the same message is sent at most 3 times in 300,000 ms, another one has its own count', () => {
    let now = 0;
    const sent: Notice[] = [];
    const report = createReporter(
      async (notice) => sent.push(notice),
      () => now,
    );
    for (let i = 0; i < 5; i++) report({ message: 'a', page: '/' });
    report({ message: 'b', page: '/' });
    expect(sent.map(({ message }) => message)).toEqual(['a', 'a', 'a', 'b']);
    now = 300_000;
    report({ message: 'a', page: '/' });
    expect(sent).toHaveLength(5);
  });

  test('a failing report is silent', async () => {
    const report = createReporter(() => Promise.reject(new Error('down')));
    report({ message: 'a', page: '/' });
    await Promise.resolve();
  });

  for (const [text, safe] of [
    ['mobile=13800138000 failed', 'mobile=*** failed'],
    ['{"idCard":"11010519491231002X","n":1}', '{"idCard":"***","n":1}'],
    ['called 13800138000 twice', 'called *** twice'],
    ['id 110105194912310021', 'id ***'],
    ['/pecState/yj_gefmtj?token=abc&tab=2', '/pecState/yj_gefmtj?token=***&tab=2'],
    ['order O1001 at 1700000000000', 'order O1001 at 1700000000000'],
  ] as const)
    test(`nothing sensitive leaves the phone: ${safe}`, () => {
      expect(masked(text)).toBe(safe);
    });
});
