/** Tests the confirmations before actions in the elder edition. The standard edition's pages show none. */
import { afterEach, describe, expect, test } from 'vitest';
import { fillTextArea, QUESTION, waitForPath } from '../../../test/ask.ts';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, choose, pickDay } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');
afterEach(() => document.documentElement.removeAttribute('data-elder'));

/** Returns the facts of the open dialog by name, as a screen reader gets them. */
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[role="dialog"] dt, dialog dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );
describe('a booking in the elder edition', () => {
  test('a booking when it is submitted: is sent only after a confirmation with person, place, day and cost', async () => {
    const app = await asCustomer(newBrowser(), '/medical-services/pec/yj_gefmtj/O1001?elder=1');
    await press('Shanghai');
    await choose(/Lujiazui/);
    const day = await pickDay(1);
    await see('Who will be examined?');
    await choose('Zhang Ming');
    await press(/^Book$/);
    await see('Book this checkup?');
    expect(facts()).toMatchObject({ Who: 'Zhang Ming', Cost: 'Paid already. Nothing more to pay' });
    expect(facts()['When']).toContain(String(Number(day.slice(8))));
    expect(facts()['Where']).toMatch(/Lujiazui/);
    const commitRequests = () => app.calls.filter(({ path }) => path.endsWith('commit-physical-examination-info'));
    await press('Change something');
    await soon(() => expect(sees('Book this checkup?')).toBe(false));
    expect(commitRequests()).toEqual([]);
    await press(/^Book$/);
    await press('Yes, book it');
    await waitForPath('/health/pecState/');
    expect(commitRequests()).toHaveLength(1);
    await see('Booked');
  });

  test('a booking when a field is empty: shows no confirmation', async () => {
    await asCustomer(newBrowser(), '/medical-services/pec/yj_gefmtj/O1001?elder=1');
    await press('Shanghai');
    await choose(/Lujiazui/);
    await pickDay(1);
    await see('Who will be examined?');
    await choose('Somebody else');
    await press(/^Book$/);
    await see('Please enter the name');
    expect(sees('Book this checkup?')).toBe(false);
  });

  test('a booking when it is moved to another day: the confirmation contains the old day', async () => {
    await asCustomer(newBrowser(), '/free-appointment/index-rebook/yj_gefmtj/O1002?elder=1');
    await see('Confirm the new date');
    await pickDay(2);
    await press('Confirm the new date');
    await see('Change to this day?');
    expect(Object.keys(facts())).toEqual(['Who', 'When', 'Now', 'Where', 'Cost']);
    await press('Yes, change it');
    await waitForPath('/health/free-appointment/state/');
  });

  test('a booking when it is cancelled: the confirmation contains the person', async () => {
    await asCustomer(newBrowser(), '/pecState/yj_gefmtj/O1002?elder=1');
    await press('Cancel the appointment');
    await see('Cancel this appointment?');
    const dialog = (await see('Cancel this appointment?')).closest('dialog');
    expect(dialog?.textContent).toMatch(/Z\*+|\*/);
    expect(dialog?.textContent).toContain('Your checkup is not lost. You can book another day');
  });
});

test('a question to a doctor when it is sent: the confirmation contains person, question and cost', async () => {
  await asCustomer(newBrowser(), '/online/submit-fc/yj_gefmtj/O1001?elder=1');
  await choose('Zhang Ming');
  await fillTextArea('What would you like to ask?', QUESTION);
  await press(/^Send to the doctor$/);
  await see('Send your question?');
  expect(facts()).toMatchObject({ 'About whom': 'Zhang Ming', Question: QUESTION });
  expect(facts()['Cost']).toMatch(/^Nothing to pay\. It takes (one of your \d+|your last) consultation/);
  await press('Yes, send it');
  await waitForPath('/health/online/client/yj_gefmtj/O1001');
});

test('the review of an order in the elder edition when it opens: has simpler texts', async () => {
  await asCustomer(newBrowser(), '/pecSale/lj_jctj?elder=1');
  await press('Buy now');
  await see('Is everything right?');
  await see(/^Yes, pay ¥/);
  await see('Last day to use it');
});

test.each([
  ['its own page', '/pecState/yj_crgdtj/O1004?elder=1', 'Pay before'],
  ['the page of the package', '/pecSale/yj_crgdtj?elder=1', 'Last day to use it'],
])(
  'an unpaid order when it is paid from %s: the confirmation contains person, product, days and price',
  async (_, address, when) => {
    const app = await asCustomer(newBrowser(), address);
    const payRequests = () => app.calls.filter(({ path }) => path.endsWith('/to-pay'));
    await press('Pay now');
    await see('Pay for this order?');
    await soon(() => expect(facts()).toHaveProperty('Who'));
    expect(facts()).toMatchObject({ What: 'Adult Premium checkup', Cost: '¥2,999' });
    expect(facts()[when]).toMatch(/\d/);
    await press('Change something');
    await soon(() => expect(sees('Pay for this order?')).toBe(false));
    expect(payRequests()).toEqual([]);
    await press('Pay now');
    await press('Yes, pay ¥2,999');
    await soon(() => expect(payRequests()).toHaveLength(1));
  },
);
