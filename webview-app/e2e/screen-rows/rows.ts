/** Lists the screens to check, with a row for each state that a person can meet. Other screens have a row with their sample address. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import { href, type RouteId, routes } from '../../src/routes.ts';
import { agree } from '../journey/login-and-payment.ts';
import { askRows } from './ask-rows.ts';
import { assessmentRows } from './assessment-rows.ts';
import { campaignRows } from './campaign-rows.ts';
import { cardSaleRows } from './card-sale-rows.ts';
import { chatRows } from './chat-rows.ts';
import { claimRows } from './claim-rows.ts';
import { contentRows } from './content-rows.ts';
import { downloadRows, medalRows, minappRows } from './download-rows.ts';
import { findingRows } from './finding-rows.ts';
import { goldRows } from './gold-rows.ts';
import { homeRows } from './home-rows.ts';
import { ownRightsRows } from './own-rights-rows.ts';
import { pipelineRows } from './pipeline-rows.ts';
import { ratingRows } from './rating-rows.ts';
import { reportRows } from './report-rows.ts';
import type { ScreenRow } from './screen-row.ts';
import { serviceRows } from './service-rows.ts';
import { toolRows } from './tool-rows.ts';
import { walkingRows } from './walking-rows.ts';

/** Lists sample values of the embedded backend. */
const SAMPLE: Readonly<Record<string, string>> = {
  productNo: 'yj_gefmtj',
  orderNo: 'O1001',
  status: 'success',
  state: 'unused',
  assessmentId: 'A5001',
};

const isOptional = (id: RouteId, name: string): boolean => routes[id].path.includes(`:${name}?`);

export function addressOf({ id, params, query }: ScreenRow): string {
  const names = [...routes[id].path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const values = Object.fromEntries(
    names.map((name) => {
      const value = params?.[name] ?? SAMPLE[name];
      if (value !== undefined || isOptional(id, name)) return [name, value];
      throw new Error(`webview-app/e2e/screen-rows/rows.ts: ${id} needs a row, as there is no sample of ${name}`);
    }),
  );
  const address = `/health${(href as (id: string, params: object) => string)(id, values)}`;
  return query ? `${address}?${query}` : address;
}

const UNPAID = { productNo: 'yj_crgdtj', orderNo: 'O1004' };
const UNAVAILABLE = /status of 503/;
const SERVICE_DOWN = (...paths: readonly string[]) =>
  paths.map((path) => ({ match: `GET ${path}`, times: 99, kind: 'status', value: 503 }));
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function claimCard(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^(Go to the card|去领取)$/ }).click();
  await button(page, /^(Claim the card|领取权益卡)$/).click();
  await expect(page.getByRole('link', { name: /^(See my card|查看我的权益卡)$/ })).toBeVisible();
}

async function review(page: Page): Promise<void> {
  await button(page, /^(Buy now|立即购买)$/).click();
  await expect(button(page, /^(Confirm and pay|确认并支付|没问题，付款)/)).not.toHaveAttribute('aria-busy');
}

async function buy(page: Page): Promise<void> {
  await review(page);
  await agree(page);
  await button(page, /^(Confirm and pay|确认并支付|没问题，付款)/).click();
  await expect(page.getByRole('dialog', { name: /^(Check your order|确认订单|请核对，没问题再付款)$/ })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Goes to the last step of a booking whose city is chosen. */
async function untilPerson(page: Page): Promise<void> {
  await button(page, /^(Next|下一步)$/).click();
  await page.getByRole('radio').first().dispatchEvent('click');
  await button(page, /[,，] ?(余|\d+ left)/)
    .nth(1)
    .click();
  await expect(page.getByRole('radio').first()).toBeAttached();
}

const named: readonly ScreenRow[] = [
  ...homeRows,
  { id: 'services.login' },
  {
    id: 'checkup.institutions',
    state: 'login not let in',
    host: 'wechat',
    request: ['settings', { thirdLogin: 'without' }],
    fromSteps: true,
    steps: {
      choice: (page) => expect(button(page, /^(Log in with my number|用手机号登录)$/)).toBeVisible(),
    },
  },
  {
    id: 'services.login',
    state: 'a link with a login of its own',
    query: 'userTicket=ticket-no-mobile',
    host: { name: 'android-app', token: 'native-13800138000-1' },
    fromSteps: true,
    steps: { question: (page) => expect(button(page, /^(Keep my account|保持当前账号)$/)).toBeVisible() },
  },
  { id: 'support.error' },
  {
    id: 'support.error',
    state: 'customer service closed',
    host: 'browser',
    fromSteps: true,
    setsClock: true,
    steps: {
      closed: async (page) => {
        await page.clock.setFixedTime('2026-03-02T22:00:00+08:00');
        await button(page, /^(Customer service|客服)$/).click();
        await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      },
    },
  },
  { id: 'support.hybrid-example' },

  { id: 'rights-card.claim' },
  { id: 'rights-card.gift' },
  {
    id: 'rights-card.success',
    steps: {
      claimed: claimCard,
      'own card': async (page) => {
        await page.getByRole('link', { name: /^(See my card|查看我的权益卡)$/ }).click();
        await expect(page.getByRole('heading', { name: /^(Your benefits|My benefits|我的权益)$/ })).toBeVisible();
      },
    },
  },
  { id: 'rights-card.has-got' },
  {
    id: 'rights-card.has-got',
    state: 'login dialog with what is wrong',
    host: 'browser',
    fromSteps: true,
    steps: {
      'what is wrong': async (page) => {
        await button(page, /^(Verify phone number|验证手机号|登录)$/).click();
        await expect(page.getByText(/Please enter your mobile number|请输入您的手机号/)).toBeVisible();
      },
    },
  },

  ...serviceRows,
  ...downloadRows,
  ...minappRows,
  ...medalRows,

  ...toolRows,
  ...assessmentRows,
  ...reportRows,
  ...contentRows,
  ...askRows,
  ...chatRows,
  ...pipelineRows,
  ...ratingRows,
  ...campaignRows,
  ...cardSaleRows,
  ...ownRightsRows,
  ...claimRows,

  { id: 'checkup.package-list' },
  { id: 'checkup.sale' },
  { id: 'checkup.sale', state: 'back from the cashier unpaid', params: UNPAID, query: 'payResult=fail&orderNo=O1004' },
  { id: 'checkup.sale', state: 'the order', fromSteps: true, steps: { order: review } },
  {
    id: 'checkup.sale',
    state: 'an order that is being made',
    request: [
      'faults',
      [{ match: 'POST /api/sdhealth/mall/package/create-order', times: 9, kind: 'delay', value: 60_000 }],
    ],
    fromSteps: true,
    steps: {
      placing: async (page) => {
        await review(page);
        await agree(page);
        await button(page, /^(Confirm and pay|确认并支付|没问题，付款)/).click();
        await expect(page.getByRole('dialog', { name: /^(Placing your order|正在提交订单)/ })).toBeVisible();
      },
    },
  },
  ...['20000000003', '30000000001'].map(
    (confCode): ScreenRow => ({
      id: 'checkup.sale',
      state: `payment blocked in the app by ${confCode}`,
      request: ['settings', { confCode }],
      fromSteps: true,
      steps: { blocked: buy },
    }),
  ),
  {
    id: 'checkup.sale',
    state: 'an app without payments',
    host: { name: 'ios-app', missing: ['paySeq'] },
    fromSteps: true,
    steps: { blocked: buy },
  },
  ...[{ isSign: true }, { isSign: false }].map(
    (answer): ScreenRow => ({
      id: 'checkup.sale',
      state: answer.isSign ? 'payment not open' : 'payment signature refused',
      request: [
        'faults',
        [
          {
            match: 'GET /api/pay/config/client-pay/get-pay-config',
            times: 9,
            kind: 'shape',
            value: { confCode: '10000000001', isPay: false, ...answer },
          },
        ],
      ],
      fromSteps: true,
      steps: { blocked: buy },
    }),
  ),
  { id: 'checkup.purchase-success' },
  { id: 'checkup.purchase-success', state: 'payment not arrived', params: UNPAID },
  {
    id: 'checkup.purchase-success',
    state: 'payment checked with the bank',
    params: UNPAID,
    request: [
      'faults',
      [{ match: 'GET /api/sdhealth/mall/package/pay-success-info', times: 999, kind: 'status', value: 503 }],
    ],
    fromSteps: true,
    setsClock: true,
    steps: {
      'no answer for a minute': async (page) => {
        // Waits for the program's link, as the first page already says that the payment is being confirmed.
        await expect(page.getByRole('link', { name: /^(Back to the package|返回套餐)$/ })).toBeVisible();
        await page.clock.fastForward(61_000);
        await expect(button(page, /^(Ask again|重新查询|再查一次)$/)).toBeVisible();
      },
    },
    errors: [UNAVAILABLE],
  },
  { id: 'checkup.book' },
  { id: 'checkup.institutions-pec' },
  {
    id: 'checkup.institutions-pec',
    state: 'looking for one',
    fromSteps: true,
    steps: {
      detail: async (page) => {
        await button(page, /^(Details of |.*详情$)/)
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      'nothing found': async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('searchbox').fill('zzz');
        await expect(page.getByText(/^(No institution found for “zzz”|没有找到“zzz”相关的机构)$/)).toBeVisible();
      },
    },
  },
  { id: 'checkup.institutions' },
  {
    id: 'checkup.institutions',
    state: 'stale content',
    fromSteps: true,
    steps: {
      'not up to date': async (page) => {
        await expect(page.getByRole('radio').first()).toBeAttached();
        // Cities and institutions, each tried twice, when the page is shown again.
        await page.route('**/physical/examination/**', (route) => route.fulfill({ status: 503 }), { times: 4 });
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        await expect(page.getByText(/^(Not up to date|未能更新|没有更新成功)/)).toHaveCount(1);
      },
    },
    errors: [UNAVAILABLE],
  },
  // Each state of an order has a different page.
  ...['O1001', 'O1002', 'O1003', 'O1004', 'O1005', 'O1006', 'O1007'].map(
    (orderNo): ScreenRow => ({ id: 'checkup.state', state: orderNo, params: { orderNo } }),
  ),
  { id: 'checkup.state', state: 'expired', params: { productNo: 'lj_crgdtj', orderNo: 'O1008' } },
  {
    id: 'checkup.state',
    state: 'without a network',
    params: { orderNo: 'O1002' },
    fromSteps: true,
    steps: {
      'what is kept': async (page) => {
        await expect(page.getByText('A9002')).toBeVisible();
        await page.request.post('/__fixtures/faults', {
          data: SERVICE_DOWN('/api/sdhealth/physical/examination/get-examination-vo'),
        });
        await page.reload();
        await expect(page.getByText(/联网后可用|Available once you’re back online/).first()).toBeVisible();
      },
    },
    errors: [UNAVAILABLE],
  },
  {
    id: 'checkup.state',
    state: 'cancelling',
    params: { orderNo: 'O1002' },
    fromSteps: true,
    steps: {
      'the question': async (page) => {
        await button(page, /取消预约|Cancel/).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  { id: 'checkup.landing-entry' },
  { id: 'checkup.landing-entry', state: 'no offers', request: ['settings', { offers: {} }] },
  { id: 'checkup.landing' },
  { id: 'checkup.landing', state: 'an offer without an end', params: { productNo: 'lj_jctj' } },
  { id: 'checkup.landing', state: 'ended', request: ['settings', { offers: {} }], params: { productNo: 'yj_jctj' } },
  {
    id: 'checkup.landing',
    state: 'sold out',
    request: ['settings', { offSale: ['lj_jctj'] }],
    params: { productNo: 'lj_jctj' },
  },
  { id: 'checkup.landing', state: 'unknown', params: { productNo: 'unknown' }, errors: [/status of 404/] },
  {
    id: 'checkup.landing',
    state: 'back from the cashier unpaid',
    params: UNPAID,
    query: 'payResult=fail&orderNo=O1004',
  },
  { id: 'checkup.landing-success', query: 'orderNo=O1001' },
  { id: 'checkup.landing-success', state: 'payment not arrived', params: UNPAID, query: 'orderNo=O1004' },
  { id: 'checkup.landing-success', state: 'nothing bought', params: { productNo: 'lj_jctj' } },
  { id: 'checkup.landing-city' },
  { id: 'checkup.landing-city', state: 'unknown', params: { productNo: 'unknown' } },
  { id: 'checkup.landing-form', query: 'orderNo=O1001' },
  { id: 'checkup.landing-form', state: 'another date', query: 'orderNo=O1002&rebook=1' },
  { id: 'checkup.landing-form', state: 'not bought yet', params: { productNo: 'lj_jctj' } },
  { id: 'checkup.landing-status', query: 'orderNo=O1002' },
  { id: 'checkup.landing-status', state: 'not paid', params: UNPAID, query: 'orderNo=O1004' },
  { id: 'checkup.landing-status', state: 'nothing bought', params: { productNo: 'lj_jctj' } },
  { id: 'checkup.refund-apply' },
  {
    id: 'checkup.refund-apply',
    state: 'applying',
    fromSteps: true,
    steps: {
      'the question': async (page) => {
        await page.getByRole('radio').first().dispatchEvent('click');
        await button(page, /^(Apply for refund|Apply for a refund|申请退款)$/).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  { id: 'free-appointment.book' },
  { id: 'free-appointment.book-city' },
  { id: 'free-appointment.rebook', params: { orderNo: 'O1002' } },
  { id: 'free-appointment.institutions' },
  { id: 'free-appointment.city', query: 'orderNo=O1001' },
  { id: 'free-appointment.detail', params: { orderNo: 'O1002' } },
  { id: 'free-appointment.detail', state: 'none', params: { orderNo: 'O1001' } },
  { id: 'free-appointment.science' },
  { id: 'free-appointment.no-service', params: { orderNo: 'O1007' } },
  { id: 'free-appointment.no-service', state: 'given back', params: { orderNo: 'O1003' } },
  { id: 'free-appointment.no-service', state: 'one is left', params: { orderNo: 'O1001' } },
  ...['O1001', 'O1002', 'O1003', 'O1004', 'O1005', 'O1006', 'O1007'].map(
    (orderNo): ScreenRow => ({ id: 'free-appointment.state', state: orderNo, params: { orderNo } }),
  ),
  { id: 'checkup.refund-success', params: { orderNo: 'O1003' } },
  { id: 'checkup.pay-refunded', params: { orderNo: 'O1003' } },

  { id: 'service-detail.sos' },
  { id: 'service-detail.sos', state: 'expired', params: { orderNo: 'O1007' } },
  { id: 'service-detail.sos', state: 'without a cover', params: { orderNo: 'O1004' } },
  {
    id: 'service-detail.sos',
    state: 'nothing can be had',
    request: ['faults', SERVICE_DOWN('/static-config/sos*', '/api/sdhealth/tob/global-rescue/detail')],
    errors: [UNAVAILABLE],
  },
  ...findingRows,
  ...goldRows,
  ...walkingRows,

  { id: 'service-detail.overseas' },
  { id: 'service-detail.detail', state: 'second opinion', params: { serviceLabel: 'second-visit' } },
  { id: 'service-detail.detail', state: 'partner phone doctor', params: { serviceLabel: 'phone-doctor' } },
  { id: 'service-detail.detail', state: 'static page', params: { serviceLabel: 'S2001' } },
  { id: 'service-detail.detail', state: 'static page, ended', params: { serviceLabel: 'S2001', orderNo: 'O1006' } },
  { id: 'service-detail.detail', state: 'unknown', params: { serviceLabel: 'S9' }, errors: [/status of 404/] },
  {
    id: 'service-detail.tel-upgrade',
    state: 'to activate',
    steps: {
      'another number': (page) => page.getByRole('radio').last().dispatchEvent('click'),
      'the question': async (page) => {
        await page.getByRole('radio').first().dispatchEvent('click');
        await button(page, /^(Activate|激活服务)$/).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  { id: 'service-detail.tel-upgrade', state: 'active', params: { orderNo: 'O1005' } },
  { id: 'service-detail.tel-upgrade', state: 'over', params: { orderNo: 'O1007' } },

  {
    id: 'value-added.service',
    state: 'to order',
    query: 'productNo=P4001',
    steps: {
      'somebody new, with what is wrong': async (page) => {
        await page.getByRole('radio').last().dispatchEvent('click');
        await button(page, /^(Order the service|提交订单)$/).click();
      },
      'the question': async (page) => {
        await page.getByRole('radio').first().dispatchEvent('click');
        await button(page, /^(Order the service|提交订单)$/).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  { id: 'value-added.service', state: 'to receive', query: 'orderNo=O1004' },
  { id: 'value-added.service', state: 'received', query: 'orderNo=O1002' },
  { id: 'value-added.service', state: 'over', query: 'orderNo=O1007' },
  { id: 'value-added.service', state: 'unknown' },
  ...['O1001', 'O1003', 'O1005'].map(
    (orderNo): ScreenRow => ({ id: 'value-added.order', state: orderNo, query: `orderNo=${orderNo}` }),
  ),
  {
    id: 'value-added.order',
    state: 'in use',
    query: 'orderNo=O1002',
    steps: {
      'the question': async (page) => {
        await button(page, /^(Mark as done|确认完成)/).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },

  {
    id: 'tob-pec.book',
    steps: {
      'what is included, notes': async (page) => {
        for (const details of await page.locator('main details').all()) await details.locator('summary').click();
      },
    },
  },
  { id: 'tob-pec.book', state: 'last step', fromSteps: true, steps: { 'add-ons': untilPerson } },
  {
    id: 'tob-pec.book',
    state: 'somebody else',
    fromSteps: true,
    steps: {
      'the code is sent': async (page) => {
        await untilPerson(page);
        await page.locator('input[name="personId"]').last().dispatchEvent('click');
        await page.locator('input[name="idCard"]').fill('11010519491231002X');
        await page.locator('input[name="phone"]').fill('13800138001');
        await button(page, /^(Get code|获取验证码|发短信给我)$/).click();
        await expect(page.getByText(/^(Code sent\.|验证码已发送，|短信已发出，)/)).toBeVisible();
      },
    },
  },
  { id: 'tob-pec.rebook', params: { orderNo: 'O1002' } },
  { id: 'tob-pec.institutions' },
  { id: 'tob-pec.city', query: 'orderNo=O1001' },
  { id: 'tob-pec.detail', params: { orderNo: 'O1002' } },
  { id: 'tob-pec.detail', state: 'nothing booked' },
  ...['O1001', 'O1002', 'O1003', 'O1005', 'O1007'].map(
    (orderNo): ScreenRow => ({ id: 'tob-pec.state', state: orderNo, params: { orderNo } }),
  ),
  { id: 'tob-pec.state', state: 'not in force', params: UNPAID },
  { id: 'tob-pec.science', query: 'orderNo=O1001' },
  { id: 'tob-pec.science', state: 'no partner known' },
  { id: 'tob-pec.no-service', params: { orderNo: 'O1007' } },
  { id: 'tob-pec.no-service', state: 'closed', params: { orderNo: 'O1003' } },
  { id: 'tob-pec.no-service', state: 'has a service' },

  { id: 'tob.detail' },
  { id: 'tob.detail', state: 'booked', params: { orderNo: 'O1002' } },
  { id: 'tob.city' },
  { id: 'tob.institutions' },
  { id: 'tob.science', query: 'orderNo=O1001' },
  { id: 'tob.state', params: { orderNo: 'O1002' } },
  { id: 'tob.state', state: 'another date', params: { orderNo: 'O1002' }, query: 'rebook=1' },
  { id: 'tob.status', params: { orderNo: 'O1007' } },
];

/** Lists the screens without a row, which use their sample address. */
const unnamed = (Object.keys(routes) as RouteId[]).filter((id) => named.every((row) => row.id !== id));

export const rows: readonly ScreenRow[] = [...named, ...unnamed.map((id) => ({ id }))];
