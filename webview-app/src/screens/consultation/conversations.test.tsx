/** Tests the conversation that each address opens, and the empty states. */
import { beforeEach, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, see, sees, soon } from '../../../test/open-app.tsx';
import { loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

/** A socket that never opens, so that the conversation uses HTTP requests. */
class NoSocket {
  readonly readyState = 0;
  close(): void {}
  send(): void {}
}

let browser: Browser;
beforeEach(() => {
  vi.stubGlobal('WebSocket', NoSocket);
  browser = newBrowser();
});

test.each([
  ['has no kind: is the last one with a named doctor', '/graphic/client/yj_gefmtj/O1001', 'Chen Siyuan'],
  ['has kind=tob: is a partner’s', '/graphic/client/yj_gefmtj/O1001?kind=tob', 'Hello, how lively is the child'],
  ['has a number: is that one', '/graphic/client/yj_gefmtj/O1001?bizOrderNo=Z9011&kind=tob', 'My child is three'],
  ['is of the online service: is an online one', '/online/client/yj_gefmtj/O1005', 'A rash on my arms'],
])('a conversation when its address %s', async (_, address, text) => {
  await loggedIn(browser, address);
  await see(text);
});

test('a conversation when nothing was asked: shows that and links to the first question', async () => {
  await loggedIn(browser, '/graphic/client/yj_crgdtj/O1004');
  await see('Nothing asked yet');
  expect(document.querySelector('a[href*="/graphic/submit-fc/yj_crgdtj/O1004"]')).not.toBeNull();
  expect(document.querySelector('textarea')).toBeNull();
});

test('a conversation when its question is not sent: opens the form', async () => {
  await loggedIn(browser, '/online/client/yj_gefmtj/O1002?bizOrderNo=Z9008');
  await see('Send to the doctor');
});

test.each([
  ['/graphic/client/yj_gefmtj/O1001', 'orderNo=O1001&kind=special'],
  ['/graphic/client/yj_gefmtj/O1001?kind=tob', 'orderNo=O1001&kind=tob'],
])('a conversation when it is open: %s has a link to the doctor’s page', async (address, query) => {
  await loggedIn(browser, address);
  await soon(() => expect(document.querySelector('a[href*="/graphic/doctorDetail/yj_gefmtj/"]')).not.toBeNull());
  const link = document.querySelector<HTMLElement>('a[href*="/graphic/doctorDetail/yj_gefmtj/"]');
  expect(link?.getAttribute('href')?.split('?')[1]).toBe(query);
  link?.click();
  await see('About the doctor');
});

test('a conversation when it has ended: has no input, and links to its rating and to another question', async () => {
  await browser.control('/__fixtures/chat', { orderNo: 'O1001', bizOrderNo: 'Z9001', end: true });
  await loggedIn(browser, '/graphic/client/yj_gefmtj/O1001?bizOrderNo=Z9001&kind=special');
  await see('This consultation is closed');
  expect(document.querySelector('textarea')).toBeNull();
  await see('Ask again');
  expect(document.querySelector('a[href*="/graphic/evaluate/"]')).not.toBeNull();
});

test('a conversation when the order allows no further question: shows the reason and links to other services', async () => {
  await loggedIn(browser, '/graphic/client/yj_gefmtj/O1007');
  await see(/^No consultation is left/);
  expect(sees('Ask again')).toBe(false);
  const other = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Choose another service');
  expect(other?.getAttribute('href')).toBe('/health/medical-services/online');
  expect(document.querySelector('a[href*="/graphic/evaluate/"]')).not.toBeNull();
});
