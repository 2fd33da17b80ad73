/**
 * Tests N07 and B19 (`docs/faults.md`): no screen shows the message of an unknown code, which may be meant for developers. It shows a
 * neutral text and the code instead.
 */
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, soon } from '../../test/open-app.tsx';
import { en } from '../messages/en.ts';
import { zh } from '../messages/zh.ts';
import { type RouteId, routes } from '../routes.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => import('./app.tsx'), 60_000);
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  installHost('browser');
});

const CODE = 987_654;
const RAW = 'java.lang.NullPointerException: userName=Li Lei at OrderDao.java:71';
const REFUSALS = ['/api/sdhealth', '/api/sdb'].flatMap((path) =>
  ['GET', 'POST'].map((method) => ({
    match: `${method} ${path}/*`,
    times: 999,
    kind: 'code',
    value: { code: CODE, msg: RAW },
  })),
);
/** Values of the sample account. */
const SAMPLE: Readonly<Record<string, string>> = { productNo: 'yj_gefmtj', orderNo: 'O1001', status: 'success' };

const files = Object.keys(import.meta.glob(['../screens/*/*.tsx', '!../screens/**/*.test.tsx']));
/** The page for an error that happened elsewhere, which makes no calls. */
const PAGE_WITHOUT_CALLS = 'support.error';
const screenIds = files
  .map((file) => file.split('/').slice(-2).join('.').replace('.tsx', ''))
  .filter((id) => id !== PAGE_WITHOUT_CALLS);
const isRoute = (id: string): id is RouteId => Object.hasOwn(routes, id);
const addressOf = (id: RouteId): string =>
  routes[id].path.replace(/:(\w+)\??/g, (_, name: string) => SAMPLE[name] ?? 'x');

const languages = { en, zh } as const;
const screensWithCode: string[] = [];

test.each(screenIds.map((id, index) => [id, index % 2 === 0 ? 'en' : 'zh'] as const))(
  'screen %s when the service returns an unknown code in %s: does not show the message of the code',
  async (id, language) => {
    if (!isRoute(id)) throw new Error(`no route: ${id}`);
    localStorage.setItem('sdhealth.language', language);
    const words = languages[language].states;
    const browser = newBrowser();
    await browser.logIn('13800138000');
    await browser.control('/__fixtures/faults', REFUSALS);
    await browser.open(addressOf(id));
    await soon(() => {
      expect(document.querySelector('main')).not.toBeNull();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
    const pageText = document.body.textContent ?? '';
    for (const fragment of ['java', 'Exception', 'Li Lei', 'OrderDao']) expect(pageText).not.toContain(fragment);
    if (pageText.includes(words.failed.title)) expect(pageText).toContain(words.supportCode(String(CODE)));
    if (pageText.includes(String(CODE))) screensWithCode.push(id);
  },
);

test('the screens of this test when counted: have mostly shown the unknown code', () => {
  expect(new Set(screensWithCode).size).toBeGreaterThan(screenIds.length / 2);
});
