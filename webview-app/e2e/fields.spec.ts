/**
 * Composes and pastes in every field of every page, in a real engine. The sample checks only screens with fields. The whole form checks all
 * screens, and fails if the list misses a screen with fields.
 */
import { mergeTests } from '@playwright/test';
import { expect, test as hostTest } from '../../native-shims/src/playwright.ts';
import { partOfToday } from '../../scripts/steps/part-of-today.ts';
import { composeInField, fieldsOf, pasteInField, watchWrites } from './fields/fields.ts';
import { formOf } from './host-selection.ts';
import { agree, askForLogin } from './journey/login-and-payment.ts';
import { untilProgram } from './journey/program.ts';
import { ready } from './screen-rows/page-faults.ts';
import { lasting } from './screen-rows/reused-page.ts';
import { addressOf, rows } from './screen-rows/rows.ts';

const test = mergeTests(lasting, hostTest);

/** Lists the screens with fields, by the beginnings of their ids. */
const WITH_FIELDS = [
  ...['home.main', 'services.orders', 'content.science-list', 'support.inner-tool', 'consultation.'],
  ...['service-detail.', 'checkup.book', 'checkup.refund', 'checkup.institutions', 'rights.'],
  ...['rights-card.', 'value-added.service', 'support.hybrid-example', 'campaign.pull-new-bind'],
  ...['campaign.pull-new-gift', 'health-gold.goods-detail', 'assessment.', 'free-appointment.', 'tob'],
];
const hasFields = (id: string): boolean => WITH_FIELDS.some((beginning) => id.startsWith(beginning));

test('the login when the code is pasted twice and the number with direction marks: uses one attempt and succeeds', async ({
  page,
}) => {
  await page.goto('/health/pecSale/yj_gefmtj');
  await askForLogin(page);
  await watchWrites(page);
  const session = await page.context().newCDPSession(page);
  const sheet = page.getByRole('dialog', { name: '验证手机号' });
  const phone = sheet.getByLabel('手机号', { exact: true });
  const code = sheet.getByLabel('验证码', { exact: true });
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mobile-login')) tries.push(request.postData() ?? '');
  });
  for (const field of [phone, code]) {
    await composeInField(page, session, field);
    await pasteInField(page, field);
  }
  await phone.focus();
  await page.keyboard.insertText('\u200e+86 138 0013 8000\u200e');
  await expect(phone).toHaveValue('138 0013 8000');
  await agree(sheet);
  await sheet.getByRole('button', { name: '获取验证码' }).click();
  await code.fill('24681');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('验证码是 6 位数字');
  await code.fill('');
  await page.keyboard.insertText('【健康】验证码：246 810，246810，5分钟内有效');
  await expect(sheet).toBeHidden();
  expect(tries).toHaveLength(1);
  expect(tries[0]).toContain('verifyCode=246810');
});

const form = formOf(process.env);
const nameOf = ({ id, state }: (typeof rows)[number]): string => [id, state].filter(Boolean).join(' ');
const rowsToTry = form === 'all' ? rows : partOfToday(rows, 2).filter(({ id }) => hasFields(id));
for (const row of rowsToTry) {
  const { host = 'ios-app', request: before, steps = {}, errors = [], setsClock = false } = row;
  test.describe(() => {
    test.use({ host, isMobile: true, allowErrors: errors, ownContext: setsClock });

    test(`the fields when text is composed or numbers are pasted: ignore unfinished text and accept the numbers: ${nameOf(row)}`, {
      tag: '@long',
    }, async ({ page }) => {
      if (before) await page.request.post(`/__fixtures/${before[0]}`, { data: before[1] });
      if (setsClock) await page.clock.install();
      const address = addressOf(row);
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=zh`);
      await untilProgram(page);
      if (!row.fromSteps) await ready(page);
      for (const act of Object.values(steps)) await act(page);
      const fields = await fieldsOf(page);
      if (fields.length === 0) return;
      expect(hasFields(row.id), `the list has ${row.id}`).toBe(true);
      await watchWrites(page);
      const session = await page.context().newCDPSession(page);
      for (const field of fields) {
        await composeInField(page, session, field);
        await pasteInField(page, field);
      }
      await session.detach();
    });
  });
}
