import { describe, expect, test } from 'vitest';
import { newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { choose, loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const REFUND = '/api/sdhealth/mall/package/refund';
const requestCount = ({ calls }: OpenedApp) => calls.filter(({ path }) => path === REFUND).length;
const confirmButton = () => document.querySelector<HTMLButtonElement>('dialog button:last-of-type');

interface Ledger {
  refunds: { orderNo: string }[];
}
async function refundsOf(orderNo: string): Promise<number> {
  const ledger: Ledger = await (await fetch('/__fixtures/ledger')).json();
  return ledger.refunds.filter((entry) => entry.orderNo === orderNo).length;
}

async function openConfirmation(app: OpenedApp): Promise<OpenedApp> {
  await choose('My plans have changed');
  await press(/^Apply for a refund$/);
  await see('Apply for this refund?');
  return app;
}

test('the refund form when no reason is given: sends nothing', async () => {
  const app = await loggedIn(newBrowser(), '/refunded/yj_gefmtj/O1001');
  await see('Full refund');
  // The page explains the refund before its first question.
  const textBeforeQuestion = document.querySelector('main')?.textContent?.split('Why would you like a refund?')[0];
  expect(textBeforeQuestion).toMatch(/There by\w+\s[\d,\s]+It goes toThe account you paid from/);
  expect(textBeforeQuestion).toContain('Refund rules');
  expect(document.querySelector('textarea')).toBeNull();
  const applyButton = () => document.querySelector<HTMLButtonElement>('main > div:last-child button');
  expect(applyButton()?.disabled).toBe(true);
  expect(document.querySelector('main > div:last-child')?.textContent).toContain('Why would you like a refund?');
  await choose('Another reason');
  applyButton()?.click();
  await see('Please fill this in');
  expect(sees('Apply for this refund?')).toBe(false);
  expect(requestCount(app)).toBe(0);
});

test('the refund form when it is submitted: shows the amount and the account before sending', async () => {
  await openConfirmation(await loggedIn(newBrowser(), '/refunded/yj_gefmtj/O1001'));
  const amount = document.querySelector('main')?.textContent?.match(/Full refund.*?(¥[\d,.]+)/)?.[1];
  const dialogTexts = [...document.querySelectorAll('dialog p, dialog div')].map(({ textContent }) => textContent);
  const text = `${amount} goes back to the account that paid. The service can no longer be used afterwards`;
  expect(dialogTexts).toContain(text);
});

test('P01: the refund form when it is pressed several times: sends one request', async () => {
  const app = await openConfirmation(await loggedIn(newBrowser(), '/refunded/yj_gefmtj/O1001'));
  for (let times = 0; times < 4; times++) confirmButton()?.click();
  await see('Refund accepted');
  expect(requestCount(app)).toBe(1);
  expect(await refundsOf('O1001')).toBe(1);
});

test('P02: a refund when the response to it is lost and the person retries: returns the money once', async () => {
  const browser = newBrowser();
  await openConfirmation(await loggedIn(browser, '/refunded/yj_gefmtj/O1001'));
  await browser.control('/__fixtures/faults', [{ match: `POST ${REFUND}`, times: 1, kind: 'garbage' }]);
  confirmButton()?.click();
  await see('it won’t be done twice');
  confirmButton()?.click();
  await see('Refund accepted');
  expect(await refundsOf('O1001')).toBe(1);
});

test('the refund form when the service refuses: keeps the input and shows the refusal', async () => {
  const browser = newBrowser();
  await openConfirmation(await loggedIn(browser, '/refunded/yj_gefmtj/O1001'));
  await browser.control('/__fixtures/faults', [
    { match: `POST ${REFUND}`, times: 1, kind: 'code', value: { code: 40907, msg: 'Not this order' } },
  ]);
  confirmButton()?.click();
  await see('Not this order');
  expect(document.querySelector<HTMLInputElement>('input[value="plans"]')?.checked).toBe(true);
});

test('the refund form when a refund is impossible without a stated reason: shows that and no amount', async () => {
  const browser = newBrowser();
  const offer = { orderNo: 'O1001', productName: 'Checkup', refundable: false, paidFen: 1, feeFen: 0, refundFen: 0 };
  const value = { ...offer, reasons: [], rules: [] };
  const match = 'GET /api/sdhealth/mall/package/refunded-reason-list';
  await browser.control('/__fixtures/faults', [{ match, times: 9, kind: 'shape', value }]);
  await loggedIn(browser, '/refunded/yj_gefmtj/O1001');
  await see('No refund is possible');
  expect(sees('You get back')).toBe(false);
});

test('the refund form when a refund is impossible: shows the reason and links to the order', async () => {
  await loggedIn(newBrowser(), '/refunded/yj_gefmtj/O1002');
  await see('Please cancel the appointment first');
  await press('See the order');
  await soon(() => expect(location.pathname).toMatch('/pecState/yj_gefmtj/O1002'));
});

describe('a refund whose money has arrived', () => {
  test('the page of a refund when the money has arrived: shows that', async () => {
    await loggedIn(newBrowser(), '/pay-refunded/yj_gefmtj/O1003');
    await see('Your refund has arrived');
    expect(sees('Expected by')).toBe(false);
  });

  test('the page after the application when the money has arrived: shows that', async () => {
    await loggedIn(newBrowser(), '/pecSale/yj_gefmtj/refunded/O1003');
    await see('Your refund has arrived');
    expect(sees('Refund accepted')).toBe(false);
    await see('Arrived on');
    expect(sees('Applied on')).toBe(false);
    expect(sees('The money should be with you by')).toBe(false);
  });

  test('the page of the order when the money has arrived: does not show the refund as pending', async () => {
    await loggedIn(newBrowser(), '/pecState/yj_gefmtj/O1003');
    await see('See the refund for how far it is');
    expect(sees('The money goes back')).toBe(false);
  });
});

test.each(['pay-refunded/yj_gefmtj/O1003', 'pecSale/yj_gefmtj/refunded/O1003'])(
  'a refund when it has not arrived by its day: %s says so and leads to customer service',
  async (address) => {
    const browser = newBrowser();
    browser.alter(({ path }, answer) => {
      if (!path.endsWith('/refund-success-jump-url')) return answer;
      const copy = structuredClone(answer) as { data?: { refund?: object } };
      Object.assign(copy.data?.refund ?? {}, { status: 'processing', expectedOn: '2020-01-02' });
      return copy;
    });
    await loggedIn(browser, `/${address}`);
    await see('Your refund is late');
    await see(/^It was expected by Jan 2, 2020/);
    await see('Ask customer service');
  },
);
