/** Tests a free checkup up to its cancelled date, with a fault at each step: a single order and date. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import {
  bookFor,
  cancelDate,
  changeDate,
  chooseDay,
  chooseInstitution,
  FAULT_ERRORS,
  heading,
  loseAnswer,
  ordersOf,
  press,
  refuseOnce,
  seesBooked,
} from './journey/checkup-steps.ts';
import { openDay, takeForFree } from './journey/login-and-payment.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 31.2304, longitude: 121.4737 },
  allowErrors: FAULT_ERRORS,
});

const EXAM = '/api/sdhealth/physical/examination';
const COMMIT = `POST ${EXAM}/commit-physical-examination-info`;
const BY_CITY = 'lj_ybtj';
const BY_INSTITUTION = 'yj_ybtj';

/** Expects the states of the dates of the only new order. */
async function expectDates(page: Page, productNo: string, status: string, states: readonly string[]): Promise<void> {
  const orders = await ordersOf(page, productNo);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ status, appointments: states.map((state) => ({ state })) });
}

test('a free checkup by city when steps fail: is booked, moved and cancelled (N01)', async ({
  page,
  host,
  context,
}) => {
  test.slow();
  await page.goto(`/health/pecSale/${BY_CITY}?lang=zh`);
  await takeForFree(page, host);
  await expect(page).toHaveURL(new RegExp(`/free-appointment/city/${BY_CITY}/O`));

  await test.step('opens the institutions without a network', async () => {
    await expect(page.getByRole('button', { name: '上海' })).toBeVisible();
    await context.setOffline(true);
    await press(page, '上海');
    await expect(heading(page, '选择机构')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await context.setOffline(false);
    await chooseInstitution(page);
  });

  await test.step('reloads the page between two steps', async () => {
    await expect(heading(page, '选择日期')).toBeVisible();
    await page.reload();
    await expect(heading(page, '选择日期')).toBeVisible();
    await expect(page.getByText(/陆家嘴店/).first()).toBeVisible();
    await chooseDay(page);
  });

  await test.step('chooses another day when the first is sold out', async () => {
    await refuseOnce(page, COMMIT, 40911, '该日期已约满，请选择其他日期');
    await bookFor(page);
    await expect(heading(page, '选择日期')).toBeVisible();
    await chooseDay(page, 2);
  });

  await test.step('retries a refused order', async () => {
    await refuseOnce(page, COMMIT, 40905, '该订单当前不能预约');
    await bookFor(page);
    await expect(page.getByText('该订单当前不能预约').first()).toBeVisible();
    await expectDates(page, BY_CITY, 'paid', []);
  });

  await test.step('books while the response is lost', async () => {
    const [order] = await ordersOf(page, BY_CITY);
    await page.goto(`/health/free-appointment/city/${BY_CITY}/${order?.orderNo}?lang=zh`);
    await loseAnswer(page, COMMIT);
    await bookFor(page);
    await seesBooked(page);
    await expectDates(page, BY_CITY, 'booked', ['booked']);
  });

  await test.step('changes the date while the response is lost', async () => {
    await loseAnswer(page, `POST ${EXAM}/rebook`);
    await changeDate(page);
    await expect(page.getByText('还可修改 1 次')).toBeVisible();
  });

  await test.step('cancels while the response is lost', async () => {
    await loseAnswer(page, `POST ${EXAM}/cancel-book`);
    await cancelDate(page);
    await expectDates(page, BY_CITY, 'paid', ['cancelled']);
  });
});

test('a free checkup by institution when another city is chosen: is booked there', async ({ page, host }) => {
  test.slow();
  await page.goto(`/health/pecSale/${BY_INSTITUTION}?lang=zh`);
  await takeForFree(page, host);
  await expect(heading(page, '选择机构')).toBeVisible();

  await test.step('chooses another city', async () => {
    await page.getByRole('link', { name: /城市/ }).click();
    await press(page, '杭州');
    await expect(heading(page, '选择体检机构')).toBeVisible();
    await page.getByRole('radio').first().dispatchEvent('click');
    await expect(heading(page, '选择日期')).toBeVisible();
  });

  await test.step('sees the booking', async () => {
    await openDay(page, 1).click();
    await bookFor(page);
    await seesBooked(page);
    await expectDates(page, BY_INSTITUTION, 'booked', ['booked']);
  });

  await test.step('reads the notes and the appointment', async () => {
    await page.getByRole('link', { name: /体检须知/ }).click();
    await expect(heading(page, '体检须知')).toBeVisible();
    await page.getByRole('link', { name: '查看我的体检' }).click();
    await page.getByRole('link', { name: /预约详情/ }).click();
    await expect(page).toHaveURL(/free-appointment\/detail/);
    await expect(page.getByText('体检人')).toBeVisible();
  });

  await test.step('reopens the booking and sees its state', async () => {
    const [order] = await ordersOf(page, BY_INSTITUTION);
    await page.goto(`/health/free-appointment/${BY_INSTITUTION}/${order?.orderNo}?lang=zh`);
    await seesBooked(page);
  });
});
