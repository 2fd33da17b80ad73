/** Tests that usual forms of sensitive data are masked and that other values stay, because support needs them (V01). */
import { expect, test } from 'vitest';
import { maskText } from './masking.ts';

const FORMS: Readonly<Record<string, readonly string[]>> = {
  phone: [
    '13800138000',
    '138 0013 8000',
    '138-0013-8000',
    '138.0013.8000',
    '138_0013_8000',
    '1380 0138 000',
    '13 800 138 000',
    '+8613800138000',
    '+86 138 0013 8000',
    '0086-13800138000',
    '(+86)13800138000',
    '１３８００１３８０００',
    '1 3 8 0 0 1 3 8 0 0 0',
    '1-3-8-0-0-1-3-8-0-0-0',
    '138\u200b0013\u200b8000',
    '138\u20600013\u00ad8000',
    '138\u00a00013\u202f8000',
    '１３８-００１３-８０００',
  ],
  'identity number': [
    '11010519491231002X',
    '11010519491231002x',
    '110105194912310021',
    '110105 19491231 002X',
    '110105-1949-12-31-0021',
    '1101 0519 4912 3100 21',
    '110105491231002',
    '110105 491231 002',
    '110105-491231-002',
    '１１０１０５１９４９１２３１００２Ｘ',
  ],
  card: [
    '6222020200112230',
    '6222 0202 0011 2230',
    '6222-0202-0011-2230',
    '6222.0202.0011.2230',
    '6228480402564890018',
    '6228 4804 0256 4890 018',
    '622848 0402564890018',
    '6228480402564890019',
    '622848040256489001912',
    '4111111111111111',
    '378282246310005',
    '4111111111111111 12/27 123',
    '4111 1111 1111 1111 12/27',
    '12/27 4111-1111-1111-1111',
  ],
  passport: ['E12345678', 'EA1234567', 'G12345678', 'H1234567890'],
  mail: ['li.lei@example.com', 'li+health@mail.example.com.cn', 'Li_Lei-1@163.com'],
  token: [
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF_1',
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    'Bearer abc.def',
    'Basic dTpwYXNz',
  ],
  position: ['31.230416, 121.473701', '31.2304,121.4737', '121.473701 31.230416'],
};

test.each(Object.entries(FORMS).flatMap(([kind, forms]) => forms.map((form) => [kind, form] as const)))(
  'masking when a text has a %s (%s): replaces it',
  (_, form) => {
    for (const text of [form, `failed for ${form}, twice`, `失败（${form}）。`, `n=3 ${form} 3 times`, `x：${form}`]) {
      const safe = maskText(text);
      expect(safe).toContain('***');
      for (const part of form
        .split(/[^\p{L}\p{N}]+/u)
        .filter((item) => item.length > 3 && !/^(Bearer|Basic)$/.test(item)))
        expect(safe).not.toContain(part);
    }
  },
);

test.each([
  ['姓名：李雷；请重试', '姓名:***;请重试'],
  ['姓名：李雷，韩梅梅', '姓名:***'],
  ['用户姓名: 李雷', '用户姓名: ***'],
  ['手机号＝12345', '手机号=***'],
  ['身份证号：AB77', '身份证号:***'],
  ['密码：a1b2。', '密码:***。'],
  ['password=hunter2&a=1', 'password=***&a=1'],
  ['{"passwd":"hunter2"}', '{"passwd":"***"}'],
  ['email: li lei', 'email: *** lei'],
  ['realName：Li', 'realName:***'],
  ['刷新token：abc123', '刷新token:***'],
  ['错误password=hunter2', '错误password=***'],
  ['{"latitude":31.2,"longitude":121.5}', '{"latitude":***,"longitude":***}'],
  ['%7B%22mobile%22%3A%22A77%22%7D', '{"mobile":"***"}'],
  ['to=%252Fx%253FrealName%253DLi', 'to=/x?realName=***'],
  ['openid=oAbC123', 'openid=***'],
  ['cookie: a=b1; c=d2', 'cookie=***'],
  ['Set-Cookie: sid=b1; Path=/', 'Set-Cookie=***'],
  ['secret=s3cr3t', 'secret=***'],
  ['clientSecret: s3cr3t', 'clientSecret: ***'],
  ['apiKey=k3y&a=1', 'apiKey=***&a=1'],
  ['x-auth-token: t0k', 'x-auth-token: ***'],
  ['cardNo=AB77', 'cardNo=***'],
  ['cvv=123', 'cvv=***'],
  ['passport: AB77', 'passport: ***'],
  ['护照号：AB77', '护照号:***'],
  ['https://li:hunter2@mail.example/x', 'https://***mail.example/x'],
  ['&amp;token=t0k', '&amp;token=***'],
  ['sessionId=s1', 'sessionId=***'],
  ['code=071AbCdEf0gHiJkLm2nO0p1QrS3AbCdE', 'code=***'],
  ['failed: code: 071AbCdEf0gHiJkLm2nO, state=1', 'failed: code: ***, state=1'],
  ['{"code":"071AbCdEf0gHiJkLm2nO"}', '{"code":"***"}'],
  ['100% of %E4%BD %zz', '100% of %E4%BD %zz'],
])('a text with a sensitive name when its value is masked: %s', (text, safe) => expect(maskText(text)).toBe(safe));

test.each([
  'order O1001 of PS12-0a1b2c3d',
  'order 202603031000001235 failed',
  'order 1000000000000000001 failed',
  'at 2026-03-03T10:00:00.000Z',
  'took 1234.5678 ms of 10000',
  'code 40911 at GET /api/sdhealth/mall/package/list',
  '/pecSale/yj_gefmtj/success/O1001?tab=2',
  'SdHealthApp/2.8.0 build 20260303',
  'name: Basic checkup',
  'code=40911 code: RESPONSE_SHAPE_WRONG',
  'https://health.example/health/?a=1',
  'E1234567 of 12',
  '1 2 3 4 5 6 7 8 9 10 11',
])('masking when a text has no sensitive data: leaves it unchanged (%s)', (text) => expect(maskText(text)).toBe(text));

test('V02: masking when a text is too long: cuts it without half a number at its end', () => {
  const begin = 'a '.repeat(997);
  expect(maskText(`${begin}13800138000`)).toBe(begin);
  expect(maskText(`${'a '.repeat(5_000)}`)).toHaveLength(2_000);
  expect(maskText('a '.repeat(1_000))).toHaveLength(2_000);
});
