/** Walks four journeys by keyboard alone, on Chinese pages. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { HostOption } from '../../../native-shims/src/playwright.ts';
import { heading } from '../journey/checkup-steps.ts';
import { doctorOf, messageWith, orderOf } from '../journey/consultation-steps.ts';
import { ACCOUNT, hostTraits, logInByThirdParty, openDay } from '../journey/login-and-payment.ts';
import type { Keys } from './keys.ts';

export interface Walk {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly host: HostOption;
  readonly keys: Keys;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
/** Checks a new page's title in the document, and the focus on its heading. */
async function expectPageStart(page: Page, name: string | RegExp): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expect(page).not.toHaveTitle('');
}

async function logIn({ page, keys, host }: Walk): Promise<void> {
  const { login } = hostTraits(host);
  if (login === 'dialog') {
    const dialog = page.getByRole('dialog', { name: '验证手机号' });
    await keys.write(dialog.getByLabel('手机号', { exact: true }), ACCOUNT.phone);
    await keys.press(dialog.getByRole('checkbox'), 'Space');
    await keys.press(dialog.getByRole('button', { name: '获取验证码' }), 'Enter', 'Shift+Tab');
    await expect(dialog.getByText('验证码已发送')).toBeVisible();
    // The last digit submits the code and closes the dialog.
    await keys.reach(dialog.getByLabel('验证码', { exact: true }));
    await page.keyboard.type(ACCOUNT.code);
    await expect(dialog).toBeHidden();
  } else if (login === 'third-party')
    // Checks only the focus on the other site's page, whose styles are not the app's.
    await logInByThirdParty(page, async (button) => {
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
    });
}

/** Looks at the order, ticks the agreements and confirms. */
async function confirmOrder({ page, keys }: Walk): Promise<void> {
  await keys.press(button(page, '立即购买'));
  await keys.press(page.getByRole('checkbox'), 'Space');
  await keys.press(button(page, /^确认并支付/));
}

/** Walks from the list of packages to the confirmation of payment. */
export async function buyByKeyboard(walk: Walk): Promise<void> {
  const { page, keys } = walk;
  await page.goto('/health/package-list');
  const title = await page.title();
  await keys.press(link(page, /关爱父母体检套餐/));
  await expectPageStart(page, '关爱父母体检套餐');
  expect(await page.title()).not.toBe(title);
  await confirmOrder(walk);
  await logIn(walk);
  // A page that was left loads again, with the focus at its start.
  if (hostTraits(walk.host).login === 'third-party') {
    await expect(heading(page, '关爱父母体检套餐')).toBeVisible();
    await confirmOrder(walk);
  }
  if (hostTraits(walk.host).pay === 'cashier') {
    await page.waitForURL(/\/cashier\?/);
    await keys.press(button(page, '确认支付'));
  }
  await expect(heading(page, '购买成功')).toBeVisible({ timeout: 15_000 });
  await keys.reach(link(page, '立即预约'));
}

/** Walks from a paid order to its appointment. */
export async function bookByKeyboard(walk: Walk): Promise<void> {
  const { page, keys } = walk;
  await page.goto('/health/medical-services/pec/yj_gefmtj/O1001');
  await logIn(walk);
  await keys.press(button(page, '上海'));
  await expectPageStart(page, '选择机构');
  await keys.choose(page.getByRole('radio', { name: /陆家嘴店/ }));
  // The keys only select an institution, while a tap also continues.
  await keys.press(button(page, '下一步'));
  await expectPageStart(page, '选择日期');
  await chooseDay(walk);
  await expectPageStart(page, '填写体检人信息');
  await keys.choose(page.getByRole('radio', { name: /本人/ }));
  await keys.press(button(page, '确认预约'));
  await expectPageStart(page, '已预约');
}

/** Moves between days by arrows, as the days are a single stop. */
async function chooseDay({ page, keys }: Walk): Promise<void> {
  const day = openDay(page, 1);
  const today = page.locator('[data-day][tabindex="0"]');
  await keys.reach(today);
  for (let index = 0; index < 40 && !(await day.evaluate((element) => element === document.activeElement)); index++)
    await page.keyboard.press('ArrowRight');
  await keys.press(day);
}

/** Walks from the home page to a question for a doctor. */
export async function askByKeyboard(walk: Walk): Promise<void> {
  const { page, keys } = walk;
  await page.goto('/health/');
  await keys.press(link(page, /在线问医生/));
  await logIn(walk);
  await keys.press(link(page, /关爱父母/));
  await keys.press(link(page, /心血管|心内科/));
  await keys.press(link(page, /陈思远/));
  await keys.press(link(page, '向医生提问'));
  await keys.write(page.getByLabel(/您想咨询什么/), '手臂上起了红疹，三天了，晚上比较痒，没有发烧');
  await keys.choose(page.getByRole('radio', { name: /本人/ }));
  await keys.press(button(page, '提交给医生'));
  await expect(page.getByRole('textbox', { name: '消息' })).toBeVisible();
}

/** Chats in an open conversation: both sides write, and the messages are read again from the top. */
export async function chatByKeyboard(walk: Walk): Promise<void> {
  const { page, keys, context } = walk;
  await page.goto('/health/graphic/client/yj_gefmtj/O1001?bizOrderNo=Z9001');
  await logIn(walk);
  const field = page.getByRole('textbox', { name: '消息' });
  await keys.write(field, '早晨量的是 130/85');
  await keys.press(page.getByRole('button', { name: '发送', exact: true }));
  await expect(messageWith(page, '早晨量的是 130/85')).toHaveCount(1);
  await expect(field).toBeFocused();
  await doctorOf(context, orderOf(page)).play({ say: '很好，请继续记录' });
  await expect(messageWith(page, '很好，请继续记录')).toHaveCount(1);
  const box = page.getByRole('region', { name: /的对话$/ });
  await keys.reach(box, 'Shift+Tab');
  await page.keyboard.press('PageUp');
  await keys.press(field, 'End');
}
