import { describe, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

/** Lists the texts that each order's page must have, and those that it must not have. */
const PAGES = [
  {
    order: 'yj_gefmtj/O1001',
    present: [
      'Choose your date',
      'The package is paid',
      'Ordered',
      'Paid',
      'Book a date',
      'Book now',
      'Apply for a refund',
      'Valid until',
    ],
    absent: ['Pay now', 'Change the date', 'See the refund'],
  },
  {
    order: 'yj_gefmtj/O1002',
    present: ['Booked', 'without breakfast', 'Call the institution', 'Change the date', 'Cancel the appointment'],
    absent: ['Pay now', 'Book now', 'Apply for a refund'],
  },
  {
    order: 'yj_crgdtj/O1004',
    present: ['Waiting for your payment', 'Your order is kept for you', 'Payment', 'Book a date', 'Pay now'],
    absent: ['Book now', 'Apply for a refund', 'Choose another package', 'Valid until'],
  },
  {
    order: 'lj_crgdtj/O1008',
    present: [
      'Expired: a full refund is possible',
      /^It could be used until/,
      'Not booked in time',
      'Ended on',
      'Choose another package',
      'Apply for a refund',
    ],
    absent: ['Choose your date', 'Book now', 'Book a date', 'Pay now', 'Valid until'],
  },
];

test.each(PAGES)('the page when the order is $order: shows its actions', async ({ order, present, absent }) => {
  await loggedIn(newBrowser(), `/pecState/${order}`);
  for (const text of present) await see(text);
  await see('Customer service');
  for (const text of absent) expect(sees(text), text).toBe(false);
});

test('the package name when the status page opens: is shown once, above the state', async () => {
  await loggedIn(newBrowser(), '/pecState/yj_gefmtj/O1001');
  await see('Choose your date');
  expect(document.querySelector('main header')?.firstElementChild?.textContent).toBe('Care for Parents checkup');
  expect(document.querySelector('main')?.textContent?.split('Care for Parents checkup')).toHaveLength(2);
});

const heading = () => document.querySelector('main h1');
/** Expects that the focus is on the heading with the new state, so that a screen reader reads it next. */
const expectFocusedHeading = (title: string) =>
  soon(() => {
    expect(heading()?.textContent).toBe(title);
    expect(document.activeElement).toBe(heading());
  });
const isBefore = (element: Element, other: Element) =>
  Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

test('an order when it is near its end: shows the remaining days', async () => {
  const browser = newBrowser();
  await asCustomer(browser, '/pecState/yj_gefmtj/O1001');
  await see('Valid until');
  const { getExamOverview } = await import('../../api/exam.ts');
  const { request } = await import('../../client/request.ts');
  const { serverNow } = await import('../../client/server-clock.ts');
  const { formatDate } = await import('../../rules/dates.ts');
  const overview = await request(getExamOverview, { query: { productNo: 'yj_gefmtj', orderNo: 'O1001' } });
  expect(sees(/days left$/)).toBe(false);
  const validTo = formatDate(serverNow() + 12 * 86_400_000);
  const value = { ...overview, order: { ...overview.order, validTo } };
  const match = 'GET /api/sdhealth/physical/examination/get-examination-vo';
  await browser.control('/__fixtures/faults', [{ match, times: 9, kind: 'shape', value }]);
  await browser.open('/pecState/yj_gefmtj/O1001');
  await see('12 days left');
  await see('Book now');
});

test('a booked date when its page opens: shows the check-in code in groups above the changes', async () => {
  await asCustomer(newBrowser(), '/pecState/yj_gefmtj/O1002');
  const code = await see(/^\d{4} \d{4} \d{4}$/);
  await see('Check-in code');
  await soon(() => expect(document.querySelector('[aria-label="Check-in code as a picture"] img')).not.toBeNull());
  for (const change of ['Change the date', 'Cancel the appointment', 'Add to calendar'])
    expect(isBefore(await see(change), code), change).toBe(true);
  await see('How to prepare');
  await see('Bring the medicines you usually take');
});

test('the code of a booked date when it is tapped: fills the screen with its digits and closes on Escape', async () => {
  await asCustomer(newBrowser(), '/pecState/yj_gefmtj/O1002');
  const digits = (await see(/^\d{4} \d{4} \d{4}$/)).textContent;
  await press('Show it full screen');
  const codeDialog = () => document.querySelector('dialog');
  await soon(() => expect(codeDialog()?.textContent).toContain(digits));
  expect(codeDialog()?.querySelector('img')?.getAttribute('alt')).toBe('Check-in code as a picture');
  expect(codeDialog()?.querySelector('img')?.getAttribute('src')).toMatch(/^data:image/);
  codeDialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await soon(() => expect(codeDialog()).toBeNull());
});

test('a booked date when it is added to the calendar: is a file with day, hours and place, without a name', async () => {
  const savedFiles: Blob[] = [];
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) savedFiles.push(file);
    return 'blob:file';
  });
  // The test's window cannot follow the link to the file.
  const clickSpy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await asCustomer(newBrowser(), '/pecState/yj_gefmtj/O1002');
  await press('Add to calendar');
  await see(/Open the saved file/);
  // The browser may not have saved the file, so the page offers an alternative.
  await see(/If no file was saved/);
  await see('Copy day and place');
  const text = (await savedFiles[0]?.text())?.replaceAll('\r\n ', '') ?? '';
  expect(text).toMatch(/DTSTART:\d{8}T233000Z\r\nDTEND:\d{8}T013000Z/);
  expect(text).toContain('SUMMARY:Checkup at Ruihe');
  expect(text).not.toMatch(/Li|Xiulan|139|110105/);
  createUrl.mockRestore();
  clickSpy.mockRestore();
});

test('a booked date when it is cancelled: moves the focus to the heading with the new state', async () => {
  await asCustomer(newBrowser(), '/pecState/yj_gefmtj/O1002');
  await press('Cancel the appointment');
  await see('Your package stays yours');
  const confirm = [...document.querySelectorAll('dialog button')].find(
    ({ textContent }) => textContent === 'Cancel the appointment',
  );
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  if (confirm instanceof HTMLElement) confirm.click();
  await expectFocusedHeading('Choose your date');
  await see('Remember to remove it from your calendar');
  await soon(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0 }));
  expect(sees('Check-in code')).toBe(false);
});

test('a booked date when it is past: has a button that opens the report', async () => {
  await asCustomer(newBrowser(), '/pecState/yj_gefmtj/O1005');
  const report = (await see('See the report')).closest('a');
  expect(report?.getAttribute('href')).toBe('/health/pdfonline?orderNo=O1005');
  expect(report?.closest('main > div:last-child')).not.toBeNull();
  expect(sees('Choose another package')).toBe(false);
});

describe('an unpaid order', () => {
  const cancelOrder = async (question = 'It is closed at once') => {
    await press('Cancel this order');
    await see(question);
    const confirm = [...document.querySelectorAll('dialog button')].find(
      ({ textContent }) => textContent === 'Cancel this order',
    );
    if (confirm instanceof HTMLElement) confirm.click();
  };

  test('an unpaid order when it is cancelled: shows that nothing was charged', async () => {
    const app = await asCustomer(newBrowser(), '/pecState/yj_crgdtj/O1004');
    await see('Pay within');
    expect(document.querySelector('[role="timer"]')?.textContent).toMatch(/23 hours/);
    await cancelOrder();
    await expectFocusedHeading('Order closed');
    await see('Nothing was charged');
    expect(sees('Pay now')).toBe(false);
    expect(app.calls.filter(({ path }) => path.endsWith('/cancel-book'))).toHaveLength(1);
  });

  test('P02: an unpaid order when the response to its cancellation is lost: is cancelled', async () => {
    const browser = newBrowser();
    await asCustomer(browser, '/pecState/yj_crgdtj/O1004');
    await see('Pay within');
    const match = 'POST /api/sdhealth/physical/examination/cancel-book';
    await browser.control('/__fixtures/faults', [
      { match, times: 1, kind: 'drop' },
      { match, times: 1, kind: 'status', value: 503 },
    ]);
    await cancelOrder();
    await expectFocusedHeading('Order closed');
  });

  const CANCEL = 'POST /api/sdhealth/physical/examination/cancel-book';
  const TO_PAY = '/api/sdhealth/mall/package/to-pay';
  /** Begins a payment of the order as another phone would. Returns its number. */
  async function beginPaymentElsewhere(): Promise<string> {
    const { request } = await import('../../client/request.ts');
    const { toPay } = await import('../../api/mall.ts');
    return (await request(toPay, { body: { orderNo: 'O1004' } }, { idempotencyKey: 'k1' })).paySeq;
  }

  test.each([
    ['', []],
    [
      ' and the response is lost (P02)',
      [
        { match: CANCEL, times: 1, kind: 'drop' },
        { match: CANCEL, times: 1, kind: 'status', value: 503 },
      ],
    ],
  ])('an unpaid order when it was paid meanwhile%s: is shown as paid and not cancelled', async (_, faults) => {
    const browser = newBrowser();
    await asCustomer(browser, '/pecState/yj_crgdtj/O1004');
    await see('Nothing is charged');
    await browser.control('/__fixtures/pay', { paySeq: await beginPaymentElsewhere(), result: 'paid' });
    await browser.control('/__fixtures/faults', faults);
    await cancelOrder();
    await see('This order is paid by now');
    await expectFocusedHeading('Choose your date');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test('an unpaid order when its time is over: cannot be paid, even if the service has not closed it', async () => {
    const browser = newBrowser();
    const app = await asCustomer(browser, '/pecState/yj_crgdtj/O1004');
    await see('Pay within');
    const { request } = await import('../../client/request.ts');
    const { getExamOverview } = await import('../../api/exam.ts');
    const data = await request(getExamOverview, { query: { productNo: 'yj_crgdtj', orderNo: 'O1004' } });
    const value = { ...data, order: { ...data.order, payBefore: data.order?.createdAt } };
    await browser.control('/__fixtures/faults', {
      match: 'GET /api/sdhealth/physical/examination/get-examination-vo',
      times: 9,
      kind: 'shape',
      value,
    });
    await app.reload();
    await see('This order is closing');
    expect((await see('Pay now')).closest('button')?.disabled).toBe(true);
  });

  test('P03: an unpaid order when a payment is open: is not cancelled as free of charge', async () => {
    const browser = newBrowser();
    const app = await asCustomer(browser, '/pecState/yj_crgdtj/O1004');
    await see('Nothing is charged');
    await beginPaymentElsewhere();
    await app.reload();
    await see('A payment may be under way');
    expect(sees('Nothing is charged')).toBe(false);
    const release = browser.hold(TO_PAY);
    await press('Pay now');
    const cancelButton = (await see('Wait until it has ended')).closest('button');
    expect(cancelButton?.disabled).toBe(true);
    browser.connect(false);
    release();
    await soon(() => expect(sees('Wait until it has ended')).toBe(false));
    browser.connect(true);
    await cancelOrder('if money still arrives, it goes back to you');
    await expectFocusedHeading('Order closed');
  });
});

test('the status page when the product has no order: links to the product', async () => {
  await loggedIn(newBrowser(), '/pecState/yj_jctj');
  const link = (await see('See the package')).closest('a');
  expect(link?.getAttribute('href')).toBe('/health/pecSale/yj_jctj');
});

describe('a product or an order that does not exist', () => {
  const UNKNOWN = 'We could not find this checkup';

  test.each([
    '/pecState/none',
    '/pecState/yj_gefmtj/none',
    '/medical-services/pec/none',
    '/medical-services/pec/yj_gefmtj/none',
    '/medical-services/pec/yj_gefmtj/none?rebook=1',
    '/institutions/none',
    '/institutions/pec/none',
  ])('an unknown order when %s opens: shows a link without a retry, and reports no error', async (address) => {
    const app = await loggedIn(newBrowser(), address);
    await see(UNKNOWN);
    const link = (await see('See all packages')).closest('a');
    expect(link?.getAttribute('href')).toBe('/health/package-list');
    for (const text of ['Try again', 'Choose this institution', 'Zhongguancun']) expect(sees(text), text).toBe(false);
    expect(app.calls.filter(({ path }) => path.endsWith('febot-notice'))).toEqual([]);
  });

  test('an order when it cannot be loaded: is not shown as missing', async () => {
    const browser = newBrowser();
    const match = 'GET /api/sdhealth/physical/examination/*';
    await browser.control('/__fixtures/faults', { match, kind: 'status', value: 500, times: 9 });
    await loggedIn(browser, '/pecState/yj_gefmtj/O1001');
    await see('Try again');
    expect(sees(UNKNOWN)).toBe(false);
  });
});

/** Returns an answer with its appointment on a past day, as a service has it before or after it knows that nobody came. */
const onPastDay = (answer: unknown, changes: object): unknown => {
  const copy = structuredClone(answer) as { data?: { order?: object; appointment?: object } };
  const { order, appointment } = copy.data ?? {};
  if (appointment) Object.assign(appointment, { appointmentDate: '2020-01-02', canCancel: false, canRebook: false });
  if ('missed' in changes) Object.assign(order ?? {}, { status: 'paid' });
  Object.assign(appointment ?? {}, changes);
  return copy;
};

const PAST_DAYS = [
  { state: 'not reported', changes: {}, present: ['Your checkup day has passed', 'Customer service'], next: false },
  {
    state: 'missed',
    changes: { status: 'cancelled', missed: true },
    present: ['You missed your checkup', /^There was no checkup on Jan 2, 2020/, 'Customer service'],
    next: true,
  },
];

test.each(PAST_DAYS)('an appointment when its day has passed and is $state: shows a way on', async (row) => {
  const browser = newBrowser();
  browser.alter(({ path }, answer) => (path.endsWith('/get-examination-vo') ? onPastDay(answer, row.changes) : answer));
  await asCustomer(browser, '/pecState/yj_gefmtj/O1002');
  for (const text of row.present) await see(text);
  for (const text of [/^Arrive between/, 'Add to calendar']) expect(sees(text), String(text)).toBe(false);
  expect(sees('Book now')).toBe(row.next);
});
