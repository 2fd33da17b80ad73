/** Tests the host's events with a visible effect: a payment result after a reload (P03), and a newer version. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, see, soon } from '../../test/open-app.tsx';
import { buyNow } from '../../test/person.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();

test('P03: the result of a payment when it comes after a reload: opens the order of this payment', async () => {
  const host = installHost('ios-app', { token: 'native-13800138000-1' });
  // The payment is still open, and the host call gets no response.
  host.answer('leave');
  const browser = newBrowser();
  const app = await browser.open('/pecSale/yj_jctj');
  await buyNow();
  const sentMessage = () =>
    host.traffic.find(({ name, direction }) => name === 'paySeq' && direction === 'to-host')?.body;
  await soon(() => expect(sentMessage()).toBeDefined());
  const { paySeq } = Object(sentMessage()).params;
  const handshakes = () =>
    host.traffic.filter(({ name, direction }) => name === 'initialize' && direction === 'to-page');
  const previous = handshakes().length;
  await app.reload();
  await see('You have an order for this package that is not paid yet');
  // An app sends events to a page only after the handshake.
  await soon(() => expect(handshakes().length).toBeGreaterThan(previous));
  await browser.control('/__fixtures/pay', { paySeq, result: 'paid' });
  await host.emit('paymentReturned', { paySeq: 'PS-OTHER', outcome: 'paid' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(location.pathname).toBe('/health/pecSale/yj_jctj');
  await host.emit('paymentReturned', { paySeq, outcome: 'paid' });
  await soon(() => expect(location.pathname).toMatch(/^\/health\/pecSale\/yj_jctj\/success\//));
});

test('a newer version of the app’s pages when the host reports it: shows a notice', async () => {
  const host = installHost('android-app', { token: 'native-13800138000-1' });
  await newBrowser().open('/science-list');
  await see('Health articles');
  await host.emit('updateAvailable', { version: '2.9.0' });
  await see('A new version is ready. It is used the next time you come here');
});
