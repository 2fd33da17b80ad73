/** Tests two persons of one phone who buy the same product. An intent, its key and its order belong to one person (A04). */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { type Bank, type Customer, openBank, PRODUCT } from '../../test/payment/bank.ts';

const INTENT = `sdhealth.own.purchase.${PRODUCT}`;

interface Sent {
  readonly path: string;
  readonly token: string | null;
  readonly key: string | null;
}

let bank: Bank;
let a: Customer;
let b: Customer;
let requests: Sent[] = [];

beforeEach(async () => {
  requests = [];
  bank = await openBank();
  // Simulates a careless service, which gives A's order to any caller with A's key.
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
  const logIn = (who: Customer) => beginSession(who.token, who.account);
  logIn(customer);
  return { buy: () => purchase(checkupSale(PRODUCT), bank.priceFen), logIn, endSession };
}

/** Makes A's order and loses the answer, so that the key is on the phone. */
async function orderThatNobodyHeardOf() {
  const page = await open(a);
  bank.fail('create-order', 'lost');
  const bought = page.buy();
  await vi.waitFor(() => expect(bank.isHealed()).toBe(true));
  bank.fail('create-order', 'lost');
  await expect(bought).rejects.toMatchObject({ code: 'NETWORK' });
  const key = requests.find(({ path }) => path === 'create-order')?.key ?? 'none';
  expect(localStorage.getItem(INTENT)).toContain(key);
  return { page, key };
}

/** Checks that B has bought and paid their own order, and A's is unchanged. */
async function expectOwnOrder(end: unknown, keyOfA: string): Promise<void> {
  const { [a.account.userId]: ofA, [b.account.userId]: ofB } = await bank.owned();
  expect(end).toEqual({ end: 'paid', orderNo: ofB });
  expect(ofA).not.toBe(ofB);
  expect((await bank.books()).charged).toEqual([ofB]);
  const keysOfB = requests.filter(({ token }) => token === `Bearer ${b.token}`).map(({ key }) => key);
  expect(keysOfB).not.toContain(keyOfA);
}

test('A04, P09: B when the page is reloaded after A’s lost order: buys with a new key', async () => {
  const { key } = await orderThatNobodyHeardOf();
  const next = await open(b);
  await expectOwnOrder(await next.buy(), key);
});

test('A04, P09: B when they log in on A’s page, after A’s logout or without: buys with a new key', async () => {
  const { page, key } = await orderThatNobodyHeardOf();
  page.logIn(b);
  expect(localStorage.getItem(INTENT)).toBeNull();
  await expectOwnOrder(await page.buy(), key);
});

test('A04: A’s purchase when B logs in instead of A: stops', async () => {
  const page = await open(a);
  page.endSession();
  const bought = page.buy();
  page.logIn(b);
  await expect(bought).rejects.toMatchObject({ code: 'ABORTED' });
  expect(await bank.books()).toEqual({ orders: [], charged: [] });
});

test('A04, V04: the intent when A logs out: removed; A, logged in again, still has one order', async () => {
  const { page } = await orderThatNobodyHeardOf();
  page.endSession();
  expect(localStorage.getItem(INTENT)).toBeNull();
  page.logIn(a);
  expect(await page.buy()).toMatchObject({ end: 'paid' });
  expect((await bank.books()).orders).toHaveLength(1);
  expect((await bank.books()).charged).toHaveLength(1);
});

test('A04: A’s key when B logs in before the retry: not sent a second time', async () => {
  const page = await open(a);
  bank.fail('create-order', 'trouble');
  const bought = page.buy();
  await vi.waitFor(() => expect(bank.isHealed()).toBe(true));
  page.logIn(b);
  await expect(bought).rejects.toMatchObject({ code: 'ABORTED' });
  expect(requests.filter(({ path }) => path === 'create-order')).toHaveLength(1);
  expect(await bank.books()).toEqual({ orders: [], charged: [] });
});

test.each([
  ['get-examination-vo', 0],
  ['create-order', 1],
  ['to-pay', 1],
  ['get-pay-config', 1],
])('A04: A’s purchase when B logs in while it waits for %s: stops', async (path, orders) => {
  let release: (value?: unknown) => void = () => undefined;
  const page = await open(a, { [path]: new Promise((resolve) => (release = resolve)) });
  const bought = page.buy();
  await vi.waitFor(() => expect(requests.map((item) => item.path)).toContain(path));
  page.logIn(b);
  const previous = requests.length;
  release();
  await expect(bought).rejects.toMatchObject({ code: 'ABORTED' });
  expect(requests.slice(previous)).toEqual([]);
  expect(localStorage.getItem(INTENT)).toBeNull();
  const { orders: created, charged } = await bank.books();
  expect([created.length, charged]).toEqual([orders, []]);
});
