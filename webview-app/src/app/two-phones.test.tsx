/** Tests a write of one phone after its page's data was changed on another phone: it is refused, explained and confirmed again. */
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

const setDecisions = (settings: object) =>
  fetch('/__fixtures/settings', {
    method: 'POST',
    body: JSON.stringify(settings),
    headers: { 'content-type': 'application/json' },
  });
async function refundAmounts(): Promise<unknown[]> {
  const ledger: { refunds: { orderNo: string; amountFen: number }[] } = await (
    await fetch('/__fixtures/ledger')
  ).json();
  return ledger.refunds.filter(({ orderNo }) => orderNo === 'O1001').map(({ amountFen }) => amountFen);
}
const statusOf = async (phone: SecondPhone, orderNo: string) =>
  (await phone.get(`${VAS}/detail?orderNo=${orderNo}`))['status'];
const convertibleSteps = async (phone: SecondPhone) =>
  (await phone.get(`${WALKING}/user-activity-info`))['convertibleTotalSteps'];
const hasOrder = async (phone: SecondPhone) =>
  (await phone.get(`${VAS}/exist-self-info?productNo=P4001`))['orderNo'] !== undefined;
const chosenPrizeId = async (phone: SecondPhone) => {
  const { prize: chosen } = (await phone.get(`${WALKING}/guide-status`)) as { prize?: { prizeId: string } };
  return chosen?.prizeId;
};

const confirmInDialog = async () => {
  const button = () => document.querySelector<HTMLButtonElement>('dialog[open] button:last-of-type');
  await soon(() => expect(button()).not.toBeNull());
  button()?.click();
};
const tick = async (selector: string) => {
  await soon(() => expect(document.querySelector(selector)).not.toBeNull());
  document.querySelector<HTMLInputElement>(selector)?.click();
};

interface TwoPhones {
  readonly name: string;
  readonly address: string;
  /** Performs the steps on phone 1 up to its last tap. */
  readonly prepare: () => Promise<unknown>;
  readonly change: (phone: SecondPhone) => Promise<unknown>;
  readonly submit: () => Promise<unknown>;
  readonly path: string;
  /** The rows of the dialog that name the changes. */
  readonly expectedDifferences: readonly RegExp[];
  /** Returns the service's state that the write changes. */
  readonly state: (phone: SecondPhone) => Promise<unknown>;
  /** The state after the second confirmation. Absent if the write is no longer possible. */
  readonly finalState?: unknown;
  readonly finalText: string | RegExp;
}

/** Places an order for a person with the number 13700001111, which becomes the person's stored number. */
const changeNumber = (phone: SecondPhone, insuredIdCard: string) =>
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
  prepare: askForRefund,
  submit: confirmInDialog,
  path: REFUND,
  state: refundAmounts,
};
const receive = {
  address: '/value-added-service-detail?orderNo=O1001',
  prepare: () => see('Accept the service'),
  submit: () => press('Accept the service'),
  path: `${VAS}/order/receive`,
  state: (phone: SecondPhone) => statusOf(phone, 'O1001'),
};
const activate = {
  address: '/telUpgrade/O1001',
  prepare: async () => {
    await press('Activate');
    await see(/^Activate for 138\*{4}8000\?$/);
  },
  submit: confirmInDialog,
  path: PHONE_DOCTOR,
  state: async (phone: SecondPhone) => {
    const { status, mobile } = await phone.get('/api/sdhealth/phone-doctor/detail?orderNo=O1001');
    return [status, mobile];
  },
};

const CASES: readonly TwoPhones[] = [
  {
    ...refund,
    name: 'a refund when the service now takes a fee',
    change: () => setDecisions({ refundFeeFen: 10_000 }),
    expectedDifferences: [/^Amount: was ¥899, now ¥799$/],
    finalState: [79_900],
    finalText: 'Refund accepted',
  },
  {
    ...refund,
    name: 'a refund when another phone has asked for it',
    change: (phone) => phone.json(REFUND, { orderNo: 'O1001', reasonCode: 'plans' }),
    expectedDifferences: [/^Amount: was ¥899, now ¥0$/],
    finalText: 'The order has been refunded already',
  },
  {
    name: 'an exchange of steps when another phone has exchanged some',
    address: '/healthGold/step',
    prepare: () => see(/^Exchange for \d+ coins$/),
    change: (phone) => phone.json(`${WALKING}/exchange-bubble-report`, { bubble: 'walk' }),
    submit: () => press(/^Exchange for \d+ coins$/),
    path: `${WALKING}/exchange-health-coin`,
    expectedDifferences: [/^Coins: was \d+, now \d+$/],
    state: async (phone) => Number(await convertibleSteps(phone)) >= 100,
    finalState: false,
    finalText: /coins are yours$/,
  },
  {
    name: 'a prize when another phone has chosen one',
    address: '/healthGold/step',
    prepare: async () => {
      await press('Choose a prize');
      await see('Walk for this one');
      document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')[3]?.click();
    },
    change: (phone) => phone.json(`${WALKING}/select-prize`, { prizeId: 'Q3' }),
    submit: () => press('Walk for this one'),
    path: `${WALKING}/select-prize`,
    expectedDifferences: [/^Chosen prize: now \w/],
    state: chosenPrizeId,
    finalState: 'Q4',
    finalText: /^You are now walking for: /,
  },
  {
    name: 'an order for a family member when another phone has given them another number',
    address: '/value-added-service-detail?productNo=P4001',
    prepare: async () => {
      await press('Order the service');
      await see('Place this order?');
    },
    change: (phone) => changeNumber(phone, SELF),
    submit: confirmInDialog,
    path: `${VAS}/place-order`,
    expectedDifferences: [/^Mobile number: was 138\*{4}8000, now 137\*{4}1111$/],
    state: hasOrder,
    finalState: true,
    finalText: 'Accept the service',
  },
  {
    name: 'a booking for a family member when another phone has given them another name and number',
    address: '/medical-services/pec/yj_gefmtj/O1001',
    prepare: async () => {
      await see('In which city?');
      await press(/^Next$/);
      await choose(/Guomao/);
      await pickDay();
      await choose(/^L\*+n$/);
    },
    change: (phone) => changeNumber(phone, MOTHER),
    submit: () => press(/^Book$/),
    path: `${EXAM}/commit-physical-examination-info`,
    expectedDifferences: [/^For: was L\*+n, now Z\*+g$/, /^Mobile number: was 139\*{4}2222, now 137\*{4}1111$/],
    state: async (phone) =>
      (await phone.get(`${EXAM}/get-examination-appointment?orderNo=O1001`))['appointment'] !== undefined,
    finalState: true,
    finalText: 'Change the date',
  },
  {
    ...receive,
    name: 'a service that is accepted when another phone has cancelled it',
    change: (phone) => phone.json(`${VAS}/status-update`, { orderNo: 'O1001', status: 'cancelled' }),
    expectedDifferences: [/^Status: was not received, now cancelled$/],
    finalText: 'Cancelled',
  },
  {
    ...receive,
    name: 'a service that is accepted when another phone uses it',
    change: async (phone) => {
      await phone.form(`${VAS}/order/receive`, { orderNo: 'O1001' });
      await phone.json(`${VAS}/status-update`, { orderNo: 'O1001', status: 'using' });
    },
    expectedDifferences: [/^Status: was not received, now in use$/],
    finalText: 'The service is yours',
  },
  {
    ...activate,
    name: 'an activation when another phone has done it for another number',
    change: (phone) => phone.form(PHONE_DOCTOR, { orderNo: 'O1001', mobile: '13700001111' }),
    expectedDifferences: [
      /^Status: was not activated, now active$/,
      /^Mobile number: was 138\*{4}8000, now 137\*{4}1111$/,
    ],
    finalText: 'Call 400-800-6120',
  },
  {
    name: 'a consent when the agreement has been replaced',
    address: '/service',
    prepare: () => tick('input[name=protocols]'),
    change: () => setDecisions({ protocolVersion: '2.2' }),
    submit: () => press('Agree and activate'),
    path: '/api/sdhealth/tob/rights-package/protocol-authorize',
    expectedDifferences: [/^Agreements: Changed$/],
    state: async (phone) => (await phone.get('/api/sdhealth/tob/rights-package/detail'))['authorized'],
    finalText: 'Agree and activate',
  },
];

const writeCount = ({ calls }: OpenedApp, path: string) => calls.filter((call) => call.path === path).length;
/** Returns the dialog's rows as `label: value`. */
const differences = () =>
  [...document.querySelectorAll('dialog[open] dt')].map((label) =>
    `${label.textContent}: ${label.nextSibling?.textContent}`.replaceAll('\u00a0', ' '),
  );

describe.each(CASES)(
  'the write “$name”',
  ({ address, prepare, change, submit, path, expectedDifferences, state, finalState, finalText }) => {
    test('a write when another phone has changed its data: is performed only after a second confirmation', async () => {
      const app = await asCustomer(newBrowser(), address);
      await prepare();
      const phone = await secondPhone();
      await change(phone);
      const changedState = await state(phone);
      const countBefore = writeCount(app, path);
      await submit();
      await see(CHANGED);
      const rows = differences();
      expect(
        expectedDifferences.filter((row) => !rows.some((text) => row.test(text))),
        rows.join(),
      ).toEqual([]);
      expect(await state(phone)).toEqual(changedState);
      expect(writeCount(app, path) - countBefore).toBe(1);
      if (finalState === undefined) {
        expect(sees('Go ahead')).toBe(false);
        await press('Got it');
      } else await press('Go ahead');
      await see(finalText);
      expect(writeCount(app, path) - countBefore).toBe(finalState === undefined ? 1 : 2);
      expect(await state(phone)).toEqual(finalState ?? changedState);
    });
  },
);
