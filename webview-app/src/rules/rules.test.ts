import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATE_FORMATS, formatDate, minuteOfDay, momentOf, today } from './dates.ts';
import { maskIdCard, maskName, maskPhone } from './masking.ts';
import { isIdCard, isName, isPhone } from './patterns.ts';
import { isSensitive, withoutSensitive } from './sensitive.ts';

describe('patterns', () => {
  test.each([
    ['13800138000', true],
    ['10000000000', true],
    ['23800138000', false],
    ['1380013800', false],
    ['138001380000', false],
    ['1380013800a', false],
    ['', false],
    ['13800138000\n', false],
  ])('a phone number when it is %j: valid is %s', (text, isValid) => expect(isPhone(text)).toBe(isValid));

  test.each([
    ['李雷', true],
    ['阿卜杜拉·买买提', true],
    ['Li', true],
    ['J.Smith', true],
    ['李', false],
    ['·李雷', false],
    ['李雷·', false],
    ['李··雷', false],
    ['李雷1', false],
    ['', false],
  ])('a name when it is %j: valid is %s', (text, isValid) => expect(isName(text)).toBe(isValid));

  test.each([
    ['11010119900307123X', true],
    ['11010119900307123x', true],
    ['110101199003071234', true],
    ['11010119900307123', false],
    ['1101011990030712XX', false],
  ])('an id card number when it is %j: valid is %s', (text, isValid) => expect(isIdCard(text)).toBe(isValid));
});

describe('masking', () => {
  test.each([
    [maskPhone('13800138000'), '138****8000'],
    [maskIdCard('11010119900307123X'), '110*************3X'],
    [maskName('李雷'), '*雷'],
    [maskName('欧阳修'), '欧*修'],
    [maskName('阿卜杜拉·买'), '阿****买'],
    [maskName('李'), '*'],
    [maskName(''), ''],
    [maskPhone('123'), '***'],
  ])('a masked value when it is shown: %s', (masked, expected) => expect(masked).toBe(expected));

  test('a mask when it is applied: keeps the length and shows at most head and tail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const [mask, maxVisible] of [
          [maskPhone, 7],
          [maskIdCard, 5],
          [maskName, 2],
        ] as const) {
          const characters = [...mask(text)];
          expect(characters).toHaveLength([...text].length);
          expect(
            characters.filter((character, i) => character !== '*' && character === [...text][i]).length,
          ).toBeLessThanOrEqual(maxVisible);
        }
      }),
    );
  });
});

describe('dates', () => {
  const time = Date.UTC(2026, 10, 20, 16, 5, 9); // 2026-11-21 00:05:09 in Shanghai

  test.each([
    [0, '2026-11-21'],
    [1, '2026/11/21'],
    [2, '2026.11.21'],
    [3, '2026年11月21日'],
    [4, '2026-11-21 00:05'],
    [5, '2026-11-21 00:05:09'],
    [6, '2026/11/21 00:05'],
    [7, '2026/11/21 00:05:09'],
    [8, '2026.11.21 00:05'],
    [9, '2026年11月21日 00:05'],
    [10, '11-21'],
    [11, '11/21'],
    [12, '11月21日'],
    [13, '00:05'],
    [14, '00:05:09'],
    [15, '20261121'],
    [16, ''],
    [-1, ''],
    ['date', '2026-11-21'],
    ['dateTime', '2026-11-21 00:05'],
    ['monthDay', '11月21日'],
    ['time', '00:05'],
    ['compact', '20261121'],
  ] as const)('a date when the format is %s: %s in Shanghai time', (format, text) =>
    expect(formatDate(time, format)).toBe(text),
  );

  test('a date text when it has no zone: parsed as Shanghai time', () => {
    expect(momentOf('2026-11-21 00:05:09')).toBe(time);
    expect(momentOf('2026-11-20T16:05:09Z')).toBe(time);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (second) => {
        for (const format of [5, 7]) expect(momentOf(formatDate(second * 1000, format))).toBe(second * 1000);
      }),
    );
  });

  test.each([
    '',
    'soon',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-15',
    '2026-01-00',
    '2026-01-01 12:75',
    '2026-01-01 24:30',
    '2026-01-01 12:00:61',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    8.64e15,
    new Date(Number.NaN),
  ])('the value %j when it is parsed as a date: invalid', (value) => {
    expect(DATE_FORMATS.map((_, format) => formatDate(value, format)).join('')).toBe('');
  });

  test('a year when it is below 100: unchanged', () => expect(formatDate('0050-01-01')).toBe('0050-01-01'));

  test('today and the minute of the day: are Shanghai’s', () => {
    expect(today(time)).toBe('2026-11-21');
    expect(minuteOfDay(time)).toBe(5);
  });
});

describe('sensitive names', () => {
  test.each([
    ...['mobile', 'phone', 'phoneNumber', 'tobPhoneNumber', 'medicalPhoneNumber', 'email', 'bankCard', 'physicalId'],
    ...['idCard', 'idCardNo', 'idCardNos', 'idCardNumber', 'idCardNumbers', 'idCardList', 'idCode', 'insuredIdCard'],
    ...['freeIdCard', 'realName', 'freeRealName', 'physicalName', 'insuredName', 'userName', 'nickname', 'personName'],
    ...['patientName', 'holder', 'token', 'sessionToken', 'accessToken', 'refreshToken', 'authorization', 'userTicket'],
    ...['adminToken', 'adminUserId', 'verifyCode', 'verifyToken', 'password', 'passwd', 'pwd', 'signature'],
    ...['id_card', 'ID-CARD', '用户姓名', '手机号码'],
  ])('the name %s when it is checked: sensitive', (name) => {
    expect(isSensitive(name)).toBe(true);
  });

  test.each([
    ['openid=o1&a=1', 'a=1'],
    ['sessionId=s&a=1', 'a=1'],
    ['amp;token=t&a=1', 'a=1'],
    ['clientSecret=x&api_key=y&a=1', 'a=1'],
    ['code=061abcDEF061abcDEF&state=2', 'state=2'],
    ['code=A1', 'code=A1'],
    ['code=20003', 'code=20003'],
    ['redirect=https://a.example/x?token=t%26b=2', 'redirect=https://a.example/x?b=2'],
    ['redirect=%2Fx%3Fa%3D1%26openid%3Do1', 'redirect=/x?a=1'],
    ['redirect=/x%253Ftoken%253Dt', 'redirect=/x'],
    ['redirect=%2Fx%3Fa%3D1', 'redirect=/x?a=1'],
    ['q=a%3Db', 'q=a=b'],
  ])('a query when it has sensitive names, also nested: removed (%s)', (query, expected) => {
    expect(decodeURIComponent(withoutSensitive(new URLSearchParams(query)))).toBe(expected);
  });

  test('a query when it has sensitive names: removed, and the rest keeps its order (U04)', () => {
    expect(withoutSensitive(new URLSearchParams('?b=1&idCard=110&a=2&userTicket=t&b=3'))).toBe('b=1&a=2&b=3');
    for (const name of ['productNo', '', '手机号码归属地']) expect(isSensitive(name)).toBe(false);
  });
});
