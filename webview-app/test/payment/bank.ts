/** Imitates the server's side of a payment trace: the embedded backend, its ledger, and a slow bank. */
import { createBackend } from '@sdhealth/fixtures';
import type { AccountInfo } from '../../src/api/login.ts';

export const PRODUCT = 'yj_jctj';

/** Names the kinds of product in a trace. */
export type ProductKind = 'checkup' | 'card';

interface Ledger {
  charges: { orderNo: string }[];
  orders: { orderNo: string; userId: string; productNo: string; status: string; isSeed: boolean }[];
  payments: { paySeq: string; tradeNo: string; orderNo: string; state: string }[];
}

export interface Wire {
  /** Sets the fault of the next call of this path: lost answer, lost request, or server error. */
  fail(path: string, how: 'lost' | 'unsent' | 'trouble'): void;
  heal(): void;
  /** Returns true when every fault that was set has happened. */
  isHealed(): boolean;
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
}

/** Describes a customer of the bank, with a token. */
export interface Customer {
  readonly token: string;
  readonly account: AccountInfo;
}

export interface Bank extends Wire, Customer {
  readonly requested: ProductKind;
  readonly priceFen: number;
  /** Charges the payment now or as soon as allowed. A closed payment is always refused. */
  pay(paySeq: string): Promise<void>;
  decline(paySeq: string): Promise<void>;
  /** Returns the payment that a payment host identifies by this trade number. */
  paySeqOf(tradeNo: string | null): Promise<string>;
  /** Returns the order of a trade number, and its owner. */
  ownerOf(tradeNo: string | null): Promise<{ userId: string; orderNo: string }>;
  /** Returns the product's payment that can be charged now. */
  openPaySeq(): Promise<string | undefined>;
  /** Returns the orders of this trace, and the charges for them. */
  books(): Promise<{ orders: string[]; charged: string[] }>;
  /** Returns one order of this trace for each owner, by the owner's user id. */
  owned(): Promise<Readonly<Record<string, string>>>;
  logIn(mobile: string): Promise<Customer>;
  set(settings: object): Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

export async function openBank(requested: ProductKind = 'checkup'): Promise<Bank> {
  const backend = createBackend();
  const faults = new Map<string, 'lost' | 'unsent' | 'trouble'>();

  const ask = async (path: string, body?: unknown, token?: string): Promise<unknown> => {
    const response = await backend.request(`http://localhost${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const ledger = async (): Promise<Ledger> => (await ask('/__fixtures/ledger')) as Ledger;

  const logIn = async (mobile: string): Promise<Customer> => {
    const token = String(field(await ask('/__fixtures/session', { mobile }), 'token'));
    return {
      token,
      account: field(await ask('/api/sdb/grow/user/account-user-info', {}, token), 'data') as AccountInfo,
    };
  };
  const { token, account } = await logIn('13900139000');
  const dataOf = async (path: string) => field(await ask(path), 'data');
  const priced = async (): Promise<unknown> => {
    if (requested === 'card')
      return field(await dataOf('/api/sdhealth/promotion/health-card/v2/has-receive-health-card'), 'offer');
    const list = field(await dataOf(`/api/sdhealth/mall/package/list?productNo=${PRODUCT}`), 'list');
    return Array.isArray(list) ? list[0] : undefined;
  };
  const priceFen = Number(field(await priced(), 'priceFen'));

  const settle = async (paySeq: string, result: 'paid' | 'declined') => {
    await ask('/__fixtures/pay', { paySeq, result });
  };
  return {
    requested,
    token,
    account,
    priceFen,
    fail: (path, how) => faults.set(path, how),
    heal: () => faults.clear(),
    isHealed: () => faults.size === 0,
    async fetch(input, init) {
      const url = new URL(String(input), 'http://localhost');
      const how = [...faults].find(([path]) => url.pathname.endsWith(path));
      if (how) faults.delete(how[0]);
      if (how?.[1] === 'unsent') throw new TypeError('the network is gone');
      if (how?.[1] === 'trouble') return new Response('trouble', { status: 503 });
      const answer = await backend.request(url.href, init);
      if (how?.[1] === 'lost') throw new TypeError('the connection broke');
      return answer;
    },
    pay: (paySeq) => settle(paySeq, 'paid'),
    decline: (paySeq) => settle(paySeq, 'declined'),
    async paySeqOf(expected) {
      const payment = (await ledger()).payments.find(({ tradeNo }) => tradeNo === expected);
      if (!payment) throw new Error(`no payment of trade number ${expected}`);
      return payment.paySeq;
    },
    async ownerOf(expected) {
      const { payments, orders } = await ledger();
      const orderNo = payments.find(({ tradeNo }) => tradeNo === expected)?.orderNo;
      const order = orders.find((item) => item.orderNo === orderNo);
      if (!order) throw new Error(`no order of trade number ${expected}`);
      return order;
    },
    async owned() {
      const own = (await ledger()).orders.filter(({ isSeed }) => !isSeed);
      return Object.fromEntries(own.map(({ userId, orderNo }) => [userId, orderNo]));
    },
    logIn,
    async set(settings) {
      await ask('/__fixtures/settings', settings);
    },
    openPaySeq: async () => (await ledger()).payments.findLast(({ state }) => state === 'open')?.paySeq,
    async books() {
      const { orders, charges } = await ledger();
      const own = orders.filter(({ isSeed }) => !isSeed).map(({ orderNo }) => orderNo);
      return { orders: own, charged: charges.map(({ orderNo }) => orderNo).filter((orderNo) => own.includes(orderNo)) };
    },
  };
}
