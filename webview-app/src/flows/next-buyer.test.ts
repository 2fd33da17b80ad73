/** Tests two persons of one phone who buy the same product. A purchase intent, its key and its order belong to one person (A04). */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { type Bank, type Customer, openBank, PRODUCT } from '../../test/payment/bank.ts';

const INTENT = `sdhealth.own.purchase.${PRODUCT}`;

interface SentRequest {
  readonly path: string;
  readonly token: string | null;
  readonly key: string | null;
}

let bank: Bank;
let a: Customer;
let b: Customer;
let requests: SentRequest[] = [];

beforeEach(async () => {
  requests = [];
  bank = await openBank();
  // Simulates a service that returns A's order to any caller with A's key.
  await bank.set({ idempotency: 'key' });
  a = bank;
  b = await bank.logIn('13800138000');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Loads a page in which `customer` is logged in. `wait` delays the named call. */
async function open(customer: Customer, wait: Record<string, Promise<unknown>> = {}) {
  newPageLoad();
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const path = new URL(String(input), 'http://localhost').pathname.split('/').at(-1) ?? '';
    const headers = new Headers(init?.headers);
    requests.push({ path, token: headers.get('authorization'), key: headers.get('idempotency-key') });
    const answer = await bank.fetch(input, init);
    await wait[path];
    return answer;
  });
  replaceHost('android-app', { token: customer.token, settle: (paySeq) => bank.pay(paySeq) });
  const { purchase } = await import('./purchase.ts');
  const { checkupSale } = await import('./checkup-sale.ts');
  const { configureClient } = await import('../client/request.ts');
  const { beginSession, endSession, session, sessionToken } = await import('../store/session.ts');
  configureClient({ token: sessionToken, owner: () => session.owner, language: () => 'en' });
  const logIn = (customer: Customer) => beginSession(customer.token, customer.account);
  logIn(customer);
  return { buy: () => purchase(checkupSale(PRODUCT), bank.priceFen), logIn, endSession };
}

/** Creates A's order and loses the answer, so that the key stays on the phone. */
async function orderWithLostAnswer() {
  const page = await open(a);
  bank.fail('create-order', 'lost');
  const purchasing = page.buy();
  await vi.waitFor(() => expect(bank.isHealed()).toBe(true));
  bank.fail('create-order', 'lost');
  await expect(purchasing).rejects.toMatchObject({ code: 'NETWORK' });
  const key = requests.find(({ path }) => path === 'create-order')?.key ?? 'none';
  expect(localStorage.getItem(INTENT)).toContain(key);
  return { page, key };
}

/** Checks that B has bought and paid their own order, and A's is unchanged. */
async function expectOwnOrder(end: unknown, keyOfA: string): Promise<void> {
  const { [a.account.userId]: orderOfA, [b.account.userId]: orderOfB } = await bank.orderByOwner();
  expect(end).toEqual({ end: 'paid', orderNo: orderOfB });
  expect(orderOfA).not.toBe(orderOfB);
  expect((await bank.readBooks()).charged).toEqual([orderOfB]);
  const keysOfB = requests.filter(({ token }) => token === `Bearer ${b.token}`).map(({ key }) => key);
  expect(keysOfB).not.toContain(keyOfA);
}

test('A04, P09: person B when the page is reloaded after A’s lost order: buys with a new key', async () => {
  const { key } = await orderWithLostAnswer();
  const next = await open(b);
  await expectOwnOrder(await next.buy(), key);
});

test('A04, P09: person B when they log in on A’s page without a logout: buys with a new key', async () => {
  const { page, key } = await orderWithLostAnswer();
  page.logIn(b);
  expect(localStorage.getItem(INTENT)).toBeNull();
  await expectOwnOrder(await page.buy(), key);
});

test('A04: a purchase of person A when B logs in instead: stops', async () => {
  const page = await open(a);
  page.endSession();
  const purchasing = page.buy();
  page.logIn(b);
  await expect(purchasing).rejects.toMatchObject({ code: 'ABORTED' });
  expect(await bank.readBooks()).toEqual({ orders: [], charged: [] });
});

test('A04, V04: the purchase intent when A logs out and in again: removed, and A has only one order', async () => {
  const { page } = await orderWithLostAnswer();
  page.endSession();
  expect(localStorage.getItem(INTENT)).toBeNull();
  page.logIn(a);
  expect(await page.buy()).toMatchObject({ end: 'paid' });
  expect((await bank.readBooks()).orders).toHaveLength(1);
  expect((await bank.readBooks()).charged).toHaveLength(1);
});

test('A04: the key of person A when B logs in before the retry: not sent again', async () => {
  const page = await open(a);
  bank.fail('create-order', 'trouble');
  const purchasing = page.buy();
  await vi.waitFor(() => expect(bank.isHealed()).toBe(true));
  page.logIn(b);
  await expect(purchasing).rejects.toMatchObject({ code: 'ABORTED' });
  expect(requests.filter(({ path }) => path === 'create-order')).toHaveLength(1);
  expect(await bank.readBooks()).toEqual({ orders: [], charged: [] });
});

test.each([
  ['get-examination-vo', 0],
  ['create-order', 1],
  ['to-pay', 1],
  ['get-pay-config', 1],
])('A04: a purchase of person A when B logs in while it waits for %s: stops', async (path, orders) => {
  let release: (value?: unknown) => void = () => undefined;
  const page = await open(a, { [path]: new Promise((resolve) => (release = resolve)) });
  const purchasing = page.buy();
  await vi.waitFor(() => expect(requests.map((item) => item.path)).toContain(path));
  page.logIn(b);
  const previous = requests.length;
  release();
  await expect(purchasing).rejects.toMatchObject({ code: 'ABORTED' });
  expect(requests.slice(previous)).toEqual([]);
  expect(localStorage.getItem(INTENT)).toBeNull();
  const { orders: created, charged } = await bank.readBooks();
  expect([created.length, charged]).toEqual([orders, []]);
});
