/** The Playwright fixture itself, against a page that is served by the test: no app, only the wire. */

import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { expect, refusal, test } from '../src/playwright.ts';

const PAGE = '<!doctype html><meta charset="utf-8"><title>page</title><p>hello</p>';

test.beforeEach(async ({ context }) => {
  await context.route('http://page.test/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.startsWith('/__fixtures/')) return route.fulfill({ json: { code: 0 } });
    return route.fulfill({ contentType: 'text/html', body: PAGE });
  });
});

/** One raw request over the iOS channel. */
const ask = (method: string, params: object, isCancelled = false) =>
  `new Promise((resolve) => {
    window.sdhealthBridge = { receive: (text) => { const m = JSON.parse(text); if (m.id === 'p.1') resolve(m); } };
    const request = { jsonrpc: '2.0', id: 'p.1', method: '${method}', params: ${JSON.stringify(params)} };
    const cancellation = { jsonrpc: '2.0', method: '$/cancelRequest', params: { id: 'p.1' } };
    webkit.messageHandlers.sdhealthBridge.postMessage(JSON.stringify(${isCancelled} ? [request, cancellation] : request));
  })`;

test.describe('in an own iOS app', () => {
  test.use({ host: 'ios-app' });

  test('the name is enough: user agent, channel, traffic', async ({ page, shim }) => {
    await page.goto('http://page.test/health/');
    expect(await page.evaluate(() => navigator.userAgent)).toMatch(/SdHealthApp\/2\.8\.0$/);
    expect(await page.evaluate(ask('getNetwork', {}))).toMatchObject({ result: { type: '5g' } });
    expect(shim.sent('getNetwork')).toEqual([{ jsonrpc: '2.0', id: 'p.1', method: 'getNetwork', params: {} }]);
    await shim.waitFor('getNetwork', 'to-page');
  });

  test('the session, the user’s mood and a fault outlive the page', async ({ page, shim }) => {
    await page.goto('http://page.test/health/');
    const token = expect.stringMatching(/^native-13800138000-\d+$/);
    expect(await page.evaluate(ask('login', {}))).toMatchObject({ result: { token } });
    await page.reload();
    expect(await page.evaluate(ask('initialize', {}))).toMatchObject({ result: { token } });
    shim.answer('cancel');
    expect(await page.evaluate(ask('scanCode', {}))).toMatchObject({ error: { code: 3 } });
    await shim.fault('getNetwork', { kind: 'wrong-shape' });
    await page.reload();
    expect(await page.evaluate(ask('getNetwork', {}))).toMatchObject({ result: { type: 404 } });
  });

  test('the bank is told in the test’s own sandbox', async ({ page, shim }) => {
    await page.goto('http://page.test/health/');
    await page.evaluate(ask('login', {}));
    const paid = page.waitForRequest('**/__fixtures/pay');
    const order = { paySeq: 'PS1', redirectUrl: 'http://page.test/a', failUrl: 'http://page.test/b' };
    expect(await page.evaluate(ask('paySeq', order))).toMatchObject({ result: { outcome: 'paid' } });
    const request = await paid;
    expect(request.headers()[SANDBOX_HEADER]).toBe(shim.sandbox);
    expect(request.postDataJSON()).toEqual({ paySeq: 'PS1', result: 'paid' });
  });
});

const settled: string[] = [];
test.describe('with the answers of the test', () => {
  test.use({
    host: 'ios-app',
    sandboxHeader: '',
    methods: {
      getSteps: async ({ days }, next) => {
        const { days: own } = await next({ days: days + 1 });
        return { days: own.map((day) => ({ ...day, steps: 7 })) };
      },
      getLocation: () => {
        throw refusal('DENIED', 'not here');
      },
    },
    ownMethods: { 'acme.openWallet': ({ id }) => ({ id, process: typeof process }) },
    servers: {
      settle: async (paySeq, result) => void settled.push(`${paySeq} ${result}`),
      logIn: async () => 'token-of-the-test',
    },
  });

  test('handlers answer in the test’s process, over page loads, with the shim’s own answer at hand', async ({
    page,
    shim,
  }) => {
    await page.goto('http://page.test/health/');
    expect(await page.evaluate(ask('getSteps', { days: 1 }))).toMatchObject({
      result: { days: [{ steps: 7 }, { steps: 7 }] },
    });
    expect(await page.evaluate(ask('getLocation', {}))).toMatchObject({ error: { data: { code: 'DENIED' } } });
    expect(await page.evaluate(ask('acme.openWallet', { id: 'w' }))).toMatchObject({
      result: { id: 'w', process: 'object' },
    });
    await shim.method('getNetwork', () => ({ type: 'none' }));
    expect(await page.evaluate(ask('getNetwork', {}))).toMatchObject({ result: { type: 'none' } });
    await page.reload();
    expect(await page.evaluate(ask('getNetwork', {}))).toMatchObject({ result: { type: 'none' } });
    expect(await page.evaluate(ask('getNetwork', {}, true))).toMatchObject({ error: { code: 3 } });
    await shim.method('getNetwork');
    expect(await page.evaluate(ask('getNetwork', {}))).toMatchObject({ result: { type: '5g' } });
  });

  test('the bank and the account are the test’s, and no request names a sandbox', async ({ page }) => {
    const requested = page.waitForRequest('**/health/');
    await page.goto('http://page.test/health/');
    expect((await requested).headers()[SANDBOX_HEADER]).toBeUndefined();
    expect(await page.evaluate(ask('login', {}))).toMatchObject({ result: { token: 'token-of-the-test' } });
    const order = { paySeq: 'PS1', redirectUrl: 'http://page.test/a', failUrl: 'http://page.test/b' };
    expect(await page.evaluate(ask('paySeq', order))).toMatchObject({ result: { outcome: 'paid' } });
    expect(settled).toEqual(['PS1 paid']);
  });

  test('a wrong name is an error at once', async ({ page, shim }) => {
    await page.goto('http://page.test/health/');
    await expect(shim.method('getStep' as 'getSteps', () => ({ days: [] }))).rejects.toThrow(
      'did you mean "getSteps"?',
    );
    await expect(shim.emit('sesionChanged')).rejects.toThrow('did you mean "sessionChanged"?');
    await expect(shim.fault('getSteps', { kind: 'latte' } as never)).rejects.toThrow('did you mean "late"?');
  });

  test('a wrong answer of the test’s own fails the test', async ({ page, shim }, info) => {
    await page.goto('http://page.test/health/');
    await shim.method('getNetwork', () => ({ type: 7 }) as never);
    expect(await page.evaluate(ask('getNetwork', {}))).toMatchObject({
      error: { message: expect.stringContaining("the tester's own answer to getNetwork is wrong: /type must be") },
    });
    info.fail();
  });
});

test.describe('in an old Android app with the older channel', () => {
  test.use({ host: { name: 'android-app', channel: 'java-interface', version: '2.0.9' } });

  test('the setup travels into the page', async ({ page }) => {
    await page.goto('http://page.test/health/');
    expect(await page.evaluate(() => navigator.userAgent)).toMatch(/SdHealthApp\/2\.0\.9$/);
    expect(await page.evaluate('Object.keys(window.sdhealthHost)')).toEqual([]);
    expect(await page.evaluate('typeof window.sdhealthHost.postMessage')).toBe('function');
  });
});

test.describe('from a file, as in a bundle', () => {
  test.use({ host: { name: 'ios-app', token: 'native-13800138000-1' } });

  test('the page reaches the backend in the test’s own sandbox', async ({ page, shim, baseURL }, info) => {
    const file = info.outputPath('index.html');
    await writeFile(file, PAGE);
    await page.goto(pathToFileURL(file).href);
    expect(await page.evaluate(() => navigator.userAgent)).toMatch(/\(token=native-13800138000-1\)$/);
    const control = `${baseURL}/__fixtures/calls`;
    const headers = { [SANDBOX_HEADER]: shim.sandbox };
    expect(await (await page.request.get(control, { headers })).json()).toEqual([]);
    await page.evaluate(async (origin) => fetch(`${origin}/api/sdhealth/mall/package/list`), baseURL);
    const calls: { headers: Record<string, string> }[] = await (await page.request.get(control, { headers })).json();
    expect(calls.at(-1)?.headers[SANDBOX_HEADER]).toBe(shim.sandbox);
  });
});

test.describe('in WeChat', () => {
  test.use({ host: { name: 'wechat', phone: 'ios' }, allowErrors: ['expected here'] });

  test('the bridge is there before the page’s own scripts, and a listed error is let through', async ({
    page,
    shim,
  }) => {
    await page.goto('http://page.test/health/');
    expect(await page.evaluate('typeof WeixinJSBridge.invoke')).toBe('function');
    await page.evaluate(() => console.error('expected here'));
    await page.evaluate(() => Reflect.get(window, 'WeixinJSBridge').invoke('getNetworkType', {}, () => {}));
    await shim.waitFor('getNetworkType', 'to-page');
  });
});

const WAITS = `Promise.all([400, 20].map((ms) => {
  const from = performance.now();
  return new Promise((resolve) => setTimeout(() => resolve(performance.now() - from >= ms - 1), ms));
}))`;

test('a page waits as long as it says', async ({ page }) => {
  await page.goto('http://page.test/');
  expect(await page.evaluate(WAITS)).toEqual([true, true]);
});

test.describe('with `timers`', () => {
  test.use({ timers: { 400: 40 } });

  test('the waits that are named take another time', async ({ page }) => {
    await page.goto('http://page.test/');
    expect(await page.evaluate(WAITS)).toEqual([false, true]);
  });
});
