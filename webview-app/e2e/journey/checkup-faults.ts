/** Faults of a checkup's way, and the steps that meet them on any of its kinds' pages. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openDay } from './ways.ts';

export const CREATE_ORDER = '/api/sdhealth/mall/package/create-order';
export const CITY_COUNT = '/api/sdb/grow/user/city/get-order-count';
export const CITIES = '/api/sdhealth/physical/examination/get-examination-city';
export const COMMIT = '/api/sdhealth/physical/examination/commit-physical-examination-info';
const REBOOK = '/api/sdhealth/physical/examination/rebook';
const CANCEL = '/api/sdhealth/physical/examination/cancel-book';

const DAY_FULL = { code: 40911, msg: '该日期已约满，请选择其他日期' };

/** Plans a fault of the embedded backend; the one planned before is forgotten. */
export async function plan(
  page: Page,
  fault: { match: string; kind: 'delay' | 'code'; times: number; value: unknown },
): Promise<void> {
  const answer = await page.request.post('/__fixtures/faults', { data: fault });
  expect(answer.ok()).toBe(true);
}

/** Lets a change be done, and loses its answer and that of the second try. A broken connection would not do: a browser tries once more itself. */
export const loseAnswer = (page: Page, path: string): Promise<unknown> =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 2 },
  );

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();
const confirm = (page: Page) => page.getByRole('button', { name: '确认预约' }).click();
const self = (page: Page) => page.getByRole('radio', { name: /本人/ }).check({ force: true });

/** Chooses clinic, day and person in Shanghai, which is chosen; the page is loaded anew before the last step. */
export async function bookThroughReload(page: Page): Promise<void> {
  await next(page);
  await page.getByRole('radio', { name: /陆家嘴店/ }).check({ force: true });
  await next(page);
  await openDay(page, 1).click();
  await next(page);
  await expect(heading(page, '填写体检人信息')).toBeVisible();
  await page.reload();
  await expect(heading(page, '填写体检人信息')).toBeVisible();
  await self(page);
}

/** Confirms, is told that the day is full, and confirms another day. The answer to that is lost. */
export async function confirmAnotherDay(page: Page): Promise<void> {
  await plan(page, { match: `POST ${COMMIT}`, kind: 'code', times: 1, value: DAY_FULL });
  await confirm(page);
  await expect(page.getByText(DAY_FULL.msg)).toBeVisible();
  await openDay(page, 2).click();
  await next(page);
  await self(page);
  await loseAnswer(page, COMMIT);
  await confirm(page);
  await expect(heading(page, '已预约')).toBeVisible({ timeout: 20_000 });
}

/** Moves the booked date to another one; the answer is lost. */
export async function changeDate(page: Page): Promise<void> {
  await page.getByRole('link', { name: /修改日期/ }).click();
  await openDay(page, 3).click();
  await loseAnswer(page, REBOOK);
  await page.getByRole('button', { name: /确认/ }).click();
  await expect(heading(page, '已预约')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('还可修改 1 次')).toBeVisible();
}

/** Cancels the booked date; the answer is lost. */
export async function cancelDate(page: Page): Promise<void> {
  await loseAnswer(page, CANCEL);
  await page.getByRole('button', { name: /取消预约/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
  await expect(heading(page, '请选择日期')).toBeVisible({ timeout: 20_000 });
}

interface Ledger {
  charges: unknown[];
  orders: { orderNo: string; status: string; isSeed: boolean; appointments: { state: string }[] }[];
}

/** Returns what the backend keeps of an order, or of those made in this test, and the number of charges. */
export async function keptBy(page: Page, orderNo?: string): Promise<{ charges: number; orders: string[] }> {
  const answer = await page.request.get('/__fixtures/ledger');
  const { charges, orders }: Ledger = await answer.json();
  const wanted = orders.filter((one) => (orderNo ? one.orderNo === orderNo : !one.isSeed));
  return {
    charges: charges.length,
    orders: wanted.map(({ status, appointments }) => [status, ...appointments.map(({ state }) => state)].join(' ')),
  };
}
