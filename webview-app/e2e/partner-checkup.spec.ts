/** Tests a checkup that a business partner pays for, in both businesses, with a fault at each step. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { bookUntilConfirm, ledgerOf, openDay, openLoggedIn } from './journey/login-and-payment.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 31.2304, longitude: 121.4737 },
  allowErrors: [/status of 503|ERR_(EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|FAILED)/],
});

const ORDER = 'yj_gefmtj/O1001';
const BUSINESSES = [
  {
    company: '瑞康科技',
    api: '/api/sdhealth/tob/examination',
    first: `/health/tob-pec/${ORDER}`,
    status: `/health/tob-pec/state/${ORDER}`,
    addOn: '甲状腺彩超',
  },
  {
    company: '安达保险经纪',
    api: '/api/sdhealth/tob/risk/physical/examination',
    first: `/health/tob/pec/status/${ORDER}`,
    status: `/health/tob/pec/state/${ORDER}`,
  },
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const fail = (page: Page, fault: { match: string; kind: string; value?: unknown; times?: number }) =>
  page.request.post('/__fixtures/faults', { data: [{ times: 1, ...fault }] });

for (const { company, api, first, status, addOn } of BUSINESSES)
  test(`a checkup paid by ${company} when each step has a fault: is booked, moved and cancelled`, async ({
    page,
    host,
  }) => {
    await test.step('reads who pays, then retries the cities', async () => {
      await fail(page, { match: `GET ${api}/city-list`, kind: 'status', value: 503, times: 9 });
      await openLoggedIn(page, host, first);
      await expect(page.getByText(`本次体检由${company}付费`)).toBeVisible();
      const retry = page.getByRole('button', { name: '重试' });
      await expect(retry).toBeVisible();
      await page.request.post('/__fixtures/faults', { data: [] });
      await retry.click();
    });

    await test.step('chooses another day when the first is sold out', async () => {
      await bookUntilConfirm(page);
      if (addOn) await page.getByText(addOn).click();
      await fail(page, { match: `POST ${api}/book`, kind: 'code', value: { code: 40911, msg: '该日期已约满' } });
      await page.getByRole('button', { name: '确认预约' }).click();
      await expect(heading(page, '选择日期')).toBeVisible();
      await openDay(page, 1).click();
    });

    await test.step('reloads and sees the same step and values', async () => {
      await page.reload();
      await expect(heading(page, '填写体检人信息')).toBeVisible();
      await expect(page.getByRole('radio', { name: /本人/ })).toBeChecked();
      if (addOn) await expect(page.getByRole('checkbox', { name: new RegExp(addOn) })).toBeChecked();
    });

    await test.step('books once while the response is lost', async () => {
      await fail(page, { match: `POST ${api}/book`, kind: 'drop' });
      await page.getByRole('button', { name: '确认预约' }).click();
      await expect(heading(page, '已预约')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(status));
      await expect(page.getByText(company, { exact: true })).toBeVisible();
      if (addOn) await expect(page.getByText(addOn)).toBeVisible();
    });

    await test.step('changes the date once while the response is lost', async () => {
      await page.getByRole('link', { name: /修改日期/ }).click();
      await openDay(page, 2).click();
      await fail(page, { match: `POST ${api}/rebook`, kind: 'drop' });
      await page.getByRole('button', { name: /确认/ }).click();
      await expect(heading(page, '已预约')).toBeVisible();
      await expect(page.getByText('还可修改 1 次')).toBeVisible();
    });

    await test.step('is redirected to the status while an appointment exists', async () => {
      await page.goto(first);
      await expect(page).toHaveURL(new RegExp(status));
      await expect(heading(page, '已预约')).toBeVisible();
    });

    await test.step('cancels while the response is lost', async () => {
      await fail(page, { match: `POST ${api}/cancel-book`, kind: 'drop' });
      await page.getByRole('button', { name: /取消预约/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
      await expect(heading(page, '请选择日期')).toBeVisible();
    });

    const { charges, orders } = await ledgerOf(page);
    expect(charges).toEqual([]);
    expect(orders.find(({ orderNo }) => orderNo === 'O1001')).toMatchObject({
      status: 'paid',
      appointments: [{ state: 'cancelled' }],
    });
  });

test('an order when it has no service: shows the reason and a phone number', async ({ page, host }) => {
  await openLoggedIn(page, host, '/health/tob-pec/yj_gefmtj/O1007');
  await expect(heading(page, '暂无可用服务')).toBeVisible();
  await expect(page).toHaveURL(/no-service/);
  await expect(page.getByRole('link', { name: '拨打 400-610-2100' })).toHaveAttribute('href', 'tel:400-610-2100');
});
