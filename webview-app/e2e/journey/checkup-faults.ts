/** Books, moves and cancels a checkup of the package mall with a fault at each step. */
import { expect, type Page } from '@playwright/test';
import {
  bookFor,
  cancelDate,
  changeDate,
  chooseDay,
  chooseInstitution,
  heading,
  loseAnswer,
  refuseOnce,
  seesBooked,
} from './checkup-steps.ts';

export const CREATE_ORDER = 'POST /api/sdhealth/mall/package/create-order';
export const CITY_COUNT = 'GET /api/sdb/grow/user/city/get-order-count';
const EXAM = '/api/sdhealth/physical/examination';
export const CITIES = `${EXAM}/get-examination-city`;
export const COMMIT = `POST ${EXAM}/commit-physical-examination-info`;

const DAY_FULL = [40911, '该日期已约满，请选择其他日期'] as const;

/** Chooses clinic, day and person after the city, and reloads the page before the last step. */
export async function bookThroughReload(page: Page): Promise<void> {
  await chooseInstitution(page);
  await chooseDay(page);
  await expect(heading(page, '填写体检人信息')).toBeVisible();
  await page.reload();
  await expect(heading(page, '填写体检人信息')).toBeVisible();
}

/** Confirms a full day, and then another day, whose answer is lost. */
export async function confirmAnotherDay(page: Page): Promise<void> {
  await refuseOnce(page, COMMIT, ...DAY_FULL);
  await bookFor(page);
  await expect(page.getByText(DAY_FULL[1])).toBeVisible();
  await chooseDay(page, 2);
  await loseAnswer(page, COMMIT);
  await bookFor(page);
  await seesBooked(page);
}

/** Moves the booked date. The answer is lost. */
export async function moveWithoutAnswer(page: Page): Promise<void> {
  await loseAnswer(page, `POST ${EXAM}/rebook`);
  await changeDate(page, 3);
  await expect(page.getByText('还可修改 1 次')).toBeVisible();
}

/** Cancels the booked date. The answer is lost. */
export async function cancelWithoutAnswer(page: Page): Promise<void> {
  await loseAnswer(page, `POST ${EXAM}/cancel-book`);
  await cancelDate(page);
}

interface Ledger {
  charges: unknown[];
  orders: { orderNo: string; status: string; isSeed: boolean; appointments: { state: string }[] }[];
}

/** Returns the backend's record of an order, or of all orders of this test, and the number of charges. */
export async function readLedger(page: Page, orderNo?: string): Promise<{ charges: number; orders: string[] }> {
  const answer = await page.request.get('/__fixtures/ledger');
  const { charges, orders }: Ledger = await answer.json();
  const requested = orders.filter((order) => (orderNo ? order.orderNo === orderNo : !order.isSeed));
  return {
    charges: charges.length,
    orders: requested.map(({ status, appointments }) => [status, ...appointments.map(({ state }) => state)].join(' ')),
  };
}
