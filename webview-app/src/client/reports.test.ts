import { describe, expect, test } from 'vitest';
import type { Notice } from '../api/config.ts';
import { ApiError } from './errors.ts';
import { createReporter, masked } from './reports.ts';

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

  test('V02 at most 30 a minute and 200 a page load leave, whatever happens', () => {
    let now = 0;
    let sent = 0;
    const report = createReporter(
      async () => {
        sent += 1;
      },
      () => now,
    );
    for (; now < 60_000; now += 100) report({ message: `m${now}`, page: '/' });
    expect(sent).toBe(30);
    for (; now < 3_600_000; now += 1_000) report({ message: `m${now}`, page: '/' });
    expect(sent).toBe(200);
  });

  test.each([
    [{ retryAfterMs: 5_000 }, 5_000],
    [{}, 60_000],
  ])('V02 a 429 is obeyed (%j)', async (detail, pause) => {
    let now = 0;
    let sent = 0;
    const report = createReporter(
      async () => {
        sent += 1;
        throw new ApiError('HTTP', 'POST /x', { status: 429, ...detail });
      },
      () => now,
    );
    report({ message: 'a', page: '/' });
    await Promise.resolve();
    await Promise.resolve();
    now = pause - 1;
    report({ message: 'b', page: '/' });
    expect(sent).toBe(1);
    now = pause;
    report({ message: 'c', page: '/' });
    expect(sent).toBe(2);
  });

  test('A05 a clock set back silences nobody', async () => {
    let now = 100 * 3_600_000;
    let sent = 0;
    const report = createReporter(
      async () => {
        sent += 1;
        if (sent === 30) throw new ApiError('HTTP', 'POST /x', { status: 429 });
      },
      () => now,
    );
    for (let i = 0; i < 40; i++) report({ message: `m${i % 10}`, page: '/' });
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toBe(30);
    now -= 36 * 3_600_000;
    report({ message: 'm1', page: '/' });
    expect(sent).toBe(31);
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
    ['called +86 138-0013-8000 twice', 'called *** twice'],
    ['Authorization: Bearer a.b-c failed', 'Authorization: *** failed'],
    ['{"body":"{\\"physicalName\\":\\"张明\\"}"}', '{"body":"{\\"physicalName\\":\\"***\\"}"}'],
    ['SdHealthApp/2.8.0 (token=abc.def)', 'SdHealthApp/2.8.0 (token=***)'],
    ['id 110105194912310021', 'id ***'],
    ['/pecState/yj_gefmtj?token=abc&tab=2', '/pecState/yj_gefmtj?token=***&tab=2'],
    ['Error: token=abc failed', 'Error: token=*** failed'],
    ['failed: {"to":"/login?token=abc&a=1"}', 'failed: {"to":"/login?token=***&a=1"}'],
    ['{"realName":"Zhang Ming","n":1}', '{"realName":"***","n":1}'],
    ['{"body":"{\\"realName\\":\\"Zhang Ming\\",\\"n\\":1}"}', '{"body":"{\\"realName\\":\\"***\\",\\"n\\":1}"}'],
    ['{"idCardList":["1101","1102"],"n":1}', '{"idCardList":***],"n":1}'],
    ['nickname: "cut off in the mid', 'nickname: "***"'],
    ['order O1001 at 1700000000000', 'order O1001 at 1700000000000'],
  ] as const)
    test(`nothing sensitive leaves the phone: ${safe}`, () => {
      expect(masked(text)).toBe(safe);
    });
});
