/** Tests services of a policy: a single activation, a renewal with a lost answer, a shop with allowed targets. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { FAULT_ERRORS, heading, plant, press } from './journey/checkup-steps.ts';
import { openLoggedIn } from './journey/login-and-payment.ts';
import { sealed, signAtBank } from './journey/pipeline-steps.ts';

const ACTIVE = '/api/sdhealth/tob/policy/health/rights/active';
const APPLY = '/api/sdhealth/promotion/entrust/apply';

test.use({ allowErrors: FAULT_ERRORS });

test('P09: a service and a renewal when responses are lost: are activated and signed once', async ({
  page,
  host,
  shim,
}) => {
  test.slow();
  await openLoggedIn(page, host, '/health/service-pipeline/S2001/O1001');
  await expect(heading(page, '住院绿通服务')).toBeVisible();
  await page.getByRole('tab', { name: '已使用/已失效' }).click();
  await expect(page).toHaveURL(/\?tab=invalid$/);
  await expect(page.getByText('出院居家护理（上年度）')).toBeVisible();
  await page.getByRole('tab', { name: '可使用' }).click();
  await page.getByRole('link', { name: /专家门诊协助/ }).click();

  await expect(heading(page, '待激活')).toBeVisible();
  await press(page, '激活服务');
  await page.getByRole('dialog').getByRole('button', { name: '激活服务' }).click();
  await expect(heading(page, '可以使用了')).toBeVisible();
  await expect(page.getByText('2 / 2 次')).toBeVisible();
  await page.reload();
  await expect(heading(page, '可以使用了')).toBeVisible();

  await page.goto('/health/rights/guide-contract-withholding');
  await expect(page.getByText('首次扣款')).toBeVisible();
  await press(page, '同意开通自动续费');
  await page.getByRole('checkbox').check();
  // The contract has begun, but this answer and those of the automatic retries are lost.
  const match = `POST ${APPLY}`;
  await plant(page, [
    { match, times: 1, kind: 'drop' },
    { match, times: 9, kind: 'status', value: 503 },
  ]);
  await press(page, '同意开通自动续费');
  await signAtBank(page, host, shim);
  await expect(heading(page, '签约成功')).toBeVisible();
  await plant(page, []);
  const calls: { path: string; headers: Record<string, string> }[] = await (
    await page.request.get('/__fixtures/calls')
  ).json();
  const keysOf = (path: string) =>
    new Set(calls.filter((call) => call.path === path).map(({ headers }) => headers['idempotency-key'])).size;
  expect([keysOf(ACTIVE), keysOf(APPLY)]).toEqual([1, 1]);
  await page.getByRole('link', { name: '查看关闭步骤' }).click();
  await expect(page.getByText('自动续费已开启')).toBeVisible();

  await page.goto(`/health/youzan/transfer?encrypt=${sealed('https://evil.example/health/package-list')}`);
  await expect(page.getByRole('heading', { name: '已拦截该地址' }).last()).toBeVisible();
  await page.goto(`/health/youzan/transfer?encrypt=${sealed('/health/package-list')}`);
  await page.waitForURL(/\/health\/package-list$/);
});
