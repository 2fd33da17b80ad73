/** Tests that a paid checkup is booked, moved and cancelled once each, with a fault at each step. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import {
  bookThroughReload,
  CITIES,
  COMMIT,
  cancelWithoutAnswer,
  confirmAnotherDay,
  moveWithoutAnswer,
  readLedger,
} from './journey/checkup-faults.ts';
import { FAULT_ERRORS, heading, plant } from './journey/checkup-steps.ts';
import { bookUntilConfirm, openLoggedIn } from './journey/login-and-payment.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 31.2304, longitude: 121.4737 },
  allowErrors: FAULT_ERRORS,
});

const STATE = '/health/pecState/yj_gefmtj';

test('a paid checkup when messages are lost: is booked, moved and cancelled once each', async ({ page, host }) => {
  test.slow();
  await test.step('chooses a city after a network failure', async () => {
    await openLoggedIn(page, host, `${STATE}/O1001`);
    await expect(heading(page, '请选择日期')).toBeVisible();
    await page.route(`**${CITIES}*`, (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: '立即预约' }).click();
    const retry = page.getByRole('button', { name: /重试|重新加载/ });
    await expect(retry).toBeVisible();
    await page.unroute(`**${CITIES}*`);
    await retry.click();
    await page.getByRole('button', { name: '上海', exact: true }).click();
  });

  await test.step('books another day when the first is sold out', async () => {
    await bookThroughReload(page);
    await confirmAnotherDay(page);
    expect(await readLedger(page, 'O1001')).toEqual({ charges: 0, orders: ['booked booked'] });
  });

  await test.step('changes the date, then cancels', async () => {
    await moveWithoutAnswer(page);
    await cancelWithoutAnswer(page);
    expect(await readLedger(page, 'O1001')).toEqual({ charges: 0, orders: ['paid cancelled'] });
  });
});

test('the booking when the order is closed: is not possible and links to the order', async ({ page, host }) => {
  await openLoggedIn(page, host, '/health/medical-services/pec/yj_gefmtj/O1006');
  await expect(page.getByRole('heading', { name: '暂时不能预约' })).toBeVisible();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(heading(page, '订单已关闭')).toBeVisible();
});

test('the booking when the order closes meanwhile: shows the reason and books nothing', async ({ page, host }) => {
  await openLoggedIn(page, host, '/health/medical-services/pec/yj_gefmtj/O1001');
  await bookUntilConfirm(page);
  const msg = '该订单当前不能预约';
  await plant(page, [{ match: COMMIT, kind: 'code', times: 9, value: { code: 40905, msg } }]);
  await page.getByRole('button', { name: '确认预约' }).click();
  await expect(page.getByText(msg).first()).toBeVisible();
  expect(await readLedger(page, 'O1001')).toEqual({ charges: 0, orders: ['paid'] });
});
