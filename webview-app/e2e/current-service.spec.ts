/** A person looks after what they have: agrees to a package's protocols, opens an order, and activates the service of a partner once. */
import { expect, test } from '../../native-shims/src/playwright.ts';
import { FAULT_ERRORS, heading, loseAnswer, plant, press } from './journey/checkup-steps.ts';
import { callsOf, fillActivation, openCurrentService } from './journey/current-service-steps.ts';
import { ACCOUNT } from './journey/ways.ts';

const AGREE = '/api/sdhealth/tob/rights-package/protocol-authorize';
const RECEIVE = '/api/sdhealth/tob/general-order/order/receive';

test.use({ allowErrors: FAULT_ERRORS });

test('P09: from home to the current service, its protocols and an order; the HPV service is activated once', async ({
  page,
  host,
}) => {
  test.slow();
  await openCurrentService(page, host);

  await test.step('the package opens with the tick alone', async () => {
    await press(page, '同意并开通');
    expect(await callsOf(page, AGREE)).toHaveLength(0);
    await page.getByRole('checkbox').check();
    await press(page, '同意并开通');
    await expect(page.getByText('待开通')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '同意并开通' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/^已守护您 \d+ 天/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '我的保单' })).toBeVisible();
    await expect(page.getByRole('button', { name: '同意并开通' })).toHaveCount(0);
  });

  await test.step('an order of the list is opened, and the way back keeps the tab', async () => {
    await page.getByRole('link', { name: '我的医疗订单' }).click();
    await page.getByRole('tab', { name: '使用中' }).click();
    await expect(page).toHaveURL(/\?tab=active$/);
    // A checkup that is paid for goes on where its booking begins.
    await page.getByRole('link', { name: /关爱父母体检套餐.*待预约/ }).click();
    await expect(page).toHaveURL(/\/medical-services\/pec\//);
    await expect(heading(page, '选择城市')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: '使用中' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a wrong code activates nothing; the right one does, although its answer is lost', async () => {
    await page.goto('/health/medical-services/active/hpv');
    await fillActivation(page, '000000');
    await press(page, '立即激活');
    await expect(page.getByText('验证码不正确，请重新输入')).toBeVisible();
    await expect(page.getByLabel('手机号', { exact: true })).toHaveValue('138 0013 8000');
    expect(await callsOf(page, RECEIVE)).toHaveLength(0);
    await loseAnswer(page, `POST ${RECEIVE}`);
    await page.getByLabel('验证码', { exact: true }).fill(ACCOUNT.code);
    await press(page, '立即激活');
    await expect(heading(page, '服务已激活')).toBeVisible({ timeout: 20_000 });
    await plant(page, []);
    const sent = await callsOf(page, RECEIVE);
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    await page.goto('/health/app-service?search=HPV');
    await expect(page.getByRole('link', { name: /^HPV.*待使用/ })).toHaveCount(1);
  });
});
