/** Tests times on two clocks: the service's in Shanghai, and the phone's. */
import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage } from './index.ts';
import { formatPhoneDate, isShanghaiTime, serviceTime } from './zone-text.ts';

afterEach(() => vi.unstubAllEnvs());

const MOMENT = '2026-03-03T09:30:00+08:00';

test.each([
  ['Asia/Shanghai', MOMENT, '2026-03-03 09:30', true],
  ['Asia/Hong_Kong', MOMENT, '2026-03-03 09:30', true],
  ['America/New_York', MOMENT, '2026-03-02 20:30', false],
  ['America/New_York', '2026-07-03T09:30:00+08:00', '2026-07-02 21:30', false],
  ['Asia/Kolkata', MOMENT, '2026-03-03 07:00', false],
  ['America/New_York', 'no date', '', true],
])('the phone’s time when in %s at %s: %s', (zone, time, expected, isSame) => {
  vi.stubEnv('TZ', zone);
  expect([formatPhoneDate(time, 'dateTime'), isShanghaiTime(time)]).toEqual([expected, isSame]);
});

test.each([
  ['Asia/Shanghai', 'en', '09:30'],
  ['America/New_York', 'en', '09:30 Beijing time'],
  ['America/New_York', 'zh', '北京时间 09:30'],
] as const)('a service time when the phone is in %s and the language is %s: %s', async (zone, language, text) => {
  vi.stubEnv('TZ', zone);
  await setLanguage(language);
  expect([serviceTime('09:30', MOMENT), serviceTime('', MOMENT)]).toEqual([text, '']);
});
