/** Tests P02 and N08: a write is done once, although the browser repeats it after a cut connection. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../fixtures/src/http/node.ts';
import { START } from '../../fixtures/test/caller.ts';
import type { Case } from '../../fixtures/test/case.ts';
import { type NumberedCase, outcomeOfCut, postCases } from '../../fixtures/test/cut-case.ts';
import { type CuttingProxy, startCuttingProxy } from '../../fixtures/test/cutting-proxy.ts';
import { test as base, expect } from '../../native-shims/src/playwright.ts';
import { isWrite } from '../src/api/endpoint.ts';
import { ACCOUNT, agree, confirmOrder, ledgerOf, payAtCashier } from './journey/login-and-payment.ts';

/** Extends `test` by a proxy in front of the app. */
const test = base.extend<{ backend: string | undefined; cutting: CuttingProxy }>({
  backend: async ({ browserName: _ }, use) => use(undefined),
  cutting: async ({ backend }, use) => {
    const cutting = await startCuttingProxy(process.env['BASE_URL'] ?? 'http://localhost:5173', backend);
    await use(cutting);
    await cutting.close();
  },
  baseURL: async ({ cutting }, use) => use(cutting.origin),
});
test.use({ permissions: ['geolocation'], geolocation: { latitude: 31.2304, longitude: 121.4737 } });

const LOGIN = '/api/account/login';
const ORDER = '/api/sdhealth/mall/package/create-order';

/** Returns the key of each call of a path that has arrived at the backend. */
async function keysAt(page: Page, path: string): Promise<(string | undefined)[]> {
  const calls: { path: string; headers: Record<string, string> }[] = await (
    await page.request.get('/__fixtures/calls')
  ).json();
  return calls.filter((call) => call.path === path).map(({ headers }) => headers['idempotency-key']);
}

/** Expects two requests for the only call of a path, the second by the browser itself. */
async function expectRepeated(page: Page, cutting: CuttingProxy, path: string): Promise<void> {
  expect(cutting.cuts()).toContain(path);
  const keys = await keysAt(page, path);
  expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0]]);
}

test('code, login and order when their connections are cut: are executed once each', async ({
  page,
  host,
  cutting,
}) => {
  await page.goto('/health/service/login');
  const dialog = page.getByRole('dialog', { name: '验证手机号' });
  await dialog.getByLabel('手机号', { exact: true }).fill(ACCOUNT.phone);
  await agree(dialog);
  cutting.cut(`${LOGIN}/send-code`);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByText('验证码已发送')).toBeVisible();
  await expectRepeated(page, cutting, `${LOGIN}/send-code`);
  cutting.cut(`${LOGIN}/mobile-login`);
  await dialog.getByLabel('验证码', { exact: true }).fill(ACCOUNT.code);
  await expect(dialog).toBeHidden();
  await expectRepeated(page, cutting, `${LOGIN}/mobile-login`);
  // The session survives a new page, as the repeated answer has set its cookie.
  await page.goto('/health/pecSale/yj_gefmtj');
  await page.getByRole('button', { name: '立即购买' }).click();
  cutting.cut(ORDER);
  await confirmOrder(page);
  await payAtCashier(page, host, 'accept');
  await expect(page.getByRole('heading', { level: 1, name: '购买成功' })).toBeVisible({ timeout: 15_000 });
  await expectRepeated(page, cutting, ORDER);
  const { charges, orders } = await ledgerOf(page);
  expect(charges).toHaveLength(1);
  expect(orders.filter((order) => 'isSeed' in order && !order.isSeed)).toHaveLength(1);
});

const FIXTURES = join(import.meta.dirname, '../../fixtures/src');

async function writeCases(): Promise<NumberedCase[]> {
  const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.cases.ts'),
  );
  const tables: { cases: readonly Case[] }[] = await Promise.all(files.map((file) => import(join(FIXTURES, file))));
  return postCases(tables.flatMap(({ cases }) => cases)).filter(({ row }) => isWrite(row));
}

/** Sends requests by the page's `fetch`, to which the browser adds its cookies. */
const callsOf = (page: Page) => ({
  async request(path: string, init: RequestInit): Promise<Response> {
    const call = new Request(new URL(path, page.url()), init);
    const body = [...new Uint8Array(await call.arrayBuffer())];
    const [status, text, headers] = await page.evaluate(
      async ({ url, method, sent, bytes }) => {
        const answer = await fetch(url, {
          method,
          headers: sent,
          ...(method === 'POST' && { body: Uint8Array.from(bytes) }),
        });
        return [answer.status, await answer.text(), [...answer.headers]] as const;
      },
      { url: call.url, method: call.method, sent: [...call.headers], bytes: body },
    );
    return new Response(text, { status, headers: headers.map(([name, value]): [string, string] => [name, value]) });
  },
});

test.describe('@long each write', () => {
  // Gives each case a sandbox, which its calls name, and the clock of the backend's tests.
  test.use({
    sandboxHeader: '',
    sandboxCookie: '',
    backend: async ({ browserName: _ }, use) => {
      const server = await serve({ now: () => START });
      await use(server.origin);
      await server.close();
    },
  });

  test('each write when its connection is cut: arrives twice, is executed once and gets its response', async ({
    page,
    cutting,
  }, { project }) => {
    test.setTimeout(240_000);
    const writes = await writeCases();
    expect(writes.length).toBeGreaterThan(60);
    await page.goto('/health/');
    const outcomes: unknown[] = [];
    for (const write of writes) {
      const { outcome, calm } = await outcomeOfCut(callsOf(page), cutting, write, project.name);
      const isSame = JSON.stringify(outcome.effects) === JSON.stringify(calm.effects);
      outcomes.push({ path: write.path, ...outcome, effects: isSame });
    }
    expect(outcomes).toEqual(writes.map(({ path }) => ({ path, code: 0, replayed: true, arrivals: 2, effects: true })));
    expect(cutting.cuts()).toHaveLength(writes.length);
  });
});
