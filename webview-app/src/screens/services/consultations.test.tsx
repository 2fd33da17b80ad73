/** Tests the pages of a person's consultations against the embedded backend. */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { expect, test, vi } from 'vitest';
import { type Browser, newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';
import { getThirdOrderListUrl, listInquiriesV2 } from '../../api/inquiry.ts';

testsWholePages('browser');

const LIST = '/current-service/interrogationList';

/** Lists the texts and links that each tab must show, and the texts of other tabs. */
const TABS = [
  {
    tab: 'all',
    says: ['Answered', 'Cancelled', 'unread message', 'For '],
    links: [
      '/health/graphic/client/yj_gefmtj/O1001',
      '/health/online/submit-fc/yj_gefmtj/O1002',
      '/health/graphic/evaluate/P4001/yj_gefmtj/O1007?kind=special',
      '/health/evaluate/P4001/O1005',
      '/health/online/submit-fc/relaunch/yj_gefmtj/O1003',
    ],
    not: 'Find a doctor',
  },
  {
    tab: 'waiting',
    says: ['Waiting for the doctor', 'Coughing for two weeks'],
    links: ['/health/graphic/client/yj_gefmtj/O1002'],
    not: 'Ask again',
  },
  {
    tab: 'answered',
    says: ['unread message', 'For '],
    links: ['/health/graphic/client/yj_gefmtj/O1001'],
    not: 'Cancelled',
  },
  {
    tab: 'closed',
    says: ['Rate the doctor', 'Ask again'],
    links: ['/health/graphic/submit-fc/relaunch/yj_gefmtj/O1007?kind=special'],
    not: 'Cancelled',
  },
];

const hrefs = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
const fault = (browser: Browser, path: string, kind: object) =>
  browser.control('/__fixtures/faults', { match: `GET ${path}`, times: 99, ...kind });

async function shows({ says, links, not }: (typeof TABS)[number]): Promise<void> {
  for (const text of says) await see(text);
  await soon(() => {
    for (const link of links) expect(hrefs().join(' ')).toContain(link);
  });
  await soon(() => expect(document.querySelector('main')?.textContent).not.toContain(not));
}

test('a tab when it is open: has its consultations with their links and their last message', async () => {
  const app = await asCustomer(newBrowser(), LIST);
  for (const text of ['Coughing for two weeks', 'I sleep badly', 'Acid comes up']) await see(text);
  for (const row of TABS) {
    app.navigate(`${LIST}?tab=${row.tab}`);
    await shows(row);
  }
});

test('a tab when the server has no paged list: has the same consultations', async () => {
  const browser = newBrowser();
  await fault(browser, listInquiriesV2.path, { kind: 'status', value: 404 });
  const app = await asCustomer(browser, LIST);
  for (const row of TABS) {
    app.navigate(`${LIST}?tab=${row.tab}`);
    await shows(row);
  }
  expect(app.calls.filter(({ path }) => path.endsWith('febot-notice'))).toEqual([]);
});

test('the list when nothing was asked: leads to the doctors', async () => {
  await asCustomer(newBrowser(), LIST, '13900139000');
  await see('No consultations yet');
  expect(hrefs()).toContain('/health/medical-services/online');
});

/** Lists addresses of the outside network's list, and whether the page offers each. */
const THIRD = [
  { url: '/health/current-service/interrogationList', offered: false, why: 'is this very page' },
  { url: 'https://doctors.test/orders?token=1', offered: true, why: 'is of a named origin' },
  { url: 'https://doctors.test.evil.example/orders', offered: false, why: 'is of another origin' },
  { url: 'http://doctors.test/orders', offered: false, why: 'is not encrypted' },
  { url: 'javascript:alert(1)', offered: false, why: 'is a script' },
];

test.each(THIRD)('the outside network’s list when its address $why: is offered: $offered', async ({ url, offered }) => {
  document.head.innerHTML = '<meta name="doctor-origins" content="https://doctors.test">';
  const host = replaceHost('android-app', { token: 'native-13800138000-1' });
  const browser = newBrowser();
  await fault(browser, getThirdOrderListUrl.path, { kind: 'shape', value: { url } });
  const app = await browser.open(LIST);
  await see('Cancelled');
  await soon(() => expect(app.calls.some(({ path }) => path === getThirdOrderListUrl.path)).toBe(true));
  await vi.dynamicImportSettled();
  expect(sees('Consultations in the doctor network')).toBe(offered);
  if (offered) {
    await press('Consultations in the doctor network');
    await soon(() =>
      expect(host.traffic.find(({ name }) => name === 'openExternal')?.body).toMatchObject({ params: { url } }),
    );
  }
  document.head.innerHTML = '';
});
