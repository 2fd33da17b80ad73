/** Tests the Playwright fixture with a page that the test serves, without the app. */

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

/** Returns a script that sends one raw request over the iOS channel. */
const requestScript = (method: string, params: object, isCancelled = false) =>
  `new Promise((resolve) => {
    window.sdhealthBridge = { receive: (text) => { const m = JSON.parse(text); if (m.id === 'p.1') resolve(m); } };
    const request = { jsonrpc: '2.0', id: 'p.1', method: '${method}', params: ${JSON.stringify(params)} };
    const cancellation = { jsonrpc: '2.0', method: '$/cancelRequest', params: { id: 'p.1' } };
    webkit.messageHandlers.sdhealthBridge.postMessage(JSON.stringify(${isCancelled} ? [request, cancellation] : request));
  })`;

test.describe('in an own iOS app', () => {
  test.use({ host: 'ios-app' });

  test('host when only its name is configured: user agent, channel and recorded messages', async ({ page, shim }) => {
    await page.goto('http://page.test/health/');
    expect(await page.evaluate(() => navigator.userAgent)).toMatch(/SdHealthApp\/2\.8\.0$/);
    expect(await page.evaluate(requestScript('getNetwork', {}))).toMatchObject({ result: { type: '5g' } });
    expect(shim.sent('getNetwork')).toEqual([{ jsonrpc: '2.0', id: 'p.1', method: 'getNetwork', params: {} }]);
    await shim.waitFor('getNetwork', 'to-page');
  });

  test('session, user answer and fault when the page reloads: unchanged', async ({ page, shim }) => {
    await page.goto('http://page.test/health/');
    const token = expect.stringMatching(/^native-13800138000-\d+$/);
    expect(await page.evaluate(requestScript('login', {}))).toMatchObject({ result: { token } });
    await page.reload();
    expect(await page.evaluate(requestScript('initialize', {}))).toMatchObject({ result: { token } });
    shim.answer('cancel');
    expect(await page.evaluate(requestScript('scanCode', {}))).toMatchObject({ error: { code: 3 } });
    await shim.fault('getNetwork', { kind: 'wrong-shape' });
    await page.reload();
    expect(await page.evaluate(requestScript('getNetwork', {}))).toMatchObject({ result: { type: 404 } });
  });

  test('payment result when the user pays: reported in the test’s sandbox', async ({ page, shim }) => {
    await page.goto('http://page.test/health/');
    await page.evaluate(requestScript('login', {}));
    const paid = page.waitForRequest('**/__fixtures/pay');
    const order = { paySeq: 'PS1', redirectUrl: 'http://page.test/a', failUrl: 'http://page.test/b' };
    expect(await page.evaluate(requestScript('paySeq', order))).toMatchObject({ result: { outcome: 'paid' } });
    const request = await paid;
    expect(request.headers()[SANDBOX_HEADER]).toBe(shim.sandbox);
    expect(request.postDataJSON()).toEqual({ paySeq: 'PS1', result: 'paid' });
  });
});

const settled: string[] = [];
test.describe('with handlers and servers of the test', () => {
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
      setTitle: () => {
        throw refusal('BAD_PARAMS', 'too long', { path: '/title' });
      },
    },
    ownMethods: { 'acme.openWallet': ({ id }) => ({ id, process: typeof process }) },
    servers: {
      settle: async (paySeq, result) => void settled.push(`${paySeq} ${result}`),
      logIn: async () => 'token-of-the-test',
    },
  });

  test('handler when the page calls or reloads: runs in the test’s process and can call the shim’s handler', async ({
    page,
    shim,
  }) => {
    await page.goto('http://page.test/health/');
    expect(await page.evaluate(requestScript('getSteps', { days: 1 }))).toMatchObject({
      result: { days: [{ steps: 7 }, { steps: 7 }] },
    });
    expect(await page.evaluate(requestScript('getLocation', {}))).toMatchObject({
      error: { data: { code: 'DENIED' } },
    });
    const refused = { error: { data: { code: 'BAD_PARAMS', path: '/title' } } };
    expect(await page.evaluate(requestScript('setTitle', { title: 'x' }))).toMatchObject(refused);
    expect(await page.evaluate(requestScript('acme.openWallet', { id: 'w' }))).toMatchObject({
      result: { id: 'w', process: 'object' },
    });
    await shim.method('getNetwork', () => ({ type: 'none' }));
    expect(await page.evaluate(requestScript('getNetwork', {}))).toMatchObject({ result: { type: 'none' } });
    await page.reload();
    expect(await page.evaluate(requestScript('getNetwork', {}))).toMatchObject({ result: { type: 'none' } });
    expect(await page.evaluate(requestScript('getNetwork', {}, true))).toMatchObject({ error: { code: 3 } });
    await shim.method('getNetwork');
    expect(await page.evaluate(requestScript('getNetwork', {}))).toMatchObject({ result: { type: '5g' } });
  });

  test('servers when the page logs in and pays: used in place of the backend, without a sandbox', async ({ page }) => {
    const requested = page.waitForRequest('**/health/');
    await page.goto('http://page.test/health/');
    expect((await requested).headers()[SANDBOX_HEADER]).toBeUndefined();
    expect(await page.evaluate(requestScript('login', {}))).toMatchObject({ result: { token: 'token-of-the-test' } });
    const order = { paySeq: 'PS1', redirectUrl: 'http://page.test/a', failUrl: 'http://page.test/b' };
    expect(await page.evaluate(requestScript('paySeq', order))).toMatchObject({ result: { outcome: 'paid' } });
    expect(settled).toEqual(['PS1 paid']);
  });

  test('method, event or fault when its name is misspelled: rejects with a suggestion', async ({ page, shim }) => {
    await page.goto('http://page.test/health/');
    await expect(shim.method('getStep' as 'getSteps', () => ({ days: [] }))).rejects.toThrow(
      'did you mean "getSteps"?',
    );
    await expect(shim.emit('sesionChanged')).rejects.toThrow('did you mean "sessionChanged"?');
    await expect(shim.fault('getSteps', { kind: 'latte' } as never)).rejects.toThrow('did you mean "late"?');
  });

  test('handler when its answer breaks the contract: the test fails', async ({ page, shim }, info) => {
    await page.goto('http://page.test/health/');
    await shim.method('getNetwork', () => ({ type: 7 }) as never);
    expect(await page.evaluate(requestScript('getNetwork', {}))).toMatchObject({
      error: { message: expect.stringContaining("the tester's own answer to getNetwork is wrong: /type must be") },
    });
    info.fail();
  });
});

test.describe('in an old Android app with the older channel', () => {
  test.use({ host: { name: 'android-app', channel: 'java-interface', version: '2.0.9' } });

  test('page when the host has a version and a channel: gets both', async ({ page }) => {
    await page.goto('http://page.test/health/');
    expect(await page.evaluate(() => navigator.userAgent)).toMatch(/SdHealthApp\/2\.0\.9$/);
    expect(await page.evaluate('Object.keys(window.sdhealthHost)')).toEqual([]);
    expect(await page.evaluate('typeof window.sdhealthHost.postMessage')).toBe('function');
  });
});

test.describe('with a page from a file', () => {
  test.use({ host: { name: 'ios-app', token: 'native-13800138000-1' } });

  test('request when the page is a file: goes to the test’s sandbox', async ({ page, shim, baseURL }, info) => {
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

  test('bridge object when the page loads: defined before the page’s scripts, and a listed error is allowed', async ({
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

test('timeout when `timers` is not set: lasts as long as the page says', async ({ page }) => {
  await page.goto('http://page.test/');
  expect(await page.evaluate(WAITS)).toEqual([true, true]);
});

test.describe('with `timers`', () => {
  test.use({ timers: { 400: 40 } });

  test('timeout when `timers` lists it: lasts as long as the list says', async ({ page }) => {
    await page.goto('http://page.test/');
    expect(await page.evaluate(WAITS)).toEqual([false, true]);
  });
});
