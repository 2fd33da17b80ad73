/**
 * Tests N07 and B19: no screen shows the message of an unknown code, which may be meant for developers. It shows a neutral text and the
 * code instead.
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
const REFUSED = ['/api/sdhealth', '/api/sdb'].flatMap((path) =>
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
const ASKS_NOTHING = 'support.error';
const created = files
  .map((file) => file.split('/').slice(-2).join('.').replace('.tsx', ''))
  .filter((id) => id !== ASKS_NOTHING);
const isRoute = (id: string): id is RouteId => Object.hasOwn(routes, id);
const addressOf = (id: RouteId): string =>
  routes[id].path.replace(/:(\w+)\??/g, (_, name: string) => SAMPLE[name] ?? 'x');

const languages = { en, zh } as const;
const withCode: string[] = [];

test.each(created.map((id, index) => [id, index % 2 === 0 ? 'en' : 'zh'] as const))(
  'screen %s when the service answers an unknown code in %s: its message is not shown',
  async (id, language) => {
    if (!isRoute(id)) throw new Error(`no route: ${id}`);
    localStorage.setItem('sdhealth.language', language);
    const words = languages[language].states;
    const browser = newBrowser();
    await browser.logIn('13800138000');
    await browser.control('/__fixtures/faults', REFUSED);
    await browser.open(addressOf(id));
    await soon(() => {
      expect(document.querySelector('main')).not.toBeNull();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
    const shown = document.body.textContent ?? '';
    for (const part of ['java', 'Exception', 'Li Lei', 'OrderDao']) expect(shown).not.toContain(part);
    if (shown.includes(words.failed.title)) expect(shown).toContain(words.supportCode(String(CODE)));
    if (shown.includes(String(CODE))) withCode.push(id);
  },
);

test('the screens of this test when counted: most have received the unknown code', () => {
  expect(new Set(withCode).size).toBeGreaterThan(created.length / 2);
});
