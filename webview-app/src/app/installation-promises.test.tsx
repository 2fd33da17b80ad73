/** Tests that a page makes a promise of its own only if the installation has it, in both languages. */
import { describe, expect, test, vi } from 'vitest';
import { type Browser, newBrowser, press, see, sees } from '../../test/open-app.tsx';
import { asCustomer, choose, pickDay } from '../../test/person.ts';
import { testsWholePages } from '../../test/whole-pages.ts';
import { type Promises, promises } from '../installation/promises.ts';

testsWholePages('browser');

const LANGUAGES = ['en', 'zh'] as const;
type Texts = Readonly<Record<(typeof LANGUAGES)[number], RegExp>>;

interface Page {
  readonly promise: keyof Promises;
  readonly address: string;
  /** Changes the backend's answers. */
  readonly prepare?: (browser: Browser) => void;
  /** Buttons to press one after the other. */
  readonly presses?: readonly Texts[];
  readonly act?: (language: keyof Texts) => Promise<void>;
  /** A text that the page has with and without the promise. */
  readonly stableText: Texts;
  readonly promiseText: Texts;
}

/** Changes the data of the answers to one path. */
const change = (path: string, data: object) => (browser: Browser) =>
  browser.alter((call, answer) =>
    call.path.endsWith(path) ? { ...Object(answer), data: { ...Object(answer).data, ...data } } : answer,
  );

const PAGES: readonly Page[] = [
  {
    promise: 'reportDays',
    address: '/pdfonline?orderNo=O1002',
    stableText: { en: /The report is not ready yet/, zh: /报告还未出具/ },
    promiseText: { en: /about 3 working days/, zh: /约 3 个工作日/ },
  },
  {
    promise: 'sendingDays',
    address: '/healthGoldGoodsDetail/K7001?cityId=110000',
    act: exchange,
    stableText: { en: /It is yours/, zh: /兑换成功/ },
    promiseText: { en: /It will be sent within 7 working days/, zh: /将在 7 个工作日内发出/ },
  },
  {
    promise: 'cardInMinutes',
    address: '/rights/claim-rights-paid',
    prepare: change('/v2/has-receive-health-card', { validTo: undefined, offer: undefined }),
    stableText: { en: /The card activates by itself/, zh: /系统会自动开卡/ },
    promiseText: { en: /usually within minutes/, zh: /系统会自动开卡，一般几分钟内完成/ },
  },
  {
    promise: 'cardInMinutes',
    address: '/rights/user-rights-paid',
    prepare: change('/health-card-info', { card: undefined }),
    stableText: { en: /Your card is on its way/, zh: /健康卡正在开通/ },
    promiseText: { en: /a few minutes/, zh: /几分钟/ },
  },
  {
    promise: 'unusedRefund',
    address: '/package-list',
    stableText: { en: /Choose a package, then a date near you/, zh: /选择套餐，就近预约日期/ },
    promiseText: { en: /can be refunded/, zh: /退款/ },
  },
  {
    promise: 'unusedRefund',
    address: '/pecState/yj_gefmtj/O1001',
    stableText: { en: /Apply for a refund/, zh: /申请退款/ },
    promiseText: { en: /refunded in full/, zh: /全额退款/ },
  },
  {
    promise: 'expiredRefund',
    address: '/pecState/lj_crgdtj/O1008',
    stableText: { en: /Expired: a (full )?refund is possible/, zh: /已过期，可/ },
    promiseText: { en: /a full refund/, zh: /可全额退款(?!。)$|已过期，可全额退款/ },
  },
  {
    promise: 'latePaymentRefund',
    address: '/pecState/yj_crgdtj/O1004',
    prepare: (browser) =>
      browser.alter((call, answer) => {
        const { order } = Object(Object(answer).data);
        if (call.path.endsWith('/get-examination-vo')) order.payment = { paySeq: 'open-1', state: 'open' };
        return answer;
      }),
    presses: [{ en: /^Cancel this order$/, zh: /^取消订单$/ }],
    stableText: { en: /A special price may not come back/, zh: /优惠价格之后可能不再提供/ },
    promiseText: { en: /it goes back to you/, zh: /将退还给您/ },
  },
  {
    promise: 'reminder',
    address: '/medical-services/pec/yj_gefmtj/O1001',
    act: openPersonStep,
    stableText: { en: /ID card number/, zh: /身份证号/ },
    promiseText: { en: /the day before/, zh: /前一天提醒/ },
  },
  {
    promise: 'noticeBeforeCharge',
    address: '/rights/guide-contract-withholding',
    stableText: { en: /How to stop/, zh: /如何关闭/ },
    promiseText: { en: /We tell you before each charge/, zh: /每次扣款前都会通知您/ },
  },
];

/** Exchanges coins for goods that are sent by parcel. */
async function exchange(language: keyof Texts): Promise<void> {
  await press({ en: /^Exchange$/, zh: /^立即兑换$/ }[language]);
  await see({ en: /Exchange your coins\?/, zh: /确认兑换？/ }[language]);
  const values = { name: '张明', phone: '13800138000', address: '朝阳区建国路 1 号' };
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLElement>(`dialog [name=${name}]`);
    if (!field) throw new Error(`no field ${name}`);
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await press({ en: /^Exchange for 600 coins$/, zh: /^用 600 .*兑换$/ }[language]);
}

/** Answers the steps of a booking up to the person. */
async function openPersonStep(language: keyof Texts): Promise<void> {
  await press({ en: /^Next$/, zh: /^下一步$/ }[language]);
  await choose({ en: /Guomao/, zh: /国贸/ }[language]);
  await pickDay();
  await choose({ en: 'Somebody else', zh: '其他人' }[language]);
}

const CASES = PAGES.flatMap((page) =>
  LANGUAGES.flatMap((language) => [true, false].map((configured) => ({ ...page, language, configured }))),
);

describe('a promise of the pages', () => {
  test.each(CASES)(
    'the promise $promise when it is configured ($configured): is shown only then, on $address in $language',
    async ({ promise, address, prepare, presses = [], act, stableText, promiseText, language, configured }) => {
      const { [promise]: _, ...others } = promises;
      vi.stubGlobal('installationInTest', { promises: configured ? promises : others });
      localStorage.setItem('sdhealth.language', language);
      const browser = newBrowser();
      prepare?.(browser);
      await asCustomer(browser, address);
      for (const button of presses) await press(button[language]);
      await act?.(language);
      await see(stableText[language]);
      expect(sees(promiseText[language])).toBe(configured);
      expect(document.body.textContent).not.toMatch(/undefined|\bfalse\b/);
    },
  );

  test('the promises when they are listed: each has a tested page', () => {
    expect([...new Set(PAGES.map(({ promise }) => promise))].sort()).toEqual(Object.keys(promises).sort());
  });
});
