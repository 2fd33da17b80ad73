import { describe, expect, test } from 'vitest';
import { isInProportion } from '../../../scripts/vitest/growth.ts';
import type { Notice } from '../api/config.ts';
import { listPackages } from '../api/mall.ts';
import { ApiError } from './errors.ts';
import { withReport } from './late-reporter.ts';
import { maskText } from './masking.ts';
import type { Fault } from './notice.ts';
import { learnSecret } from './redaction.ts';
import { createReporter } from './reports.ts';
import { safeText } from './safe-text.ts';

/** Returns a fault whose message is `bridge` and the name, with letters for its digits. */
const fault = (name: string): Fault => ({
  bridge: { event: name.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '') },
});

describe('reports', () => {
  test('a message when it is repeated: at most 3 reports in 300,000 ms', () => {
    let now = 0;
    const requests: Notice[] = [];
    const report = createReporter(
      async (notice) => requests.push(notice),
      () => now,
    );
    for (let i = 0; i < 5; i++) report(fault('a'));
    report(fault('b'));
    expect(requests.map(({ message }) => message)).toEqual(['bridge a', 'bridge a', 'bridge a', 'bridge b']);
    now = 300_000;
    report(fault('a'));
    expect(requests).toHaveLength(5);
  });

  test('V02: reports when faults continue: at most 30 a minute and 200 a page load', () => {
    let now = 0;
    let requestCount = 0;
    const report = createReporter(
      async () => {
        requestCount += 1;
      },
      () => now,
    );
    for (; now < 60_000; now += 100) report(fault(`m${now}`));
    expect(requestCount).toBe(30);
    for (; now < 3_600_000; now += 1_000) report(fault(`m${now}`));
    expect(requestCount).toBe(200);
  });

  test.each([
    [{ retryAfterMs: 5_000 }, 5_000],
    [{}, 60_000],
  ])('V02: reports when the service answers 429 with %j: pause', async (detail, pauseMs) => {
    let now = 0;
    let requestCount = 0;
    const report = createReporter(
      async () => {
        requestCount += 1;
        throw new ApiError('HTTP', 'POST /x', { status: 429, ...detail });
      },
      () => now,
    );
    report(fault('a'));
    await Promise.resolve();
    await Promise.resolve();
    now = pauseMs - 1;
    report(fault('b'));
    expect(requestCount).toBe(1);
    now = pauseMs;
    report(fault('c'));
    expect(requestCount).toBe(2);
  });

  test.each([
    ['a 500', new ApiError('HTTP', 'POST /x', { status: 500 })],
    ['no network', new ApiError('NETWORK', 'POST /x')],
    ['a fault of the page', Object.assign(new Error('down'), { status: 429 })],
  ])('a report when the previous one failed with %s: still sent', async (_, failure) => {
    let requestCount = 0;
    const report = createReporter(async () => {
      requestCount += 1;
      throw failure;
    });
    report(fault('a'));
    await Promise.resolve();
    await Promise.resolve();
    report(fault('b'));
    expect(requestCount).toBe(2);
  });

  test('A05: a report when the clock has been set back: still sent', async () => {
    let now = 100 * 3_600_000;
    let requestCount = 0;
    const report = createReporter(
      async () => {
        requestCount += 1;
        if (requestCount === 30) throw new ApiError('HTTP', 'POST /x', { status: 429 });
      },
      () => now,
    );
    for (let i = 0; i < 40; i++) report(fault(`m${i % 10}`));
    await Promise.resolve();
    await Promise.resolve();
    expect(requestCount).toBe(30);
    now -= 36 * 3_600_000;
    report(fault('m1'));
    expect(requestCount).toBe(31);
  });

  test('a report when it fails: neither shown nor reported', async () => {
    const report = createReporter(() => Promise.reject(new Error('down')));
    report(fault('a'));
    await Promise.resolve();
  });

  test('a notice when it contains a learned personal value: masked', () => {
    learnSecret('openCustomer');
    const requests: Notice[] = [];
    const report = createReporter(async (notice) => requests.push(notice));
    report({ bridge: { event: 'call-failed', method: 'openCustomer', code: 'HOST_ERROR' } });
    expect(requests).toMatchObject([{ message: 'bridge call-failed *** HOST_ERROR', page: '' }]);
    expect(safeText('openCustomer and mobile=13800138000')).toBe('*** and mobile=***');
  });

  test('a notice when a part is empty: the part is omitted', () => {
    const requests: Notice[] = [];
    createReporter(async (notice) => requests.push(notice))(fault('a'));
    const known = ['agent', 'language', 'message', 'page', 'time'];
    expect(requests.map((notice) => Object.keys(notice).sort())).toEqual([known]);
  });

  test('the count of a message when 100 other messages are sent: not reset', () => {
    let now = 0;
    const requests: string[] = [];
    const report = createReporter(
      async ({ message }) => requests.push(message),
      () => now,
    );
    for (let i = 0; i < 3; i++) report(fault('a'));
    // Send other messages as fast as allowed.
    now = 60_000;
    for (let i = 0; i < 105; i++) {
      now += 2_150;
      report(fault(`m${i}`));
    }
    report(fault('a'));
    expect(requests).toHaveLength(108);
    now = 300_000;
    report(fault('a'));
    expect(requests).toHaveLength(109);
  });

  describe.each([
    ...['mobile', 'phone', 'phoneNumber', 'idCard', 'idCardNo', 'idCardList', 'idCode', 'insuredIdCard', 'bankCard'],
    ...['id_card', 'ID-CARD', 'IDCARD', 'phone_number', 'realName', 'token', 'userTicket'],
  ])('%s', (name) => {
    test.each<[form: string, compose: (value: string) => string]>([
      ['in an address', (value) => `/x?a=1&${name}=${value}&b=2`],
      ['in a sentence', (value) => `failed for ${name}: ${value}; retries: 2`],
      ['in JSON', (value) => `{"${name}":"${value}","n":1}`],
      ['in JSON without quotes', (value) => `{${name}: ${value}, n: 1}`],
      ['in JSON inside JSON', (value) => JSON.stringify({ body: JSON.stringify({ [name]: value, n: 1 }) })],
      ['in a list', (value) => `{"${name}":["${value}","${value}"]}`],
      ['in a list without brackets', (value) => `${name}=${value},${value} failed`],
      ['in quotes', (value) => `${name} = '${value}'`],
    ])('the value of a sensitive name when it is %s: masked', (_, compose) => {
      for (const value of ['1101', '138 0013 8000', '6222-0202-0011-2230', 'AB77X'])
        for (const part of value.split(/[ -]/)) expect(maskText(compose(value))).not.toContain(part);
    });
  });

  test('V02: masking when a text is long: takes linear time', () => {
    const texts = [
      'a',
      'a-',
      '"',
      ' ',
      '\\',
      'mobile',
      'mobile=',
      'mobile="',
      'mobile:1,',
      'a=',
      '1',
      '1 ',
      '1-',
      '1101,',
    ];
    for (const text of [...texts, ...texts.map((part) => `mobile=${part}`)])
      expect(isInProportion(maskText, text), text).toBe(true);
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
    ['idCardList=1101,1102 failed', 'idCardList=*** failed'],
    ['?idCardList=1101,1102&n=1', '?idCardList=***&n=1'],
    ['{idCardList:AB-1,AB-2,n:1}', '{idCardList:***,n:1}'],
    ['mobile: 138 0013 8000 failed', 'mobile: *** failed'],
    ['phone: +86 138-0013-8000, retries: 3', 'phone: ***, retries: 3'],
    ['charged 6222020200112230 twice', 'charged *** twice'],
    ['charged 6222 0202 0011 2230 twice', 'charged *** twice'],
    ['charged 6222-0202-0011-2230-123 twice', 'charged *** twice'],
    ['charged 622202020011223 and 622202020011223012345', 'charged *** and ***'],
    ['id 110105 19491231 002X', 'id ***'],
    [
      '13 digits 1700000000000, 14 digits 17000000000000, a zero 0222020200112230',
      '13 digits 1700000000000, 14 digits 17000000000000, a zero 0222020200112230',
    ],
    ['{"mobile":"mobile=1","n":1}', '{"mobile":"***","n":1}'],
    ['nickname: "cut off in the mid', 'nickname: "***"'],
    ['order O1001 at 1700000000000', 'order O1001 at 1700000000000'],
  ] as const)
    test(`a text when it has sensitive values: masked as ${safe}`, () => {
      expect(maskText(text)).toBe(safe);
    });
});

describe('a failed call', () => {
  const endpoint = listPackages;
  const call = { endpoint, query: {}, body: {}, params: {}, lastAttempt: { token: undefined } };
  const reportsOf = async (failure: unknown, expected: readonly number[] = []): Promise<Fault[]> => {
    const reports: Fault[] = [];
    const wrapped = withReport((match) => reports.push(match))(() => Promise.reject(failure));
    await expect(wrapped({ ...call, options: { expected } })).rejects.toBe(failure);
    return reports;
  };

  test.each([
    ['a foreign answer', new ApiError('NOT_OURS', 'GET /x', { status: 200 }), 1],
    ['a wrong shape', new ApiError('SHAPE', 'GET /x'), 1],
    ['a 500', new ApiError('HTTP', 'GET /x', { status: 500 }), 1],
    ['an unexpected business code', new ApiError(49_999, 'GET /x'), 1],
    ['no network', new ApiError('NETWORK', 'GET /x'), 0],
    ['an aborted call', new ApiError('ABORTED', 'GET /x'), 0],
    ['a programming error', new TypeError('undefined is not a function'), 0],
  ])('a failed call when it is %s (%s): %i reports', async (_, failure, count) => {
    expect(await reportsOf(failure)).toHaveLength(count);
  });

  test('a failed call when its caller expects the code or the status: no report', async () => {
    expect(await reportsOf(new ApiError(49_999, 'GET /x'), [49_999])).toEqual([]);
    expect(await reportsOf(new ApiError('HTTP', 'GET /x', { status: 404 }), [404])).toEqual([]);
  });
});
