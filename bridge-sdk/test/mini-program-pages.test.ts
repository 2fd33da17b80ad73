/** Tests the pages of the mini-program, opened by the addresses that the SDK sends. */
import { createRequire } from 'node:module';
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bridge, createBridge, login, type ParamsOf, paySeq, setShareContent } from '../src/index.ts';

const HOME = 'https://shop.example/health/';
const PAYMENT = {
  timeStamp: '1790000000',
  nonceStr: 'n',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 's/+=',
};
const ORDER = {
  paySeq: 'PS1',
  payServiceOrderId: 'PSO1',
  signature: 'a+b/=&c',
  payInfo: { unifiedOrderType: 'MINI', subject: '体检 & 报告 100%', ...PAYMENT },
  redirectUrl: 'https://shop.example/health/success/b?x=1&y=2#top',
  failUrl: 'https://shop.example/health/sale',
};

interface Shared {
  title?: string;
  path: string;
}
interface Page {
  data: Record<string, unknown>;
  setData(data: object): void;
  onLoad(options: Record<string, string>): void;
  onMessage(event: { detail: { data: unknown[] } }): void;
  onShareAppMessage(options: { webViewUrl?: string }): Shared & { promise?: Promise<Shared> };
  [method: string]: unknown;
}
type Callbacks = { success(answer: object): void; fail(answer: object): void };

/** The recorded calls to the client. `pages` is the client's stack of pages, `answer` its answers. */
const clientCalls: [name: string, options: unknown][] = [];
let pages: Page[] = [];
let answer: (name: string, options: Callbacks) => void = () => {};
const require = createRequire(import.meta.url);
const globals = globalThis as Record<string, unknown>;

function open(name: string, options: Record<string, string> = {}): Page {
  const file = require.resolve(`../native/mini-program/pages/${name}/index.js`);
  delete require.cache[file];
  let created: Page | undefined;
  globals['Page'] = (page: Page) => {
    created = page;
  };
  require(file);
  if (!created) throw new Error(`${name} registers no page`);
  const page = created;
  page.setData = (data) => void Object.assign(page.data, data);
  pages.push(page);
  page.onLoad(options);
  return page;
}
/** Returns the options of an address as a client passes them: split, but not decoded. */
const optionsOf = (url: string): Record<string, string> =>
  Object.fromEntries(
    url
      .slice(url.indexOf('?') + 1)
      .split('&')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
const encodeFields = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeURIComponent(value)]));
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  localStorage.clear();
  clientCalls.length = 0;
  pages = [];
  globals['getCurrentPages'] = () => pages;
  const clientFunction = (name: string) => (options: Callbacks) => {
    clientCalls.push([name, options]);
    answer(name, options);
  };
  globals['wx'] = {
    requestPayment: clientFunction('requestPayment'),
    login: clientFunction('login'),
    request: clientFunction('request'),
    redirectTo: (options: unknown) => clientCalls.push(['redirectTo', options]),
    navigateBack() {
      clientCalls.push(['navigateBack', {}]);
      pages.pop();
    },
  };
});
afterEach(() => {
  for (const name of ['wx', 'Page', 'getCurrentPages']) delete globals[name];
});

/** Returns the query by which the SDK opens a page. */
async function queryOpenedBy(run: (bridge: Bridge) => Promise<unknown>): Promise<Record<string, string>> {
  const pageWx = globals['wx'];
  delete globals['wx'];
  const host = installHost('mini-program', { phone: 'android', settle: async () => {} });
  const bridge = createBridge({
    miniProgramPayPage: '/pages/pay/index',
    miniProgramLoginPage: '/pages/login/index',
    origins: ['https://shop.example'],
  });
  await run(bridge);
  const request = JSON.stringify(host.traffic.find(({ name }) => /invokeMiniProgramAPI|navigateTo/.test(name))?.body);
  bridge.dispose();
  host.dispose();
  globals['wx'] = pageWx;
  return optionsOf(/\/pages\/\w+\/index\?[^"]+/.exec(request)?.[0] ?? '');
}
const payAddress = () => queryOpenedBy((bridge) => bridge.call(paySeq, ORDER));

/** Sets the share content by the SDK. Returns the messages that the mini-program receives when the person shares. */
async function messagesQueuedBy(content: ParamsOf<typeof setShareContent>): Promise<unknown[]> {
  const pageWx = globals['wx'];
  delete globals['wx'];
  const host = installHost('mini-program', { phone: 'ios' });
  const bridge = createBridge();
  await bridge.call(setShareContent, content);
  await nextTask();
  await host.emit('menu:share:appmessage');
  const body = host.traffic.find(({ name }) => name === 'bindmessage')?.body;
  bridge.dispose();
  host.dispose();
  globals['wx'] = pageWx;
  return Object(body).data;
}

describe('the pay page', () => {
  it.each([
    ['paid', {}, /^https:\/\/shop\.example\/health\/success\/b\?x=1&y=2&t=\d+&payResult=success&paySeq=PS1#top$/],
    [
      'cancelled',
      { errMsg: 'requestPayment:fail cancel' },
      /^https:\/\/shop\.example\/health\/sale\?t=\d+&payResult=cancel&paySeq=PS1$/,
    ],
    [
      'refused',
      { errMsg: 'requestPayment:fail no money' },
      /^https:\/\/shop\.example\/health\/sale\?t=\d+&payResult=fail&paySeq=PS1$/,
    ],
  ])('the pay page when an order is %s: asks to pay and returns to the web view', async (_, result, address) => {
    answer = (_name, { success, fail }) => ('errMsg' in result ? fail(result) : success({}));
    const options = await payAddress();
    const web = open('web');
    open('pay', options);
    await nextTask();
    expect(clientCalls[0]).toEqual(['requestPayment', expect.objectContaining(PAYMENT)]);
    expect(clientCalls[1]?.[0]).toBe('navigateBack');
    expect(web.data['src']).toMatch(address);
  });

  it('the pay page when it is tapped several times: asks the client to pay once', async () => {
    answer = () => {};
    const page = open('pay', await payAddress());
    const { pay } = page as unknown as { pay(): void };
    pay.call(page);
    pay.call(page);
    await nextTask();
    expect(clientCalls.filter(([name]) => name === 'requestPayment')).toHaveLength(1);
  });

  it.each([
    ['nothing', {}],
    ['no biz', { ...ORDER, payInfo: '{}' }],
    ['another biz', { ...ORDER, payInfo: '{}', biz: 'other' }],
    [
      'a foreign return address',
      { ...ORDER, payInfo: '{}', biz: 'sdhealth', redirectUrl: 'https://shop.example.evil.com/' },
    ],
    ['broken JSON', { ...ORDER, payInfo: '{', biz: 'sdhealth' }],
  ])('U01, U02: the pay page when its address has %s: pays nothing', (_, fields: Record<string, string>) => {
    const page = open('pay', encodeFields(fields));
    expect(page.data['state']).toBe('broken');
    expect(clientCalls).toEqual([]);
  });

  it('the pay page when the order is not for this mini-program: shows a message', async () => {
    const page = open('pay', encodeFields({ ...ORDER, payInfo: '{}', biz: 'sdhealth' }));
    await nextTask();
    expect(page.data['state']).toBe('failed');
    expect(clientCalls).toEqual([]);
  });
});

describe('the login page', () => {
  const back = 'https://shop.example/health/order?id=1';

  it('the login page when the person taps: returns with a one-time ticket', async () => {
    answer = (name, { success }) =>
      success(name === 'login' ? { code: 'c1' } : { statusCode: 200, data: { userTicket: 't 1' } });
    const web = open('web');
    const page = open('login', encodeFields({ back }));
    expect(clientCalls).toEqual([]);
    (page as unknown as { login(): void }).login();
    await nextTask();
    expect(clientCalls.map(([name]) => name)).toEqual(['login', 'request', 'navigateBack']);
    expect(web.data['src']).toMatch(/^https:\/\/shop\.example\/health\/order\?id=1&t=\d+&userTicket=t%201$/);
  });

  it('the login page when the SDK opens it: has this page’s address in the query', async () => {
    const request = await queryOpenedBy((bridge) => bridge.call(login, {}));
    expect(request).toEqual(encodeFields({ back: location.href }));
  });

  it('the login page when the return address is foreign: does not navigate', () => {
    expect(open('login', encodeFields({ back: 'https://evil.example/' })).data['state']).toBe('broken');
  });
});

describe('the web view and sharing', () => {
  it.each([
    [undefined, HOME],
    ['https://shop.example/health/a?b=1', 'https://shop.example/health/a?b=1'],
    ['https://evil.example/', HOME],
    ['javascript:alert(1)', HOME],
  ])('the web view when it is opened with %s: shows %s', (src, address) => {
    expect(open('web', src === undefined ? {} : encodeFields({ src })).data['src']).toBe(address);
  });

  it('the web view when a share link was cut in the middle: opens the first page', () => {
    for (const src of ['https%3A%2F%2Fshop.example%2Fhealth%2', '%', '%E4%BD'])
      expect(open('web', { src }).data['src']).toBe(HOME);
  });

  it('B22: the web view when it is shared: shares the page’s last content, or without content its address', () => {
    const page = open('web');
    expect(page.onShareAppMessage({ webViewUrl: 'https://shop.example/x' }).path).toBe(
      `/pages/web/index?src=${encodeURIComponent('https://shop.example/x')}`,
    );
    const content = (title: string) => ({
      method: 'setShareContent',
      params: { title, link: 'https://shop.example/y' },
    });
    page.onMessage({ detail: { data: [content('old'), null, content('new')] } });
    expect(page.onShareAppMessage({})).toMatchObject({
      title: 'new',
      path: `/pages/web/index?src=${encodeURIComponent('https://shop.example/y')}`,
    });
  });

  const openAddress = 'https://shop.example/x';
  const pathOf = (src: string) => `/pages/web/index?src=${encodeURIComponent(src)}`;
  const content = { title: 't', desc: 'd', link: 'https://shop.example/a', imgUrl: '' };
  it.each([
    ['its link for a chat', { links: { friend: 'https://shop.example/f', timeline: 'https://shop.example/t' } }, 'f'],
    ['its link if it has no chat link', { links: { timeline: 'https://shop.example/t' } }, 'a'],
    ['its link if the chat link is foreign', { links: { friend: 'https://evil.example/' } }, 'a'],
    ['the open address if the link is foreign', { link: 'https://evil.example/' }, 'x'],
  ])('B22: the web view when the SDK has queued content: shares %s', async (_, overrides, path) => {
    const page = open('web');
    page.onMessage({ detail: { data: await messagesQueuedBy({ ...content, ...overrides }) } });
    const shared = { title: 't', path: pathOf(`https://shop.example/${path}`) };
    const shareAnswer = page.onShareAppMessage({ webViewUrl: openAddress });
    expect([shareAnswer, await shareAnswer.promise]).toEqual([
      expect.objectContaining(shared),
      expect.objectContaining(shared),
    ]);
  });

  it('B22: share content when it arrives after the client’s request: is still shared', async () => {
    const page = open('web');
    const shareAnswer = page.onShareAppMessage({ webViewUrl: openAddress });
    expect(shareAnswer).toMatchObject({ title: undefined, path: pathOf(openAddress) });
    page.onMessage({ detail: { data: await messagesQueuedBy(content) } });
    expect(await shareAnswer.promise).toMatchObject({ title: 't', path: pathOf(content.link) });
  });

  it('the share page when it is opened with content: shares it unless the link is foreign', () => {
    const content = { title: 't', desc: 'd', link: 'https://shop.example/z', imgUrl: '' };
    expect(open('share', encodeFields(content)).onShareAppMessage({})).toMatchObject({ title: 't' });
    expect(open('share', encodeFields({ ...content, link: 'https://evil.example/' })).data['content']).toBeUndefined();
  });
});
