/** Tests that a visitor from a shared link claims an offer once, although the answer is lost. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { FAULT_ERRORS, heading, loseAnswer, press } from './journey/checkup-steps.ts';
import { hostId, hostTraits, logInByDialog, logInByThirdParty } from './journey/login-and-payment.ts';

test.use({ allowErrors: FAULT_ERRORS });

const RECEIVE = '/api/sdhealth/promotion/user-rights/receive';

test('P01 P02: free benefits when the response to the claim is lost: are claimed once and shown at the second visit', async ({
  page,
  host,
}) => {
  const { login } = hostTraits(host);
  await page.goto('/health/rights/claim-rights/v3?channel=c1&subChannel=s1');
  await expect(heading(page, '家人健康，每人领一份')).toBeVisible();
  const claim = page.getByRole('button', { name: '免费领取' });
  await page.getByRole('checkbox').check();
  await loseAnswer(page, `POST ${RECEIVE}`);
  await claim.click();
  if (login === 'dialog') await logInByDialog(page);
  if (login === 'third-party') {
    await logInByThirdParty(page);
    await page.getByRole('checkbox').check();
    await claim.click();
  }
  await expect(page.getByRole('dialog', { name: '先问问医生' })).toBeVisible({ timeout: 20_000 });
  await press(page, '关闭');
  await expect(heading(page, '领取成功')).toBeVisible();
  await expect(page.getByText('合作伙伴送您的健康权益已到账')).toBeVisible();
  await expect(page.getByText('图文问诊').first()).toBeVisible();

  const reminder = page.getByRole('button', { name: /权益到期提醒/ });
  if (hostId(host).startsWith('wechat')) {
    // The messenger asks on a separate page, and returns with the answer.
    await reminder.click();
    await page.getByRole('button', { name: '允许', exact: true }).click();
    await expect(page.getByText('已开启')).toBeVisible();
    await expect(page).toHaveURL(/\/claim-success\/channel$/);
  } else await expect(reminder).toHaveCount(0);

  const calls: { path: string; headers: Record<string, string>; body: unknown }[] = await (
    await page.request.get('/__fixtures/calls')
  ).json();
  const requests = calls.filter(({ path }) => path === RECEIVE);
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(JSON.stringify(requests[0]?.body)).toMatch(/c1.*s1/);

  await page.goto('/health/rights/claim-rights/v3');
  await expect(page.getByText('您已领取这份权益')).toBeVisible();
  await expect(claim).toHaveCount(0);
  await page.getByRole('link', { name: '查看我的权益' }).click();
  await expect(page).toHaveURL(/\/rights\/user-rights$/);
});
