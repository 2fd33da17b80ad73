/** Performs the app's flows as a person would, in English, and lists the endpoints that it calls in each step. */
import { installHost, replaceHost } from '@sdhealth/native-shims/vitest';
import { type AnyEndpoint, isWrite } from '../src/api/endpoint.ts';
import { QUESTION, sendQuestion, waitForPath } from './ask.ts';
import { type Call, newBrowser, type OpenedApp, press, see, soon } from './open-app.tsx';
import { asCustomer, buyNow, choose, logInByDialog, pickDay } from './person.ts';

interface NamedRow {
  readonly name: string;
  readonly row: AnyEndpoint;
  readonly pattern: RegExp;
}

const isRow = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';
const tables = import.meta.glob<Record<string, unknown>>(['../src/api/*.ts', '!**/*.test.ts'], { eager: true });
const rows = Object.values(tables).flatMap((table) =>
  Object.entries(table).flatMap(([name, row]): NamedRow[] =>
    isRow(row) ? [{ name, row, pattern: new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`) }] : [],
  ),
);

/** A step of a flow: the person's action, and the endpoints that the app then calls. */
export interface FlowStep {
  readonly en: string;
  readonly zh: string;
  /** The names of the rows. Reads that no write separates are sorted, because they run at the same time. */
  readonly calls: readonly string[];
}

/** Leaves out calls that may happen at any time: static files, and answers that the app caches. */
const belongsToFlow = ({ row }: NamedRow): boolean => row.host !== 'static' && row.cacheMs === undefined;

/** Returns the service's endpoints in the order of the calls. */
function namesOf(calls: readonly Call[]): string[] {
  const names: string[] = [];
  let pendingReads: string[] = [];
  const addPendingReads = () =>
    names.push(...[...new Set(pendingReads)].sort().filter((name) => !names.includes(name)));
  for (const { method, path } of calls) {
    const match = rows.find(({ row, pattern }) => row.method === method && pattern.test(path));
    if (!match || !belongsToFlow(match)) continue;
    if (!isWrite(match.row)) pendingReads.push(match.name);
    else {
      addPendingReads();
      pendingReads = [];
      names.push(match.name);
    }
  }
  addPendingReads();
  return names;
}

export class FlowRecorder {
  readonly steps: FlowStep[] = [];
  #app: OpenedApp | undefined;

  /** Runs a step until the page is at rest. */
  readonly step = async (en: string, zh: string, run: () => Promise<unknown>): Promise<void> => {
    const callCount = this.#app?.calls.length ?? 0;
    const result = await run();
    if (isApp(result)) this.#app = result;
    await waitForRest(this.#app);
    const calls = this.#app?.calls.slice(isApp(result) ? 0 : callCount) ?? [];
    this.steps.push({ en, zh, calls: namesOf(calls) });
  };
}

const isApp = (value: unknown): value is OpenedApp => typeof value === 'object' && value !== null && 'calls' in value;

/** The number of checks without a new call after which the page is at rest. A part of the page may stay busy behind a dialog. */
const QUIET_CHECKS = { idle: 3, busy: 20 };

async function waitForRest(app: OpenedApp | undefined): Promise<void> {
  let [count, quietChecks] = [-1, 0];
  await soon(() => {
    const previous = count;
    count = app?.calls.length ?? 0;
    quietChecks = previous === count ? quietChecks + 1 : 0;
    const requiredChecks = document.querySelector('[aria-busy="true"]') ? QUIET_CHECKS.busy : QUIET_CHECKS.idle;
    if (quietChecks < requiredChecks) throw new Error('the page is still busy');
  });
}

const click = (selector: string): Promise<void> =>
  soon(() => {
    const target = document.querySelector<HTMLElement>(selector);
    if (!target) throw new Error(`no ${selector}`);
    target.click();
  });

function fill(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (!field) throw new Error(`no ${selector}`);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const CONFIRM = 'dialog button:last-of-type';

/** Opens an address with the session of an earlier visit, and waits for a text of its page. */
const openAsCustomer =
  (address: string, text: string | RegExp, browser = newBrowser()) =>
  async (): Promise<OpenedApp> => {
    const app = await asCustomer(browser, address);
    await see(text);
    return app;
  };

/** Maps the name of each flow to the person's steps. */
export const FLOWS: Readonly<Record<string, (recorder: FlowRecorder) => Promise<void>>> = {
  async login({ step }) {
    replaceHost('browser');
    await step('Opens a page that needs a login', '打开需要登录的页面', async () => {
      const app = await newBrowser().open('/refunded/yj_gefmtj/O1001');
      await see('Mobile number');
      return app;
    });
    await step('Asks for a code and enters it', '获取验证码并输入', async () => {
      await logInByDialog();
      await see('Full refund');
    });
  },
  async buy({ step }) {
    const host = installHost('ios-app', { token: 'native-13800138000-1' });
    host.answer('leave');
    const browser = newBrowser();
    const paymentRequest = () =>
      host.traffic.find(({ name, direction }) => name === 'paySeq' && direction === 'to-host')?.body;
    await step('Opens the package', '打开套餐', async () => {
      const app = await browser.open('/pecSale/yj_jctj');
      await see('Buy now');
      return app;
    });
    await step('Confirms the order and pays', '确认订单并支付', async () => {
      await buyNow();
      await soon(() => {
        if (!paymentRequest()) throw new Error('no payment');
      });
    });
    const { paySeq, redirectUrl } = Object(paymentRequest()).params;
    await browser.control('/__fixtures/pay', { paySeq, result: 'paid' });
    await step('Comes back from the payment', '支付后返回', async () => {
      const app = await browser.open(String(redirectUrl).replace(/^.*\/health(?=\/)/, ''));
      await see('Payment received');
      return app;
    });
  },
  async book({ step }) {
    replaceHost('browser');
    await step(
      'Opens the booking of a paid order',
      '打开已支付订单的预约',
      openAsCustomer('/medical-services/pec/yj_gefmtj/O1001', 'In which city?'),
    );
    await step('Chooses city, institution, day and person', '选择城市、机构、日期与体检人', async () => {
      await press(/^Next$/);
      await choose(/Guomao/);
      await pickDay();
      await click('input[name="personId"]');
    });
    await step('Books', '预约', async () => {
      await press(/^Book$/);
      await see('Change the date');
    });
  },
  async change({ step }) {
    replaceHost('browser');
    await step(
      'Opens the change of a date',
      '打开改期',
      openAsCustomer('/medical-services/pec/yj_gefmtj/O1002?rebook=1', 'It stays yours until'),
    );
    await step('Confirms another day', '确认新日期', async () => {
      await pickDay(1);
      await press('Confirm the new date');
      await see('One change left');
    });
  },
  async cancel({ step }) {
    replaceHost('browser');
    await step(
      'Opens a booked checkup',
      '打开已预约的体检',
      openAsCustomer('/pecState/yj_gefmtj/O1002', 'Cancel the appointment'),
    );
    await step('Cancels the appointment', '取消预约', async () => {
      await press('Cancel the appointment');
      await see('Cancel this appointment?');
      await click(CONFIRM);
      await see('Book now');
    });
  },
  async refund({ step }) {
    replaceHost('browser');
    await step(
      'Opens the refund of an order',
      '打开订单退款',
      openAsCustomer('/refunded/yj_gefmtj/O1001', 'Full refund'),
    );
    await step('Chooses a reason and confirms', '选择原因并确认', async () => {
      await choose('My plans have changed');
      await press(/^Apply for a refund$/);
      await see('Apply for this refund?');
      await click(CONFIRM);
      await see('Refund accepted');
    });
  },
  async ask({ step }) {
    replaceHost('browser');
    await step(
      'Opens the form of a question',
      '打开提问表单',
      openAsCustomer('/online/submit-fc/yj_gefmtj/O1001', 'consultations left'),
    );
    await step('Sends the question', '提交问题', async () => {
      await choose('Within a week');
      await sendQuestion();
      await waitForPath('/health/online/client/');
      await see(QUESTION);
    });
  },
  async rate({ step }) {
    replaceHost('browser');
    await step('Opens the rating of a service', '打开服务评价', openAsCustomer('/evaluate/P4001/O1001', 'Send rating'));
    await step('Sends the rating', '提交评价', async () => {
      await see('How satisfied are you with the doctor?');
      await click('main input[type=radio][value="5"]');
      await choose('Yes');
      await press('Send rating');
      await see('Thank you for your rating');
    });
  },
  async coins({ step }) {
    replaceHost('browser');
    const browser = newBrowser();
    await step('Opens the coin account', '打开健康金账户', openAsCustomer('/healthGold/myAccount', 'Collect', browser));
    await step('Collects the coins of the day', '领取当日健康金', async () => {
      await press('Collect');
      await see('5 coins added to your balance');
    });
    await step(
      'Opens goods',
      '打开商品',
      openAsCustomer('/healthGoldGoodsDetail/K7001?cityId=110000', /^Exchange$/, browser),
    );
    await step('Exchanges coins for them', '用健康金兑换', async () => {
      await press(/^Exchange$/);
      await see('Exchange your coins?');
      fill('dialog [name=name]', '张明');
      fill('dialog [name=phone]', '13800138000');
      fill('dialog [name=address]', '朝阳区建国路 1 号');
      await press('Exchange for 600 coins');
      await see('It is yours');
    });
  },
  async claim({ step }) {
    replaceHost('browser');
    await step('Opens the free benefits', '打开免费权益', async () => {
      const app = await newBrowser().open('/rights/claim-rights/v3?channel=c1&subChannel=s1');
      await see('Claim for free');
      return app;
    });
    await step('Agrees, claims and logs in', '同意、领取并登录', async () => {
      await click('input[name=agreed]:not(:checked)');
      await press(/^Claim for free$/);
      await logInByDialog();
      await see('A gift from our partner. You can use it from now on');
    });
  },
};
