import { beforeAll, describe, expect, it } from 'vitest';
import { type Finding, findingsIn } from './run-oxlint.ts';

type Good = readonly [path: string, code: string];
type Bad = readonly [path: string, code: string, finding: RegExp];

const RULES = ['engine-floor', 'host-names', 'cleared-on-logout', 'layer-order', 'no-time-asserted', 'wait-with-end'];
/** Enables all of the project's rules for all files. */
const CONFIGURATION = JSON.stringify({
  jsPlugins: ['./scripts/lint/plugin.mjs'],
  categories: { correctness: 'off' },
  rules: Object.fromEntries(RULES.map((rule) => [`sdhealth/${rule}`, 'error'])),
});

const files: Record<string, string> = {};
let findings: readonly Finding[] = [];
beforeAll(() => {
  findings = findingsIn(files, CONFIGURATION);
}, 60_000);

/** Puts each module into a separate folder, so that a single run lints all. */
function fileOf([path, code]: Good | Bad): string {
  const file = `${Object.keys(files).length}/webview-app/src/${path}`;
  files[file] = code;
  return file;
}

function prove(rule: string, good: readonly Good[], bad: readonly Bad[]): void {
  const findingsIn = (file: string) =>
    findings
      .filter((finding) => finding.file === file && finding.rule === `sdhealth(${rule})`)
      .map(({ message }) => message);
  describe(rule, () => {
    it.each(good.map((row) => [...row, fileOf(row)] as const))('%s when it is %s: no finding', (_, __, file) => {
      expect(findingsIn(file)).toEqual([]);
    });
    it.each(bad.map((row) => [...row, fileOf(row)] as const))('%s when it is %s: a finding', (_, __, finding, file) => {
      expect(findingsIn(file)).toEqual([expect.stringMatching(finding)]);
    });
  });
}

prove(
  'layer-order',
  [
    ['api/mall.ts', `import { money } from '../rules/money.ts'`],
    ['routes.ts', `import { route } from './routing/row.ts'`],
    ['ui/button.tsx', `import { useText } from '../messages/index.ts'; import './button.module.css'`],
    ['store/session.ts', `import { request } from '../client/request.ts'; import { proxy } from 'valtio'`],
    ['screens/checkup/state.tsx', `import { a } from './parts/a.tsx'; import { Button } from '../../ui/button.tsx'`],
    ['app/current-page.tsx', `import { screens } from '#screens'`],
    ['screens/checkup/sale.tsx', `import { useWords } from './words/index.ts'`],
    ['main.tsx', `import { App } from './app/app.tsx'`],
    ['build.d.ts', `declare const __BUILD__: string`],
  ],
  [
    ['rules/money.ts', `import { text } from '../messages/index.ts'`, /rules may not import messages/],
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
    ['kit/list.tsx', `import { ExamPage } from '../features/exam/exam-page.tsx'`, /may not import features/],
    ['kit/a.tsx', `import { Overlays } from '#overlays'`, /may not import app/],
    ['stuff/a.ts', ``, /belongs to no layer/],
  ],
);

prove(
  'host-names',
  [
    `if (bridge.supports(paySeq).supported) go()`,
    `const needed = row.authPlatforms.includes(bridge.host.platform)`,
    `const page = <p>{bridge.host.name}</p>`,
    `// window.wx and navigator.userAgent may be talked about\nconst style = { WebkitAppearance: 'none' }`,
    `const words = { wechat: 'WeChat' }; share({ channel: 'wechat' })`,
    `if (person.name === 'x' && row.platform === other) go()`,
  ].map((code): Good => ['kit/a.tsx', code]),
  [
    ['kit/a.tsx', `const agent = navigator.userAgent`, /user agent/],
    ['kit/a.tsx', `const { platform } = navigator['userAgentData']`, /user agent/],
    ['kit/a.tsx', `window.wx.config({})`, /vendor/],
    ['kit/a.tsx', `globalThis['wx'].config({})`, /vendor/],
    ['kit/a.tsx', `wx.config({})`, /vendor/],
    ['kit/a.tsx', `window.webkit.messageHandlers.NativeHost.postMessage('')`, /vendor/],
    ['kit/a.tsx', `WeixinJSBridge.invoke('a')`, /vendor/],
    ['kit/a.tsx', `if (bridge.host.name === 'browser') go()`, /compares what the host is/],
    ['kit/a.tsx', `if (bridge.host?.platform !== 3) go()`, /compares what the host is/],
    ['kit/a.tsx', `const { host } = bridge; if (host.phone == 'ios') go()`, /compares what the host is/],
    ['kit/a.tsx', `const { name } = bridge.host; if (name === 'mini-program') go()`, /compares with a host's name/],
    ['kit/a.tsx', `switch (bridge.host.platform) { default: go() }`, /branches/],
    ['kit/a.tsx', `switch (name) { case 'wecom': go() }`, /compares with a host's name/],
    ['kit/a.tsx', `const pay = TABLE[bridge.host.name]`, /looks something up/],
    ['kit/a.tsx', `if ([3, 4].includes(bridge.host.platform)) go()`, /compares what the host is/],
  ],
);

// Personal data that outlives a logout (A04, V04).
prove(
  'cleared-on-logout',
  [
    ['store/a.ts', `import { keepPersonal } from '../platform/personal.ts'; keepPersonal('a', 1)`],
    ['store/a.ts', `const seen = new Set(); whenPersonGoes(() => seen.clear())`],
    ['rules/a.ts', `const NAMES = new Set(['a']); const ORDER = ['a', 'b']; const WORDS = { a: 'b' }`],
    ['kit/a.ts', `export function useA() { let a = 1; const b = new Map(); return [a, b] }`],
    ['platform/storage-inventory.ts', `localStorage.removeItem('adminToken'); document.cookie = ''`],
    ['platform/channel.ts', `import { keep } from './storage.ts'; keep('channel.channel', 'a')`],
    ['client/a.ts', `// oxlint-disable-next-line sdhealth/cleared-on-logout -- a reason\nconst kept = new Map()`],
  ],
  [
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
  ],
);

prove(
  'no-time-asserted',
  [
    `const from = Date.now(); run(); console.log(Date.now() - from)`,
    `const at = Date.now(); expect(keptAt).toBe(at)`,
    `vi.useFakeTimers(); const from = Date.now(); await run(); expect(Date.now() - from).toBe(4_000)`,
    `expect(isInProportion(masked, 'a')).toBe(true)`,
    `const left = all - done; expect(left).toBe(0)`,
  ].map((code): Good => ['kit/a.test.ts', code]),
  [
    `const from = performance.now(); run(); expect(performance.now() - from).toBeLessThan(100)`,
    `const from = Date.now(); run(); const took = Date.now() - from; expect(took, 'ms').toBeLessThan(100)`,
    `const work = (run) => { const from = process.cpuUsage(); run(); return process.cpuUsage(from).user }; expect(work(a)).toBeLessThan(9)`,
    `let most = 0; const from = process.hrtime.bigint(); most = Math.max(most, process.hrtime.bigint() - from); expect(most < 20).toBe(true)`,
    `const { user } = process.cpuUsage(from); expect(user / 1_000).toBeLessThan(20)`,
  ].map((code): Bad => ['kit/a.test.ts', code, /No test asserts a time/]),
);

prove(
  'engine-floor',
  [
    `const copy = JSON.parse(text); const last = list.findLast(isOpen); const own = Object.hasOwn(map, name)`,
    `if ('structuredClone' in window) copy = structuredClone(value)`,
    `if (typeof URL.canParse === 'function') URL.canParse(address)`,
    `navigator.share?.({ url }); dialog.requestClose?.()`,
    `const range = { union: 1 }; range.union(2)`,
    `text.replace(/(?<name>a)(?=b)(?!c)(?:d)/u, '')`,
    `await navigator.share({ url }); const id = crypto.randomUUID()`,
  ].map((code): Good => ['kit/a.ts', code]),
  [
    ['kit/a.ts', `const copy = structuredClone(value)`, /structuredClone .*chrome_android 98/],
    ['kit/a.ts', `text.replace(/(?<!a)b/, '')`, /lookbehind_assertion .*safari 16.4/],
    ['kit/a.ts', `/[a--b]/v.test(text)`, /unicodeSets/],
    ['kit/a.ts', `/(?i:a)b/.test(text)`, /modifier/],
    ['kit/a.ts', `URL.canParse(address)`, /canParse/],
    ['kit/a.ts', `list.toSorted()`, /toSorted/],
    ['kit/a.ts', `new Intl.DurationFormat('zh')`, /DurationFormat/],
    ['kit/a.ts', `element.checkVisibility()`, /checkVisibility/],
    ['kit/a.ts', `new CompressionStream('gzip')`, /CompressionStream/],
  ],
);

prove(
  'wait-with-end',
  [
    ['platform/a.ts', `await withEnd('cache', async () => (await caches.open('a')).keys())`],
    ['platform/a.ts', `if ('locks' in navigator && navigator.canShare?.({ files })) go()`],
    ['platform/a.ts', `navigator.serviceWorker.addEventListener('message', hear)`],
    ['platform/a.ts', `indexedDB.deleteDatabase('a')`],
    ['platform/a.ts', `const text = new TextDecoder().decode(bytes); const row = { caches: 1 }; use(row.caches)`],
    ['platform/a.ts', `const decoder = new TextDecoder(); return text + decoder.decode()`],
  ],
  [
    ['platform/a.ts', `await navigator.locks.request('a', work)`, /navigator\.locks may never answer/],
    ['platform/a.ts', `const names = await caches.keys()`, /caches/],
    ['platform/a.ts', `const asked = indexedDB.open('a')`, /indexedDB/],
    ['platform/a.ts', `await navigator.clipboard.writeText('a')`, /clipboard/],
    ['platform/a.ts', `await navigator.storage?.estimate()`, /storage/],
    ['platform/a.ts', `await navigator.serviceWorker.ready`, /serviceWorker/],
    ['platform/a.ts', `navigator.geolocation.getCurrentPosition(take, fail)`, /geolocation/],
    ['platform/a.ts', `await navigator.permissions.query({ name: 'camera' })`, /permissions/],
    ['platform/a.ts', `await navigator.share({ url })`, /share/],
    ['platform/a.ts', `await document.fonts.ready`, /fonts/],
    ['flows/a.ts', `await createImageBitmap(file)`, /createImageBitmap/],
    ['flows/a.ts', `await picture.decode()`, /decode/],
    ['flows/a.ts', `canvas.toBlob(take)`, /toBlob/],
    ['flows/a.ts', `const reader = new FileReader()`, /FileReader/],
  ],
);
