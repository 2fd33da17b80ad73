/** Runs the single file, opened from the disk in the provider's own app, with a backend on localhost. */

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { SANDBOX_COOKIE, SANDBOX_HEADER } from '../../fixtures/src/sandbox-name.ts';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { zh } from '../src/messages/zh.ts';
import { routes } from '../src/routes.ts';
import { partsOf } from '../src/screens/screen.ts';
import { bookUntilConfirm, buyOrPay, confirmOrder, logInByDialog } from './journey/login-and-payment.ts';
import { countShifts, shiftsOf } from './journey/shifts.ts';
import { singleFile } from './single-file/opened.ts';

test.use({
  host: ({ host, baseURL }, give) =>
    give({ ...(typeof host === 'string' ? { name: host } : host), backend: baseURL ?? '' }),
});

test('the journey when the single file opens from file://: succeeds', async ({
  page,
  shim,
  baseURL,
  sandbox,
}, testInfo) => {
  const file = singleFile(testInfo, baseURL ?? '');
  const open = (address: string) => page.goto(`${pathToFileURL(file)}#/health${address}`);

  await open('/package-list');
  await page.getByRole('link', { name: /关爱父母体检套餐/ }).click();
  // Looks for the image by its tag, as a button hides its content from the accessibility tree.
  await expect(page.locator('main img').first()).toBeVisible();
  await page.getByRole('button', { name: '立即购买' }).click();
  await confirmOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: '购买成功' })).toBeVisible({ timeout: 15_000 });
  expect(shim.sent('paySeq')).toHaveLength(1);

  await page.getByRole('link', { name: '立即预约' }).click();
  await bookUntilConfirm(page);
  await page.getByRole('button', { name: '确认预约' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '已预约' })).toBeVisible();

  await page.getByRole('button', { name: /取消预约/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
  await page.getByRole('link', { name: /申请退款/ }).click();
  await page.getByRole('radio').first().dispatchEvent('click');
  await page.getByRole('button', { name: '申请退款' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '申请退款' }).click();
  await expect(page).toHaveURL(/#\/health\/pecSale\/yj_gefmtj\/refunded\//);

  await open('/medical-services');
  await page.getByRole('button', { name: /领取/ }).click();
  await expect(page).toHaveURL(/medical-services\/success/);

  const ledger = await page.request.get(`${baseURL}/__fixtures/ledger`, { headers: { [SANDBOX_HEADER]: sandbox } });
  expect(await ledger.json()).toMatchObject({ charges: [expect.anything()], refunds: [expect.anything()] });
});

test(
  'a tap when the program has not loaded: keeps the landing address, and back leads home',
  { tag: '@long' },
  async ({ page, baseURL }, testInfo) => {
    // Taps the link as soon as it exists, as the program is in the file.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const link = document.querySelector<HTMLElement>('.start-page a[href$="/package-list"]');
        if (!link) return;
        observer.disconnect();
        link.click();
        Object.assign(window, { early: [location.hash, document.querySelector('.start')?.getAttribute('data-kind')] });
      }).observe(document, { childList: true, subtree: true });
    });
    const landing = '#/health/?channel=partner&mobile=13912345678';
    await page.goto(pathToFileURL(singleFile(testInfo, baseURL ?? '')).href + landing);
    expect(await page.evaluate(() => Reflect.get(window, 'early'))).toEqual([landing, 'list']);
    await expect(page.getByRole('link', { name: /关爱父母体检套餐/ })).toBeVisible();
    await expect(page).toHaveURL(/#\/health\/package-list$/);
    expect(await page.evaluate(() => sessionStorage.getItem('sdhealth.channel.channel'))).toContain('partner');
    await page.goBack();
    await expect(page).toHaveURL(/#\/health\/\?channel=partner$/);
    await expect(page.getByRole('link', { name: /^体检套餐/ })).toBeVisible();
  },
);

test(
  'a conversation when the page is a file: opens its socket to the chat’s server within the page’s policy',
  { tag: '@long' },
  async ({ page, baseURL, sandbox }, testInfo) => {
    const site = baseURL ?? '';
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto(`${pathToFileURL(singleFile(testInfo, site))}#/health/online/client/yj_gefmtj/O1001`);
    await page.getByRole('textbox', { name: '消息' }).fill('早上头晕');
    await page.getByRole('button', { name: '发送', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '早上头晕' })).toHaveCount(1);
    expect(sockets[0]).toMatch(`${site.replace('http', 'ws')}/chat?clientId=`);
    const headers = { [SANDBOX_HEADER]: sandbox };
    const answer = await page.request.post(`${site}/__fixtures/chat`, { headers, data: { orderNo: 'O1001' } });
    const { said }: { said: { text: string }[] } = await answer.json();
    expect(said.filter(({ text }) => text === '早上头晕')).toHaveLength(1);
  },
);

test(
  'a link when it is shared from a file: opens the same page of the public site in any browser',
  { tag: '@long' },
  async ({ page, shim, baseURL, browser }, testInfo) => {
    const file = singleFile(testInfo, baseURL ?? '');
    await page.goto(`${pathToFileURL(file)}#/health/package-list`);
    const { body } = await shim.waitFor('setShareContent', 'to-host', 15_000);
    const { link, links } = Object(body).params;
    for (const item of [link, ...Object.values(links)]) expect(item).toContain(`${baseURL}/health/package-list?`);

    const friend = await browser.newContext();
    const theirs = await friend.newPage();
    await theirs.goto(link);
    await expect(theirs.getByRole('link', { name: /关爱父母体检套餐/ })).toBeVisible();
    await expect(theirs).toHaveURL(/\/health\/package-list\?campaign=wx_share_HY&shareSource=2$/);
    await friend.close();
  },
);

test(
  'a payment when the app blocks it: continues in a browser at the public address',
  { tag: '@long' },
  async ({ page, shim, baseURL, sandbox, browser }, testInfo) => {
    const site = baseURL ?? '';
    const headers = { [SANDBOX_HEADER]: sandbox };
    await page.request.post(`${site}/__fixtures/settings`, { headers, data: { confCode: '20000000003' } });
    await page.goto(`${pathToFileURL(singleFile(testInfo, site))}#/health/pecSale/yj_gefmtj`);
    await page.getByRole('button', { name: '立即购买' }).click();
    await confirmOrder(page);
    const dialog = page.getByRole('dialog', { name: '请在浏览器中支付' });
    await dialog.getByRole('button', { name: '打开浏览器' }).click();
    const { body } = await shim.waitFor('openExternal');
    const { url }: { url: string } = Object(body).params;
    expect(url).toBe(`${site}/health/pecSale/yj_gefmtj`);
    expect(shim.sent('paySeq')).toEqual([]);

    const context = await browser.newContext({ locale: 'zh-CN', extraHTTPHeaders: headers });
    await context.addCookies([{ name: SANDBOX_COOKIE, value: sandbox, url: site }]);
    const elsewhere = await context.newPage();
    await elsewhere.goto(url);
    await buyOrPay(elsewhere, elsewhere.getByRole('button', { name: /立即购买|立即支付/ }));
    await logInByDialog(elsewhere);
    await elsewhere.waitForURL(/\/cashier\?/);
    await elsewhere.getByRole('button', { name: '确认支付' }).click();
    await expect(elsewhere.getByRole('heading', { level: 1, name: '购买成功' })).toBeVisible({ timeout: 15_000 });
    const ledger = await page.request.get(`${site}/__fixtures/ledger`, { headers });
    expect(await ledger.json()).toMatchObject({ charges: [expect.anything()] });
    await context.close();
  },
);

/**
 * Records in `defined` the pieces as they run, and `data` for each request of a package's public data. Records in `together` the pieces
 * that run in the task of a navigation or of another piece.
 */
const notePieces = (page: Page) =>
  page.addInitScript(() => {
    const defined: string[] = [];
    const together: string[] = [];
    let task = 0;
    let noted = 0;
    // Each message to the page starts a task.
    const port = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(heard: (event: MessageEvent) => void) {
        const begins = (event: MessageEvent) => {
          task += 1;
          heard(event);
        };
        port?.set?.call(this, begins);
      },
    });
    const noteStep = () => {
      task += 1;
      noted = task;
    };
    addEventListener('popstate', noteStep);
    let define = (..._piece: [name: string, needs: unknown, program: unknown]) => {};
    Object.defineProperty(window, 'definePiece', {
      set(definition: typeof define) {
        define = definition;
      },
      get:
        () =>
        (...piece: Parameters<typeof define>) => {
          defined.push(piece[0]);
          if (noted === task) together.push(piece[0]);
          noted = task;
          define(...piece);
        },
    });
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (String(input).includes('/pecsale/')) defined.push('data');
      return send(input, init);
    };
    Object.assign(window, { defined, together });
  });

test.describe('in pieces', () => {
  // Allows errors of a page that is left during a request, and of addresses with unknown names.
  test.use({ allowErrors: [/Failed to load resource|Content Security Policy/] });

  /** Maps every area to its first address that needs no setting, preferably without parameters. */
  const addresses = new Map(
    Object.entries(routes)
      .filter(([, row]) => !('neededSettings' in row))
      .reverse()
      .map(([id, { path }]) => [partsOf(id).area, path.replace(/:\w+\??/g, 'x'), path.includes(':')] as const)
      .sort(([, , a], [, , b]) => Number(b) - Number(a))
      .map(([area, path]) => [area, `#/health${path}`]),
  );

  test('each area of the single file when it opens: runs its chunk once, in a separate task', async ({
    page,
    baseURL,
  }, testInfo) => {
    await notePieces(page);
    const defined = () => page.evaluate((): string[] => Reflect.get(window, 'defined'));
    await page.goto(`${pathToFileURL(singleFile(testInfo, baseURL ?? ''))}#/health/no-such-page`);
    await expect(page.getByText(zh.states.notFound.text)).toBeVisible();
    // Home's piece also has what every page needs.
    expect((await defined()).filter((name) => addresses.has(name) || name.endsWith('-en'))).toEqual(['home']);
    await page.evaluate(() => Reflect.get(window, 'together').splice(0));
    for (const [area, address] of addresses) {
      await page.evaluate((to) => location.assign(to), address);
      await expect.poll(defined).toContain(area);
    }
    await expect(page.locator('#root h1')).toHaveCount(1);
    const all = await defined();
    expect(new Set(all).size).toBe(all.length);
    expect(await page.evaluate(() => Reflect.get(window, 'together'))).toEqual([]);
  });

  test(
    'public first data when a page opens: is requested before its chunk runs and replaces placeholders without a layout shift',
    { tag: '@long' },
    async ({ page, baseURL }, testInfo) => {
      await notePieces(page);
      const noted = async () => {
        const defined = await page.evaluate((): string[] => Reflect.get(window, 'defined'));
        // Ignores a second `data`, as the screen is drawn again when the host changes the session.
        return defined.filter((name) => name === 'data' || name === 'checkup').slice(0, 2);
      };
      const file = pathToFileURL(singleFile(testInfo, baseURL ?? ''));
      const sale = '#/health/pecSale/yj_gefmtj';
      const buy = page.getByRole('button', { name: '立即购买' });
      await page.goto(`${file}${sale}`);
      await expect(buy).toBeVisible();
      expect(await noted()).toEqual(['data', 'checkup']);
      // Repeats this with a navigation within the app.
      await page.goto('about:blank');
      await countShifts(page);
      await page.goto(`${file}#/health/`);
      await expect(page.locator('.start')).toHaveCount(0);
      expect(await shiftsOf(page)).toBe(0);
      await page.evaluate((to) => location.assign(to), sale);
      await expect(buy).toBeVisible();
      expect(await noted()).toEqual(['data', 'checkup']);
    },
  );

  test(
    'a piece when it was changed: is refused, and the screen has a retry button',
    { tag: '@long' },
    async ({ page, baseURL, violations }, testInfo) => {
      const file = singleFile(testInfo, baseURL ?? '');
      writeFileSync(file, readFileSync(file, 'utf8').replace('definePiece("download",', 'window.planted=1;$&'));
      await page.goto(`${pathToFileURL(file)}${addresses.get('download')}`);
      await expect(page.getByText(zh.states.failed.title)).toBeVisible();
      await page.getByRole('button', { name: zh.common.retry }).click();
      // Expects three refusals: behind the first page, by the app itself, and after the tap.
      await expect
        .poll(() => violations.filter((violation) => violation.startsWith('script-src-elem inline')).length)
        .toBe(3);
      await expect(page.getByText(zh.states.failed.title)).toBeVisible();
      violations.splice(0);
      expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    },
  );
});
