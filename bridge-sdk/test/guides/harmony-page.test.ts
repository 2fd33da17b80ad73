/** Runs the HarmonyOS page on a stub of ArkWeb's controller: frames, origins, addresses, permissions, a dead renderer. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../../scripts/workspace/root.ts';

interface Controller {
  address: string;
  loaded: string[];
  scripts: string[];
  userAgent: string;
  loadUrl(address: string): void;
}
interface Page {
  controller: Controller;
  host: { postMessage(text: string): void };
  channel: object;
  permission(): string;
  attached(): void;
  intercept(address: string, isMainFrame: boolean): boolean;
  mayUse(origin: string, what: string[]): Promise<boolean>;
  close(): void;
  rendererGone(): void;
}
interface Calls {
  setTitle(run: () => Promise<void>): void;
  scanCode(run: (call: { onCancel(run: () => void): void }) => Promise<object>): void;
}
interface Arkts {
  BridgedPage: new (calls: object, guard: object, app: object, name: string, version: string, start: string) => Page;
  BridgeMethods: new (guard: object) => Calls;
  BridgeGuard: new (origins: string[]) => object;
  BridgeEvents: new (channel: object) => { resumed(): void };
}

/** Imitates ArkWeb's controller, and a clock that does not move. */
const PHONE = `
export const webview = {
  WebviewController: class {
    address = 'https://shop.example/a'; loaded = []; scripts = []; userAgent = '';
    getUrl() { return this.address; }
    getUserAgent() { return 'Phone; OpenHarmony'; }
    setCustomUserAgent(text) { this.userAgent = text; }
    loadUrl(address) { this.loaded.push(address); }
    runJavaScript(script) { this.scripts.push(script); return Promise.resolve(''); }
  },
};
export const systemDateTime = { TimeType: { STARTUP: 0 }, getUptime: () => 0 };
`;

const START = 'https://shop.example/health/';
const folder = mkdtempSync(join(tmpdir(), 'harmony-'));
let arkts: Arkts;
beforeAll(async () => {
  const source = join(root, 'bridge-sdk/native/arkts');
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((value) =>
    value.endsWith('.ets'),
  )) {
    const target = join(folder, file.replace(/ets$/, 'ts'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join(source, file), 'utf8').replace(/'@kit\.\w+'/g, "'../phone'"));
  }
  writeFileSync(join(folder, 'phone.ts'), PHONE);
  const entry = join(folder, 'index.ts');
  writeFileSync(entry, "export * from './Methods';\nexport * from './Guard';\nexport * from './web/BridgedPage';\n");
  arkts = await import(/* @vite-ignore */ entry);
});
afterAll(() => rmSync(folder, { recursive: true }));

function openHarmonyPage() {
  const events = { outside: [] as string[], asked: [] as string[][], gone: 0, cancelled: 0 };
  const guard = new arkts.BridgeGuard(['https://shop.example']);
  const calls = new arkts.BridgeMethods(guard);
  calls.setTitle(async () => {});
  calls.scanCode(
    (call) => new Promise((_, reject) => call.onCancel(() => reject(new Error(`cancelled ${++events.cancelled}`)))),
  );
  const app = {
    token: () => undefined,
    openOutside: (address: string) => events.outside.push(address),
    mayUse: async (what: string[]) => events.asked.push(what) > 0,
    pageIsGone: () => events.gone++,
    onError: () => {},
  };
  const page = new arkts.BridgedPage(calls, guard, app, 'App', '3.1.0', START);
  const send = async (method: string) => {
    page.host.postMessage(JSON.stringify({ jsonrpc: '2.0', id: 'page.1', method, params: { title: 'a"\u2028' } }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { page, events, send, controller: page.controller };
}

it('a message to the HarmonyOS app when the page is foreign or closed: is ignored, and otherwise answered', async () => {
  const { page, send, controller } = openHarmonyPage();
  page.attached();
  expect([controller.userAgent, controller.loaded]).toEqual(['Phone; OpenHarmony SdHealthApp/3.1.0', [START]]);
  await send('setTitle');
  expect(controller.scripts).toHaveLength(2);
  expect(controller.scripts[1]).toMatch(/^window\.sdhealthBridge && window\.sdhealthBridge\.receive\(".*"\)$/);
  controller.address = 'https://evil.example/';
  await send('setTitle');
  controller.address = 'https://shop.example/b';
  page.close();
  await send('setTitle');
  new arkts.BridgeEvents(page.channel).resumed();
  expect(controller.scripts).toHaveLength(2);
});

it.each([
  ['https://shop.example/b', true, false, []],
  ['https://shop.example/b', false, false, []],
  ['https://bank.example/', true, true, ['https://bank.example/']],
  ['https://bank.example/', false, true, []],
  ['javascript:alert(1)', true, true, []],
  ['file:///etc/passwd', true, true, []],
] as const)(
  'the address %s when it loads in the main frame (%s): is intercepted %s',
  (address, isMainFrame, isIntercepted, outside) => {
    const { page, events } = openHarmonyPage();
    expect([page.intercept(address, isMainFrame), events.outside]).toEqual([isIntercepted, outside]);
  },
);

it('permissions in the HarmonyOS app when the origin is foreign: are refused', async () => {
  const { page, events } = openHarmonyPage();
  expect([
    await page.mayUse('https://shop.example/', ['camera']),
    await page.mayUse('https://evil.example/', ['camera']),
  ]).toEqual([true, false]);
  expect(events.asked).toEqual([['camera']]);
  expect(JSON.parse(page.permission())).toMatchObject({
    javascriptProxyPermission: { urlPermissionList: [{ scheme: 'https', host: 'shop.example', port: '', path: '' }] },
  });
});

it('the HarmonyOS page when its renderer dies: reloads at most three times a minute, and never when closed', async () => {
  const { page, events, send, controller } = openHarmonyPage();
  await send('scanCode');
  for (let i = 0; i < 4; i++) page.rendererGone();
  expect([controller.loaded, events.gone, events.cancelled]).toEqual([[START, START, START], 1, 1]);
  const other = openHarmonyPage();
  await other.send('scanCode');
  other.page.close();
  other.page.rendererGone();
  expect([other.controller.loaded, other.events.gone, other.events.cancelled]).toEqual([['about:blank'], 0, 1]);
});

it('the HarmonyOS page when it is closed: is emptied, does not navigate and gets no permission', async () => {
  const { page, events, controller } = openHarmonyPage();
  const camera = page.mayUse('https://shop.example/', ['camera']);
  page.close();
  page.close();
  expect(controller.loaded).toEqual(['about:blank']);
  const addresses = ['about:blank', 'https://shop.example/b', 'https://bank.example/'];
  expect(addresses.map((address) => page.intercept(address, true))).toEqual([false, true, true]);
  expect([await camera, await page.mayUse('https://shop.example/', ['camera']), events.outside]).toEqual([
    false,
    false,
    [],
  ]);
  expect(events.asked).toEqual([['camera']]);
  const other = openHarmonyPage();
  other.controller.loadUrl = () => {
    throw new Error('17100001');
  };
  expect(() => other.page.close()).not.toThrow();
});
