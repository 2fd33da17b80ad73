/** Tests customer service inside and outside its hours, on imitated hosts. */
import { type HostOption, replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../test/open-app.tsx';
import { mockVisits, testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();

afterEach(() => void vi.useRealTimers());

const CLOSED = 'Customer service is closed now';

/** Opens customer service on the error page at a time of day in Shanghai. */
async function openService(setup: HostOption, time: string, phone = '400-000-0000') {
  document.head.innerHTML = `<meta name="service-phone" content="${phone}">`;
  const { name: host, ...options } = typeof setup === 'string' ? { name: setup } : setup;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-03-02T${time}:00+08:00`) });
  const installed = replaceHost(host, options);
  const app = await newBrowser().open('/error');
  await press('Customer service');
  return { app, installed };
}

test.each(['09:30', '21:29'])('customer service when requested at %s: opens in the app', async (time) => {
  const { installed } = await openService('android-app', time);
  await soon(() => expect(installed.traffic.some(({ name }) => name === 'openCustomerService')).toBe(true));
  expect(sees(CLOSED)).toBe(false);
});

test.each(['browser', 'wechat', 'wecom'] as const)(
  'customer service when requested in %s without configuration: opens a chat link',
  async (host) => {
    const assign = mockVisits();
    await openService(host, '12:00');
    await soon(() => expect(assign.mock.calls).toEqual([[`${location.origin}/customer-service`]]));
  },
);

test('customer service when requested in a mini-program: opens its page with the phone as a fallback', async () => {
  const assign = mockVisits();
  const { installed } = await openService('mini-program', '12:00');
  await soon(() =>
    expect(
      installed.traffic.some(({ name, body }) => name === 'page-opened' && Object(body).url === '/pages/service/index'),
    ).toBe(true),
  );
  expect(assign).not.toHaveBeenCalled();
  await openService({ name: 'mini-program', missing: ['invokeMiniProgramAPI'] }, '12:00');
  await soon(() => expect(assign.mock.calls).toEqual([['tel:4000000000']]));
});

test('customer service when no phone number is set: says that it cannot be opened here', async () => {
  const assign = mockVisits();
  await openService({ name: 'mini-program', missing: ['invokeMiniProgramAPI'] }, '12:00', '');
  await see('Customer service can’t be opened here');
  expect(assign).not.toHaveBeenCalled();
});

test.each(['09:29', '21:30'])(
  'customer service when it is closed, at %s: offers a QR code to leave a message',
  async (time) => {
    const { installed } = await openService('wechat', time);
    await see(CLOSED);
    await soon(() => expect(document.querySelector('dialog img')?.getAttribute('src')).toContain('qrcode'));
    expect(installed.traffic.some(({ name }) => name === 'openCustomerService')).toBe(false);
    await press('Got it');
    await soon(() => expect(sees(CLOSED)).toBe(false));
  },
);

test('customer service when closed in the iOS app: requests no QR code', async () => {
  const { app } = await openService('ios-app', '22:00');
  await see(CLOSED);
  expect(document.querySelector('dialog img')).toBeNull();
  expect(app.calls.some(({ path }) => path.includes('qrcode'))).toBe(false);
});
