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
    texts: ['Answered', 'Cancelled', 'unread message', 'For '],
    links: [
      '/health/graphic/client/yj_gefmtj/O1001',
      '/health/online/submit-fc/yj_gefmtj/O1002',
      '/health/graphic/evaluate/P4001/yj_gefmtj/O1007?kind=special',
      '/health/evaluate/P4001/O1005',
      '/health/online/submit-fc/relaunch/yj_gefmtj/O1003',
    ],
    absentText: 'Find a doctor',
  },
  {
    tab: 'waiting',
    texts: ['Waiting for the doctor', 'Coughing for two weeks'],
    links: ['/health/graphic/client/yj_gefmtj/O1002'],
    absentText: 'Ask again',
  },
  {
    tab: 'answered',
    texts: ['unread message', 'For '],
    links: ['/health/graphic/client/yj_gefmtj/O1001'],
    absentText: 'Cancelled',
  },
  {
    tab: 'closed',
    texts: ['Rate the doctor', 'Ask again'],
    links: ['/health/graphic/submit-fc/relaunch/yj_gefmtj/O1007?kind=special'],
    absentText: 'Cancelled',
  },
];

const hrefs = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
const setFault = (browser: Browser, path: string, kind: object) =>
  browser.control('/__fixtures/faults', { match: `GET ${path}`, times: 99, ...kind });

async function expectTab({ texts, links, absentText }: (typeof TABS)[number]): Promise<void> {
  for (const text of texts) await see(text);
  await soon(() => {
    for (const link of links) expect(hrefs().join(' ')).toContain(link);
  });
  await soon(() => expect(document.querySelector('main')?.textContent).not.toContain(absentText));
}

test('each tab when it is open: shows its consultations with their links', async () => {
  const app = await asCustomer(newBrowser(), LIST);
  for (const text of ['Coughing for two weeks', 'I sleep badly', 'Acid comes up']) await see(text);
  for (const row of TABS) {
    app.navigate(`${LIST}?tab=${row.tab}`);
    await expectTab(row);
  }
});

test('each tab when the server has no paged list: shows the same consultations', async () => {
  const browser = newBrowser();
  await setFault(browser, listInquiriesV2.path, { kind: 'status', value: 404 });
  const app = await asCustomer(browser, LIST);
  for (const row of TABS) {
    app.navigate(`${LIST}?tab=${row.tab}`);
    await expectTab(row);
  }
  expect(app.calls.filter(({ path }) => path.endsWith('febot-notice'))).toEqual([]);
});

test('the list when nothing was asked: links to the doctors', async () => {
  await asCustomer(newBrowser(), LIST, '13900139000');
  await see('No consultations yet');
  expect(hrefs()).toContain('/health/medical-services/online');
});

/** Lists addresses of the outside network's list, and whether the page offers each. */
const THIRD_PARTY_ADDRESSES = [
  { url: '/health/current-service/interrogationList', isOffered: false, description: 'is this page' },
  { url: 'https://doctors.test/orders?token=1', isOffered: true, description: 'has an allowed origin' },
  { url: 'https://doctors.test.evil.example/orders', isOffered: false, description: 'has another origin' },
  { url: 'http://doctors.test/orders', isOffered: false, description: 'is not encrypted' },
  { url: 'javascript:alert(1)', isOffered: false, description: 'is a script' },
];

test.each(THIRD_PARTY_ADDRESSES)(
  'the outside network’s list when its address $description: is offered: $isOffered',
  async ({ url, isOffered }) => {
    document.head.innerHTML = '<meta name="doctor-origins" content="https://doctors.test">';
    const host = replaceHost('android-app', { token: 'native-13800138000-1' });
    const browser = newBrowser();
    await setFault(browser, getThirdOrderListUrl.path, { kind: 'shape', value: { url } });
    const app = await browser.open(LIST);
    await see('Cancelled');
    await soon(() => expect(app.calls.some(({ path }) => path === getThirdOrderListUrl.path)).toBe(true));
    await vi.dynamicImportSettled();
    expect(sees('Consultations in the doctor network')).toBe(isOffered);
    if (isOffered) {
      await press('Consultations in the doctor network');
      await soon(() =>
        expect(host.traffic.find(({ name }) => name === 'openExternal')?.body).toMatchObject({ params: { url } }),
      );
    }
    document.head.innerHTML = '';
  },
);
