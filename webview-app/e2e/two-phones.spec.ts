/** Tests two phones that change the same order: an outdated tap is not done, but shown with both states. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { en as kitEn } from '../src/kit/words/en.ts';
import { zh as kitZh } from '../src/kit/words/zh.ts';
import { laterWords } from '../src/messages/later-words.ts';
import { friendsPage } from './journey/campaign-steps.ts';
import { changeDate, press } from './journey/checkup-steps.ts';
import { ledgerOf, logInByDialog, openDay } from './journey/login-and-payment.ts';

const STATE = '/health/pecState/yj_gefmtj/O1002';
const REBOOK = '/health/medical-services/pec/yj_gefmtj/O1002?rebook=1';
const REFUND = '/health/refunded/yj_gefmtj/O1001';

const LOOKS = {
  en: { viewport: { width: 320, height: 640 }, colorScheme: 'light', kit: kitEn },
  zh: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', kit: kitZh },
} as const;

async function logIn(phone: Page): Promise<Page> {
  await phone.goto('/health/service/login?lang=zh');
  await logInByDialog(phone);
  return phone;
}
const openTwo = async (page: Page, sandbox: string) => {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await logIn(page);
  return logIn(await friendsPage(browser, sandbox, test.info().project.use.baseURL ?? ''));
};
/** Returns the visit of the booked order, with its day and its state. */
const visitOf = async (page: Page) =>
  (await ledgerOf(page)).orders.find(({ orderNo }) => orderNo === 'O1002')?.appointments.at(-1);
const countOf = (page: Page, path: string) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) requests.push(path);
  });
  return () => requests.length;
};

for (const [language, { viewport, colorScheme, kit }] of Object.entries(LOOKS)) {
  const words = laterWords[language === 'en' ? 'en' : 'zh'].changedState;
  test(`a cancellation when the other phone has moved the date (${language}, ${viewport.width} px, ${colorScheme}): the new date is cancelled only after a second confirmation`, async ({
    page,
    shim,
  }) => {
    const other = await openTwo(page, shim.sandbox);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${STATE}?lang=${language}`);
    const requestCount = countOf(page, '/cancel-book');
    await page.getByRole('button', { name: kit.examStatus.cancel }).click();
    await other.goto(STATE);
    await changeDate(other, 4);
    const moved = await visitOf(page);
    await page.getByRole('dialog').getByRole('button', { name: kit.examStatus.cancel }).click();
    const question = page.getByRole('dialog', { name: words.title });
    await expect(question).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`changed-${language}.png`) });
    expect(await visitOf(page)).toEqual(moved);
    await question.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await visitOf(page)).toMatchObject({ date: moved?.date, state: 'cancelled' });
    expect(requestCount()).toBe(2);
  });
}

const { title, cancel, labels, impossible } = laterWords.zh.changedState;

test('a change of the date when the other phone has changed it: is refused, and the last change remains', async ({
  page,
  shim,
}) => {
  const other = await openTwo(page, shim.sandbox);
  await page.goto(REBOOK);
  await openDay(page, 6).click();
  await other.goto(STATE);
  await changeDate(other, 4);
  const moved = await visitOf(page);
  await press(page, '确认新日期');
  const question = page.getByRole('dialog', { name: title });
  await expect(question.getByText(labels.seenLeft)).toBeVisible();
  await question.getByRole('button', { name: cancel }).click();
  await expect(question).toBeHidden();
  expect(await visitOf(page)).toEqual(moved);
  await page.goto(STATE);
  await expect(page.getByText('还可修改 1 次')).toBeVisible();
});

test('a refund when the other phone has requested it: is made once and shown', async ({ page, shim }) => {
  const other = await openTwo(page, shim.sandbox);
  const confirmChange = async (phone: Page) => {
    await phone.goto(REFUND);
    await phone.getByRole('radio').first().dispatchEvent('click');
    await press(phone, kitZh.refund.submit);
    await expect(phone.getByRole('dialog', { name: kitZh.refund.sureTitle })).toBeVisible();
  };
  const confirm = (phone: Page) => phone.getByRole('dialog').getByRole('button').last().click();
  await confirmChange(page);
  await confirmChange(other);
  await confirm(other);
  await other.waitForURL(/\/pecSale\/[^/]+\/refunded\//);
  await confirm(page);
  const changeDialog = page.getByRole('dialog', { name: title });
  await expect(changeDialog).toContainText(impossible);
  await changeDialog.getByRole('button').click();
  await expect(page.getByText(kitZh.refund.notPossible)).toBeVisible();
  expect((await ledgerOf(page)).refunds.filter(({ orderNo }) => orderNo === 'O1001')).toHaveLength(1);
});
