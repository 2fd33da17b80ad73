/** Tests the exact messages of the login dialog for typed values (specification, section 5), in both languages and both uses. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, type } from '../../test/open-app.tsx';
import { agree, fieldNamed } from '../../test/person.ts';
import { PERSONAL_PAGE } from '../../test/personal-page.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => import('./app.tsx'), 60_000);
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  installHost('browser');
});

const USES = [
  { use: 'log in', address: PERSONAL_PAGE.path },
  { use: 'bind a mobile number', address: '/medical-services-gift?userTicket=ticket-no-mobile' },
];
const TEXTS = {
  en: {
    phone: 'Mobile number',
    phonePlaceholder: 'Enter phone number',
    code: 'Verification code',
    codePlaceholder: 'Enter verification code',
    getCode: 'Get code',
    submit: 'Verify phone number',
    phoneEmpty: 'Please enter your mobile number',
    phoneWrong: 'Please enter a correct mobile number',
    codeEmpty: 'Please enter the code you received',
    hint: 'Call customer service',
  },
  zh: {
    phone: '手机号',
    phonePlaceholder: '请输入手机号',
    code: '验证码',
    codePlaceholder: '请输入验证码',
    getCode: '获取验证码',
    submit: '验证手机号',
    phoneEmpty: '请输入您的手机号',
    phoneWrong: '请输入正确的手机号',
    codeEmpty: '请输入您收到的验证码',
    hint: '请拨打客服电话',
  },
} as const;

test('A02: the quick login when neither server nor channel enables it: is not offered', async () => {
  localStorage.setItem('sdhealth.language', 'en');
  const quick = 'Verify this phone in one tap';
  const browser = newBrowser();
  await browser.open(PERSONAL_PAGE.path);
  await see(TEXTS.en.hint);
  const { config } = await import('../platform/configuration.ts');
  await vi.waitFor(() => expect(Object.keys(config.channels)).toContain('app'));
  expect(sees(quick)).toBe(false);
  await browser.open(`${PERSONAL_PAGE.path}?channel=app`);
  await see(quick);
  sessionStorage.clear();
  await browser.control('/__fixtures/settings', { quickLogin: true });
  await browser.open(PERSONAL_PAGE.path);
  await see(quick);
});

test('code 20206 when it refuses a login: is shown and tracked', async () => {
  localStorage.setItem('sdhealth.language', 'en');
  const tracked = vi.fn<(event: Event) => void>();
  addEventListener('sdhealth:track', tracked);
  const browser = newBrowser();
  await browser.open(PERSONAL_PAGE.path);
  await browser.control('/__fixtures/faults', [
    {
      match: 'POST /api/account/login/send-code',
      times: 1,
      kind: 'code',
      value: { code: 20206, msg: 'Not this number' },
    },
    { match: 'POST /api/account/login/mobile-login', times: 1, kind: 'code', value: { code: 20206, msg: 'Too often' } },
  ]);
  await type('Mobile number', '13800138000');
  await agree();
  await press('Get code');
  await see('Not this number');
  expect(tracked).not.toHaveBeenCalled();
  await type('Verification code', '246810');
  await see('Too often');
  expect(document.body.textContent?.match(/Too often/g)).toHaveLength(1);
  expect(tracked).toHaveBeenCalledOnce();
  expect(fieldNamed('verifyCode')?.value).toBe('246810');
  removeEventListener('sdhealth:track', tracked);
});

const VARIANTS = USES.flatMap((use) => (['en', 'zh'] as const).map((language) => ({ ...use, language })));

test.each(VARIANTS)(
  'the login dialog to $use when the language is $language: shows the specified messages',
  async ({ address, language }) => {
    localStorage.setItem('sdhealth.language', language);
    const words = TEXTS[language];
    const app = await newBrowser().open(address);
    const submit = () => document.querySelector<HTMLButtonElement>('dialog button[type=submit]')?.click();
    await see(words.hint);
    expect(sees(words.submit)).toBe(true);
    expect(fieldNamed('mobile')?.placeholder).toBe(words.phonePlaceholder);
    expect(fieldNamed('verifyCode')?.placeholder).toBe(words.codePlaceholder);
    const previous = app.calls.length;

    submit();
    await see(words.phoneEmpty);
    await press(words.getCode);
    await see(words.phoneEmpty);
    for (const [typed, visible] of [
      ['138', '138'],
      ['23800138000', '238 0013 8000'],
      ['1380013800012', '1380013800012'],
      ['phone', 'phone'],
    ] as const) {
      await type(new RegExp(`^${words.phone}$`), typed);
      expect(sees(words.phoneEmpty) || sees(words.phoneWrong)).toBe(false);
      submit();
      await see(words.phoneWrong);
      expect(fieldNamed('mobile')?.value).toBe(visible);
      expect(document.activeElement).toBe(fieldNamed('mobile'));
    }
    await type(new RegExp(`^${words.phone}$`), '13800138000');
    submit();
    await see(words.codeEmpty);
    expect(document.activeElement).toBe(fieldNamed('verifyCode'));
    expect(fieldNamed('mobile')?.value).toBe('138 0013 8000');
    expect(app.calls.length).toBe(previous);
  },
);
