/** Imitates the server for random payment traces: the embedded backend, its ledger, and a slow bank. */
import { createBackend } from '@sdhealth/fixtures';
import type { AccountInfo } from '../../src/api/login.ts';

export const PRODUCT = 'yj_jctj';

/** The kinds of product that a trace buys. */
export type ProductKind = 'checkup' | 'card';

interface Ledger {
  charges: { orderNo: string }[];
  orders: { orderNo: string; userId: string; productNo: string; status: string; isSeed: boolean }[];
  payments: { paySeq: string; tradeNo: string; orderNo: string; state: string }[];
}

export interface Wire {
  /** Sets the fault of the next request of this path: its answer is lost, it is not sent, or the server fails. */
  fail(path: string, fault: 'lost' | 'unsent' | 'trouble'): void;
  clearFaults(): void;
  /** Tells if every planted fault has happened. */
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
  readBooks(): Promise<{ orders: string[]; charged: string[] }>;
  /** Returns one order of this trace for each owner, by the owner's user id. */
  orderByOwner(): Promise<Readonly<Record<string, string>>>;
  logIn(mobile: string): Promise<Customer>;
  set(settings: object): Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

export async function openBank(requested: ProductKind = 'checkup'): Promise<Bank> {
  const backend = createBackend();
  const faults = new Map<string, 'lost' | 'unsent' | 'trouble'>();

  const callBackend = async (path: string, body?: unknown, token?: string): Promise<unknown> => {
    const response = await backend.request(`http://localhost${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const ledger = async (): Promise<Ledger> => (await callBackend('/__fixtures/ledger')) as Ledger;

  const logIn = async (mobile: string): Promise<Customer> => {
    const token = String(field(await callBackend('/__fixtures/session', { mobile }), 'token'));
    return {
      token,
      account: field(await callBackend('/api/sdb/grow/user/account-user-info', {}, token), 'data') as AccountInfo,
    };
  };
  const { token, account } = await logIn('13900139000');
  const dataOf = async (path: string) => field(await callBackend(path), 'data');
  const readOffer = async (): Promise<unknown> => {
    if (requested === 'card')
      return field(await dataOf('/api/sdhealth/promotion/health-card/v2/has-receive-health-card'), 'offer');
    const list = field(await dataOf(`/api/sdhealth/mall/package/list?productNo=${PRODUCT}`), 'list');
    return Array.isArray(list) ? list[0] : undefined;
  };
  const priceFen = Number(field(await readOffer(), 'priceFen'));

  const reportResult = async (paySeq: string, result: 'paid' | 'declined') => {
    await callBackend('/__fixtures/pay', { paySeq, result });
  };
  return {
    requested,
    token,
    account,
    priceFen,
    fail: (path, how) => faults.set(path, how),
    clearFaults: () => faults.clear(),
    isHealed: () => faults.size === 0,
    async fetch(input, init) {
      const url = new URL(String(input), 'http://localhost');
      const fault = [...faults].find(([path]) => url.pathname.endsWith(path));
      if (fault) faults.delete(fault[0]);
      if (fault?.[1] === 'unsent') throw new TypeError('the network is gone');
      if (fault?.[1] === 'trouble') return new Response('trouble', { status: 503 });
      const answer = await backend.request(url.href, init);
      if (fault?.[1] === 'lost') throw new TypeError('the connection broke');
      return answer;
    },
    pay: (paySeq) => reportResult(paySeq, 'paid'),
    decline: (paySeq) => reportResult(paySeq, 'declined'),
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
    async orderByOwner() {
      const created = (await ledger()).orders.filter(({ isSeed }) => !isSeed);
      return Object.fromEntries(created.map(({ userId, orderNo }) => [userId, orderNo]));
    },
    logIn,
    async set(settings) {
      await callBackend('/__fixtures/settings', settings);
    },
    openPaySeq: async () => (await ledger()).payments.findLast(({ state }) => state === 'open')?.paySeq,
    async readBooks() {
      const { orders, charges } = await ledger();
      const createdOrders = orders.filter(({ isSeed }) => !isSeed).map(({ orderNo }) => orderNo);
      return {
        orders: createdOrders,
        charged: charges.map(({ orderNo }) => orderNo).filter((orderNo) => createdOrders.includes(orderNo)),
      };
    },
  };
}
