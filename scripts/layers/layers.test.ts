import { describe, expect, it } from 'vitest';
import { hostFindings } from './host-names.ts';
import { keptFindings, unneededRows } from './kept-by-a-person.ts';
import { layerFindings } from './layer-order.ts';
import { readModule } from './read-module.ts';

const layersOf = (path: string, text: string) => layerFindings(readModule(`webview-app/src/${path}`, text));
const hostsOf = (text: string) => hostFindings(readModule('webview-app/src/kit/a.tsx', text));

describe('the order of layers', () => {
  it.each([
    ['api/mall.ts', `import { money } from '../rules/money.ts'`],
    ['routes.ts', `import { route } from './routing/row.ts'`],
    ['ui/button.tsx', `import { useText } from '../messages/index.ts'; import './button.module.css'`],
    ['store/session.ts', `import { request } from '../client/request.ts'; import { proxy } from 'valtio'`],
    ['screens/checkup/state.tsx', `import { a } from './parts/a.tsx'; import { Button } from '../../ui/button.tsx'`],
    ['app/current-page.tsx', `import { screens } from '#screens'`],
    ['screens/checkup/sale.tsx', `import { useWords } from './words/index.ts'`],
    ['main.tsx', `import { App } from './app/app.tsx'`],
    ['build.d.ts', `declare const __BUILD__: string`],
  ])('%s may say: %s', (path, text) => {
    expect(layersOf(path, text)).toEqual([]);
  });

  it.each([
    ['rules/money.ts', `import { text } from '../messages/index.ts'`, /rules.*may not import messages/],
    ['client/request.ts', `import { session } from '../store/session.ts'`, /may not import store/],
    ['client/request.ts', `import { Button } from '../ui/button.tsx'`, /may not import ui/],
    ['client/request.ts', `import type { Session } from '../store/session.ts'`, /may not import store/],
    ['client/request.ts', `export { session } from '../store/session.ts'`, /may not import store/],
    ['client/request.ts', `const late = () => import('../store/session.ts')`, /may not import store/],
    ['ui/button.tsx', `import { request } from '../client/request.ts'`, /may not import client/],
    ['ui/button.tsx', `import { money } from '../rules/money.ts'`, /may not import rules/],
    ['kit/list.tsx', `import { screens } from '#screens'`, /may not import screens/],
    ['screens/a/one.tsx', `import { two } from '../b/two.tsx'`, /another area/],
    ['screens/a/one.tsx', `import { App } from '../../app/app.tsx'`, /may not import app/],
    ['store/a.ts', `import { createBackend } from '../../../fixtures/src/server.ts'`, /outside the app/],
    ['screens/a/one.tsx', `import { useWords } from '../b/words/index.ts'`, /another area/],
    ['kit/list.tsx', `import { useWords } from '../screens/a/words/index.ts'`, /may not import screens/],
    ['kit/a.tsx', `import { Overlays } from '#overlays'`, /may not import app/],
    ['stuff/a.ts', ``, /belongs to no layer/],
  ])('%s may not say: %s', (path, text, finding) => {
    expect(layersOf(path, text)).toEqual([expect.stringMatching(finding)]);
  });
});

describe('the names of hosts', () => {
  it.each([
    `if (bridge.supports(paySeq).supported) go()`,
    `const needed = row.authPlatforms.includes(bridge.host.platform)`,
    `const page = <p>{bridge.host.name}</p>`,
    `// window.wx and navigator.userAgent may be talked about\nconst style = { WebkitAppearance: 'none' }`,
    `const words = { wechat: 'WeChat' }; share({ channel: 'wechat' })`,
    `if (person.name === 'x' && row.platform === other) go()`,
  ])('may be left out: %s', (text) => {
    expect(hostsOf(text)).toEqual([]);
  });

  it.each([
    [`const agent = navigator.userAgent`, /user agent/],
    [`const { platform } = navigator['userAgentData']`, /user agent/],
    [`window.wx.config({})`, /vendor/],
    [`globalThis['wx'].config({})`, /vendor/],
    [`wx.config({})`, /vendor/],
    [`window.webkit.messageHandlers.NativeHost.postMessage('')`, /vendor/],
    [`WeixinJSBridge.invoke('a')`, /vendor/],
    [`if (bridge.host.name === 'browser') go()`, /compares what the host is/],
    [`if (bridge.host?.platform !== 3) go()`, /compares what the host is/],
    [`const { host } = bridge; if (host.phone == 'ios') go()`, /compares what the host is/],
    [`const { name } = bridge.host; if (name === 'mini-program') go()`, /compares with a host's name/],
    [`switch (bridge.host.platform) { default: go() }`, /branches/],
    [`switch (name) { case 'wecom': go() }`, /compares with a host's name/],
    [`const pay = TABLE[bridge.host.name]`, /looks something up/],
    [`if ([3, 4].includes(bridge.host.platform)) go()`, /compares what the host is/],
  ])('may not be said: %s', (text, finding) => {
    expect(hostsOf(text)).toEqual([expect.stringMatching(finding)]);
  });
});

describe('what is kept of a person (A04, V04)', () => {
  const keptOf = (path: string, text: string) => keptFindings(readModule(`webview-app/src/${path}`, text));

  it.each([
    ['store/a.ts', `import { keepPersonal } from '../platform/personal.ts'; keepPersonal('a', 1)`],
    ['store/a.ts', `const seen = new Set(); whenPersonGoes(() => seen.clear())`],
    ['rules/a.ts', `const NAMES = new Set(['a']); const ORDER = ['a', 'b']; const WORDS = { a: 'b' }`],
    ['kit/a.ts', `export function useA() { let a = 1; const b = new Map(); return [a, b] }`],
    ['platform/admin.ts', `localStorage.removeItem('adminToken'); document.cookie = ''`],
    ['platform/channel.ts', `import { keep } from './storage.ts'; keep('channel.channel', 'a')`],
    ['client/cache.ts', `const kept = new Map()`],
  ])('%s may say: %s', (path, text) => {
    expect(keptOf(path, text)).toEqual([]);
  });

  it.each([
    ['store/a.ts', `localStorage.setItem('seen', 'O1')`, /touches localStorage/],
    ['screens/a/one.tsx', `window.sessionStorage['seen'] = 'O1'`, /touches sessionStorage/],
    ['flows/a.ts', `indexedDB.open('seen')`, /touches indexedDB/],
    ['flows/a.ts', `caches.open('seen')`, /touches caches/],
    ['flows/a.ts', `document.cookie = 'seen=O1'`, /touches document.cookie/],
    ['flows/a.ts', `import { keep } from '../platform/storage.ts'; keep('own.seen', 'O1')`, /use keepPersonal/],
    ['flows/a.ts', `import { keep as put } from '../platform/storage.ts'; put('own.seen', 'O1')`, /use keepPersonal/],
    ['store/a.ts', `let last: string | undefined`, /remembers something/],
    ['store/a.ts', `const seen = new Map<string, string>()`, /remembers something/],
    ['store/a.ts', `export const seen = proxy({ orderNo: '' })`, /remembers something/],
    ['kit/a.ts', `const seen: string[] = []`, /remembers something/],
    ['kit/a.ts', `const seen: Record<string, string> = {}`, /remembers something/],
  ])('%s may not say: %s', (path, text, finding) => {
    expect(keptOf(path, text)).toEqual([expect.stringMatching(finding)]);
  });

  it('names no module that remembers nothing', () => {
    expect(unneededRows([readModule('webview-app/src/client/cache.ts', 'const kept = new Map()')])).not.toContainEqual(
      expect.stringContaining('client/cache.ts'),
    );
    expect(unneededRows([readModule('webview-app/src/client/cache.ts', '')])).toContainEqual(
      expect.stringContaining('client/cache.ts'),
    );
  });
});
