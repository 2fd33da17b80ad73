/** Lists twelve journeys of a logged-in customer, each from home to its end by taps alone. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import { typeAnswer } from './assessment-steps.ts';
import { agree, openDay } from './login-and-payment.ts';

export interface Journey {
  readonly name: string;
  /** The maximum number of taps. */
  readonly most: number;
  readonly walk: (page: Page) => Promise<void>;
}

const link = (page: Page, name: RegExp) => page.getByRole('link', { name }).first().click();
const button = (within: { getByRole: Page['getByRole'] }, name: RegExp) =>
  within.getByRole('button', { name }).first().click();
const card = (page: Page, text: RegExp) => page.locator('label', { hasText: text }).first().click();
const sees = (match: Locator) => expect(match.first()).toBeVisible({ timeout: 20_000 });
const heading = (page: Page, name: string | RegExp) => sees(page.getByRole('heading', { name }));

async function payNew(page: Page): Promise<void> {
  const order = page.getByRole('dialog', { name: '确认订单' });
  await agree(order);
  await button(order, /^确认并支付/);
  await heading(page, /^购买成功$/);
}

async function answer(page: Page, question: string, text: string): Promise<void> {
  await heading(page, question);
  await page
    .getByRole('main')
    .locator('label')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .click();
  await button(page, /^继续$/);
}

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'buy a checkup',
    most: 5,
    walk: async (page) => {
      await link(page, /^体检套餐/);
      await link(page, /男性活力体检/);
      await button(page, /^立即购买$/);
      await payNew(page);
    },
  },
  {
    name: 'pay an order that waits',
    most: 2,
    walk: async (page) => {
      await link(page, /^待支付/);
      await button(page, /^立即支付$/);
      await heading(page, /^购买成功$/);
    },
  },
  {
    name: 'book a date',
    most: 6,
    walk: async (page) => {
      await link(page, /^待预约/);
      await button(page, /^上海/);
      await card(page, /陆家嘴店/);
      await openDay(page, 1).click();
      await card(page, /本人/);
      await button(page, /^确认预约$/);
      await heading(page, /^已预约$/);
    },
  },
  {
    name: 'change the date',
    most: 4,
    walk: async (page) => {
      await link(page, /体检预约/);
      await link(page, /修改日期/);
      await openDay(page, 2).click();
      await button(page, /^确认新日期$/);
      await heading(page, /^已预约$/);
    },
  },
  {
    name: 'cancel it and get the money back',
    most: 7,
    walk: async (page) => {
      await link(page, /体检预约/);
      await button(page, /^取消预约$/);
      await button(page.getByRole('dialog'), /^取消预约$/);
      await heading(page, /^请选择日期$/);
      await link(page, /退款/);
      await card(page, /./);
      await button(page, /^申请退款$/);
      await button(page.getByRole('dialog'), /^申请退款$/);
      await expect(page).toHaveURL(/refunded/);
    },
  },
  {
    name: 'ask a doctor',
    most: 8,
    walk: async (page) => {
      await link(page, /^在线问医生/);
      await link(page, /^关爱父母.*剩余/);
      await link(page, /心血管/);
      await link(page, /陈思远/);
      await link(page, /^向医生提问/);
      await page.getByLabel(/您想咨询什么/).fill('手臂上起了红疹，三天了，晚上比较痒');
      await card(page, /本人/);
      await button(page, /^提交给医生$/);
      await sees(page.getByRole('textbox', { name: '消息' }));
    },
  },
  {
    name: 'see the report',
    most: 1,
    walk: async (page) => {
      await link(page, /^报告已出/);
      await heading(page, /^需要关注的 2 项$/);
    },
  },
  {
    name: 'exchange the steps for coins',
    most: 2,
    walk: async (page) => {
      await link(page, /^今日步数/);
      await button(page, /^全部换成/);
      await expect(page.getByRole('button', { name: /^全部换成/ })).toHaveCount(0);
    },
  },
  {
    name: 'exchange coins for goods',
    most: 4,
    walk: async (page) => {
      await link(page, /^今日步数/);
      await link(page, /蒸汽热敷眼罩/);
      await button(page, /^立即兑换$/);
      const sheet = page.getByRole('dialog', { name: '确认兑换？' });
      await sheet.getByLabel('收件人', { exact: true }).fill('张明');
      await sheet.getByLabel('手机号', { exact: true }).fill('13800138000');
      await sheet.getByLabel('详细地址').fill('朝阳区建国路 1 号');
      await button(sheet, /^用 [\d,]+ 健康金兑换$/);
      await sees(page.getByText('兑换成功'));
    },
  },
  {
    name: 'claim the free benefits',
    most: 2,
    walk: async (page) => {
      await link(page, /待领取权益/);
      await button(page, /^免费领取$/);
      await sees(page.getByRole('dialog'));
    },
  },
  {
    name: 'read an article',
    most: 2,
    walk: async (page) => {
      await link(page, /健康科普/);
      await page.locator('main li a').first().click();
      await sees(page.locator('[data-article] h2'));
    },
  },
  {
    name: 'assess the risk of diabetes',
    most: 19,
    walk: async (page) => {
      await link(page, /健康测评/);
      await link(page, /糖尿病风险测评/);
      await link(page, /^开始测评$/);
      await typeAnswer(page, '您的年龄？', '66');
      await answer(page, '您的性别？', '男');
      await typeAnswer(page, '您的腰围？', '96');
      await typeAnswer(page, '您的体重指数（BMI）是多少？', '30.5');
      await typeAnswer(page, '最近一次的收缩压（高压）是多少？', '150');
      await answer(page, '父母、兄弟姐妹或子女有糖尿病吗？', '有');
      await answer(page, '最近有这些情况吗？', '经常口渴');
      await answer(page, '一周有几天运动 30 分钟以上？', '1');
      await answer(page, '您测过血糖吗？', '测过');
      await typeAnswer(page, '最近一次测血糖是哪天？', '2021-05-04');
      await button(page, /^查看结果$/);
      await heading(page, /^高风险$/);
    },
  },
];
