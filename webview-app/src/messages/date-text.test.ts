import { describe, expect, test } from 'vitest';
import { dayText, momentText, monthDayText, monthText, rangeText } from './date-text.ts';
import { setLanguage } from './index.ts';
import { inOneLine, named } from './join-text.ts';

/** Shortly after midnight in Shanghai, still the previous day elsewhere. */
const MOMENT = '2026-03-01T16:05:00Z';

describe('days in words', () => {
  test.each([
    [
      'zh',
      [
        '2026年3月2日',
        '2026年3月2日 00:05',
        '2026年3月2日 至 4月5日',
        '2026年3月2日 至 2027年3月1日',
        '3月2日',
        '2026年3月',
        '3月',
      ],
    ],
    [
      'en',
      [
        'Mar 2, 2026',
        'Mar 2, 2026, 00:05',
        'Mar 2 – Apr 5, 2026',
        'Mar 2, 2026 – Mar 1, 2027',
        'Mar 2',
        'March 2026',
        'March',
      ],
    ],
  ] as const)(
    'dates when written in %s: in the provider’s time zone, with a common year only once',
    async (language, expected) => {
      await setLanguage(language);
      const texts = [
        dayText(MOMENT),
        momentText(MOMENT),
        rangeText('2026-03-02', '2026-04-05'),
        rangeText('2026-03-02', '2027-03-01'),
        monthDayText(MOMENT),
        monthText(2026, 3),
        monthText(2026, 3, true),
      ];
      expect(texts.map((text) => text.replace(/\u00a0/g, ' '))).toEqual(expected);
    },
  );

  test('dates when written: have no spaces in Chinese and no line breaks in English', async () => {
    await setLanguage('zh');
    expect([dayText(MOMENT), monthDayText(MOMENT)]).toEqual(['2026年3月2日', '3月2日']);
    expect(rangeText('2026-03-02', '2026-03-02')).toBe('2026年3月2日 至 3月2日');
    await setLanguage('en');
    expect(momentText(MOMENT)).toBe('Mar\u00a02, 2026, 00:05');
    expect(rangeText('2026-03-02', '2026-04-05')).toBe('Mar\u00a02 – Apr\u00a05, 2026');
  });

  test('a day when its date is invalid: empty', () => {
    expect([dayText('never'), momentText(Number.NaN), monthDayText('')]).toEqual(['', '', '']);
  });
});

test.each([
  ['zh', '星期四，余 12', '上传中：图片 1'],
  ['en', '星期四, 余 12', '上传中: 图片 1'],
] as const)('texts when joined in %s: have the punctuation of the language', async (language, line, name) => {
  await setLanguage(language);
  expect(inOneLine('星期四', '', undefined, false, '余 12')).toBe(line);
  expect(named('上传中', '图片 1')).toBe(name);
});
