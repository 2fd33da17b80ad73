/** Performs the steps of a checkup's booking with possible faults, for all kinds of checkup. Chinese pages. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import { openDay } from './login-and-payment.ts';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

export async function chooseInstitution(page: Page, name = /陆家嘴店/): Promise<void> {
  await page.getByRole('radio', { name }).dispatchEvent('click');
}

/** Chooses an open day by its index. Day 0 may be too near to be changed later. */
export async function chooseDay(page: Page, index = 1): Promise<void> {
  await openDay(page, index).click();
}

/** Chooses a known person and sends the booking. */
export async function bookFor(page: Page, name = /本人/): Promise<void> {
  await page.getByRole('radio', { name }).dispatchEvent('click');
  await press(page, '确认预约');
}

/** Waits for the second try, which follows a lost answer. */
const PATIENCE = { timeout: 20_000 };

export const seesBooked = (page: Page) => expect(heading(page, '已预约')).toBeVisible(PATIENCE);

/** Changes the date from the status page, and returns there. */
export async function changeDate(page: Page, index = 2): Promise<void> {
  await page.getByRole('link', { name: /修改日期/ }).click();
  await openDay(page, index).click();
  await press(page, '确认新日期');
  await seesBooked(page);
}

/** Cancels on the status page, which then offers a new date. */
export async function cancelDate(page: Page): Promise<void> {
  await press(page, /取消预约/);
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
  await expect(heading(page, '请选择日期')).toBeVisible(PATIENCE);
}

/** The console errors that the faults below cause. It is one pattern, because Playwright reads a list of several as a tuple. */
export const FAULT_ERRORS = [/status of 503|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/];

/** Plants faults of the embedded backend, and removes earlier ones. */
export const plant = async (page: Page, faults: readonly object[]): Promise<void> => {
  const answer = await page.request.post('/__fixtures/faults', { data: faults });
  expect(answer.ok()).toBe(true);
};

/** Loses the answer of the next call of an endpoint (`POST /api/...`), and of its retry. The call is done. */
export const loseAnswer = (page: Page, match: string) =>
  plant(page, [
    { match, times: 1, kind: 'drop' },
    { match, times: 1, kind: 'status', value: 503 },
  ]);

/** Refuses the next call with a business code, without doing it. */
export const refuseOnce = (page: Page, match: string, code: number, msg: string) =>
  plant(page, [{ match, times: 1, kind: 'code', value: { code, msg } }]);

export interface BookedOrder {
  readonly orderNo: string;
  readonly productNo: string;
  readonly status: string;
  readonly isSeed: boolean;
  readonly appointments: readonly { readonly state: string; readonly date: string }[];
}

/** Returns the orders of a product that this test made, as the backend has them. */
export async function ordersOf(page: Page, productNo: string): Promise<readonly BookedOrder[]> {
  const { orders }: { orders: BookedOrder[] } = await (await page.request.get('/__fixtures/ledger')).json();
  return orders.filter((order) => order.productNo === productNo && !order.isSeed);
}
