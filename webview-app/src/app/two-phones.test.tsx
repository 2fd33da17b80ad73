/** Tests a write of one phone after its page's data was changed elsewhere: refused, explained, confirmed again. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, type OpenedApp, press, see, sees, soon } from '../../test/open-app.tsx';
import { asCustomer, choose, pickDay } from '../../test/person.ts';
import { type SecondPhone, secondPhone } from '../../test/second-phone.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages('browser');
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});

const CHANGED = 'This has changed in the meantime';
const EXAM = '/api/sdhealth/physical/examination';
const VAS = '/api/sdhealth/tob/general-order';
const WALKING = '/api/sdhealth/walking';
const REFUND = '/api/sdhealth/mall/package/refund';
const PHONE_DOCTOR = '/api/sdhealth/phone-doctor/active';
const SELF = '110105198806150033';
const MOTHER = '110105196003120028';

/** Sets the decisions of the service. */
const decide = (settings: object) =>
  fetch('/__fixtures/settings', {
    method: 'POST',
    body: JSON.stringify(settings),
    headers: { 'content-type': 'application/json' },
  });
async function refunds(): Promise<unknown[]> {
  const ledger: { refunds: { orderNo: string; amountFen: number }[] } = await (
    await fetch('/__fixtures/ledger')
  ).json();
  return ledger.refunds.filter(({ orderNo }) => orderNo === 'O1001').map(({ amountFen }) => amountFen);
}
const statusOf = async (phone: SecondPhone, orderNo: string) =>
  (await phone.get(`${VAS}/detail?orderNo=${orderNo}`))['status'];
const convertible = async (phone: SecondPhone) =>
  (await phone.get(`${WALKING}/user-activity-info`))['convertibleTotalSteps'];
const orders = async (phone: SecondPhone) =>
  (await phone.get(`${VAS}/exist-self-info?productNo=P4001`))['orderNo'] !== undefined;
const prize = async (phone: SecondPhone) => {
  const { prize: chosen } = (await phone.get(`${WALKING}/guide-status`)) as { prize?: { prizeId: string } };
  return chosen?.prizeId;
};

const inDialog = async () => {
  const button = () => document.querySelector<HTMLButtonElement>('dialog[open] button:last-of-type');
  await soon(() => expect(button()).not.toBeNull());
  button()?.click();
};
const tick = async (selector: string) => {
  await soon(() => expect(document.querySelector(selector)).not.toBeNull());
  document.querySelector<HTMLInputElement>(selector)?.click();
};

interface TwoPhones {
  readonly what: string;
  readonly address: string;
  /** Takes the steps on phone 1 up to its last tap. */
  readonly before: () => Promise<unknown>;
  readonly change: (phone: SecondPhone) => Promise<unknown>;
  readonly act: () => Promise<unknown>;
  readonly path: string;
  /** The rows of the dialog that name the changes. */
  readonly says: readonly RegExp[];
  /** Returns the service's state that the write changes. */
  readonly state: (phone: SecondPhone) => Promise<unknown>;
  /** The state after the second confirmation; absent if the write is no longer possible. */
  readonly after?: unknown;
  /** The page after it. */
  readonly page: string | RegExp;
}

/** Orders something for a person with the number 13700001111, which belongs to them from then on. */
const givesNumber = (phone: SecondPhone, insuredIdCard: string) =>
  phone.json(`${VAS}/place-order`, {
    ...{ productNo: 'P4005', insuredIdCard },
    ...{ insuredName: 'Zhang Ming', mobile: '13700001111' },
  });

const askForRefund = async () => {
  await choose('My plans have changed');
  await press(/^Apply for a refund$/);
  await see('Apply for this refund?');
};
const refund = {
  address: '/refunded/yj_gefmtj/O1001',
  before: askForRefund,
  act: inDialog,
  path: REFUND,
  state: refunds,
};
const receive = {
  address: '/value-added-service-detail?orderNo=O1001',
  before: () => see('Accept the service'),
  act: () => press('Accept the service'),
  path: `${VAS}/order/receive`,
  state: (phone: SecondPhone) => statusOf(phone, 'O1001'),
};
const activate = {
  address: '/telUpgrade/O1001',
  before: async () => {
    await press('Activate');
    await see(/^Activate for 138\*{4}8000\?$/);
  },
  act: inDialog,
  path: PHONE_DOCTOR,
  state: async (phone: SecondPhone) => {
    const { status, mobile } = await phone.get('/api/sdhealth/phone-doctor/detail?orderNo=O1001');
    return [status, mobile];
  },
};

const ROWS: readonly TwoPhones[] = [
  {
    ...refund,
    what: 'a refund when the service takes a fee by now',
    change: () => decide({ refundFeeFen: 10_000 }),
    says: [/^Amount: was ¥899, now ¥799$/],
    after: [79_900],
    page: 'Refund accepted',
  },
  {
    ...refund,
    what: 'a refund when another phone has asked for it',
    change: (phone) => phone.json(REFUND, { orderNo: 'O1001', reasonCode: 'plans' }),
    says: [/^Amount: was ¥899, now ¥0$/],
    page: 'The order has been refunded already',
  },
  {
    what: 'an exchange of steps when another phone has exchanged some',
    address: '/healthGold/step',
    before: () => see(/^Exchange for \d+ coins$/),
    change: (phone) => phone.json(`${WALKING}/exchange-bubble-report`, { bubble: 'walk' }),
    act: () => press(/^Exchange for \d+ coins$/),
    path: `${WALKING}/exchange-health-coin`,
    says: [/^Coins: was \d+, now \d+$/],
    state: async (phone) => Number(await convertible(phone)) >= 100,
    after: false,
    page: /coins are yours$/,
  },
  {
    what: 'a prize when another phone has chosen one',
    address: '/healthGold/step',
    before: async () => {
      await press('Choose a prize');
      await see('Walk for this one');
      document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')[3]?.click();
    },
    change: (phone) => phone.json(`${WALKING}/select-prize`, { prizeId: 'Q3' }),
    act: () => press('Walk for this one'),
    path: `${WALKING}/select-prize`,
    says: [/^Chosen prize: now \w/],
    state: prize,
    after: 'Q4',
    page: /^You are now walking for: /,
  },
  {
    what: 'an order for a family member when another phone has given them another number',
    address: '/value-added-service-detail?productNo=P4001',
    before: async () => {
      await press('Order the service');
      await see('Place this order?');
    },
    change: (phone) => givesNumber(phone, SELF),
    act: inDialog,
    path: `${VAS}/place-order`,
    says: [/^Mobile number: was 138\*{4}8000, now 137\*{4}1111$/],
    state: orders,
    after: true,
    page: 'Accept the service',
  },
  {
    what: 'a booking for a family member when another phone has given them another name and number',
    address: '/medical-services/pec/yj_gefmtj/O1001',
    before: async () => {
      await see('In which city?');
      await press(/^Next$/);
      await choose(/Guomao/);
      await pickDay();
      await choose(/^L\*+n$/);
    },
    change: (phone) => givesNumber(phone, MOTHER),
    act: () => press(/^Book$/),
    path: `${EXAM}/commit-physical-examination-info`,
    says: [/^For: was L\*+n, now Z\*+g$/, /^Mobile number: was 139\*{4}2222, now 137\*{4}1111$/],
    state: async (phone) =>
      (await phone.get(`${EXAM}/get-examination-appointment?orderNo=O1001`))['appointment'] !== undefined,
    after: true,
    page: 'Change the date',
  },
  {
    ...receive,
    what: 'a service that is accepted when another phone has cancelled it',
    change: (phone) => phone.json(`${VAS}/status-update`, { orderNo: 'O1001', status: 'cancelled' }),
    says: [/^Status: was not received, now cancelled$/],
    page: 'Cancelled',
  },
  {
    ...receive,
    what: 'a service that is accepted when another phone uses it',
    change: async (phone) => {
      await phone.form(`${VAS}/order/receive`, { orderNo: 'O1001' });
      await phone.json(`${VAS}/status-update`, { orderNo: 'O1001', status: 'using' });
    },
    says: [/^Status: was not received, now in use$/],
    page: 'The service is yours',
  },
  {
    ...activate,
    what: 'an activation when another phone has done it for another number',
    change: (phone) => phone.form(PHONE_DOCTOR, { orderNo: 'O1001', mobile: '13700001111' }),
    says: [/^Status: was not activated, now active$/, /^Mobile number: was 138\*{4}8000, now 137\*{4}1111$/],
    page: 'Call 400-800-6120',
  },
  {
    what: 'a consent when the agreement is another one by now',
    address: '/service',
    before: () => tick('input[name=protocols]'),
    change: () => decide({ protocolVersion: '2.2' }),
    act: () => press('Agree and activate'),
    path: '/api/sdhealth/tob/rights-package/protocol-authorize',
    says: [/^Agreements: Changed$/],
    state: async (phone) => (await phone.get('/api/sdhealth/tob/rights-package/detail'))['authorized'],
    page: 'Agree and activate',
  },
];

const writes = ({ calls }: OpenedApp, path: string) => calls.filter((call) => call.path === path).length;
/** Returns the dialog's rows as `label: value`. */
const differences = () =>
  [...document.querySelectorAll('dialog[open] dt')].map((label) =>
    `${label.textContent}: ${label.nextSibling?.textContent}`.replaceAll('\u00a0', ' '),
  );

describe.each(ROWS)('$what', ({ address, before, change, act, path, says, state, after, page }) => {
  test('a write when another phone has changed its data: refused, then done once if confirmed again', async () => {
    const app = await asCustomer(newBrowser(), address);
    await before();
    const phone = await secondPhone();
    await change(phone);
    const changed = await state(phone);
    const earlier = writes(app, path);
    await act();
    await see(CHANGED);
    const rows = differences();
    expect(
      says.filter((row) => !rows.some((text) => row.test(text))),
      rows.join(),
    ).toEqual([]);
    expect(await state(phone)).toEqual(changed);
    expect(writes(app, path) - earlier).toBe(1);
    if (after === undefined) {
      expect(sees('Go ahead')).toBe(false);
      await press('Got it');
    } else await press('Go ahead');
    await see(page);
    expect(writes(app, path) - earlier).toBe(after === undefined ? 1 : 2);
    expect(await state(phone)).toEqual(after ?? changed);
  });
});
