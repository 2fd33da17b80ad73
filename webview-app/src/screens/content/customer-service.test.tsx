/** Tests the customer service page: a number within opening hours, a message outside of them. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

async function openAt(time: string, phone = '400-111-2222'): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-03-02T${time}:00+08:00`) });
  document.head.innerHTML = `<meta name="service-phone" content="${phone}">`;
  installHost('browser');
  await newBrowser().open('/contentStatic/customer-service');
  document.head.innerHTML = '';
}

test('customer service when it is open: shows its number and not that it is closed', async () => {
  await openAt('12:00');
  await see('400-111-2222');
  expect(sees('Customer service is closed now')).toBe(false);
});

test.each(['09:29', '21:30'])('customer service when it is %s: is closed and takes a message', async (time) => {
  await openAt(time);
  await see('Customer service is closed now');
  await press('Leave a message');
  await soon(() => expect(document.querySelector('dialog img')?.getAttribute('src')).toContain('qrcode'));
});

test('customer service when no number is configured: offers the chat and mentions no number', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await openAt('12:00', '');
  await press('Chat with customer service');
  await soon(() => expect(assign.mock.lastCall?.[0]).toContain('/customer-service'));
  expect(sees('no service number')).toBe(false);
});

test('customer service when the installation has no hours: is open at night and names none', async () => {
  vi.stubGlobal('installationInTest', { service: {} });
  await openAt('03:00');
  await see('Chat with customer service');
  expect(sees(/\d:\d\d|Daily|closed/)).toBe(false);
});
