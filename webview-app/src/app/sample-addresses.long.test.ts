/** Each of the 123 addresses, with the specification's sample values, opens its page with content: on three hosts, without an error in the console. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, soon } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';
import { en } from '../messages/en.ts';
import { type RouteId, routes } from '../routes.ts';

testsWholePages();
afterEach(() => vi.restoreAllMocks());

/** The sample values of the specification (`params` of its seeds). */
const SAMPLES: Readonly<Record<string, string>> = {
  productNo: 'yj_gefmtj',
  orderNo: 'O1001',
  serviceNo: 'S2001',
  serviceLabel: 'checkup',
  baseProductNo: 'B3001',
  serviceProductNo: 'P4001',
  assessmentId: 'A5001',
  id: '6001',
  articleId: '6001',
  label: 'privacy',
  state: 'unused',
  status: 'success',
  skuId: 'K7001',
  encryptDoctorId: 'D8001',
  bizOrderNo: 'Z9001',
  productType: 'VAS',
  version: 'v2',
  variant: 'channel',
};
const HOSTS = [
  ['browser', {}],
  ['wechat', {}],
  ['ios-app', { token: 'native-13800138000-1' }],
] as const;

const addressOf = (path: string): string =>
  path.replace(/:(\w+)\??/g, (_, name: string) => SAMPLES[name] ?? `no-${name}`);
/** Pages that live on their query, and a value of each. */
const QUERIES: Partial<Readonly<Record<RouteId, string>>> = {
  'service-detail.evaluate-page': 'orderNo=O1005&productNo=yj_gefmtj',
  'content.pdf': 'orderNo=O1005',
  'other.value-added-service': 'orderNo=O1004',
  'other.value-added-order': 'orderNo=O1004',
};
/** These exist with the setting `test-pages` alone; that of an error has happened elsewhere. */
const WITHOUT: readonly RouteId[] = ['content.inner-tool', 'other.hybrid-example', 'other.error'];
const ids = (Object.keys(routes) as RouteId[]).filter((id) => !WITHOUT.includes(id));
/** Words of a page that has nothing to show. */
const NOTHING = [en.states.gone.title, en.states.notFound.title, en.states.failed.title, en.states.unreadable.title];

describe.each(HOSTS)('in %s', (host, options) => {
  test.each(ids.map((id) => [`${addressOf(routes[id].path)}${QUERIES[id] ? `?${QUERIES[id]}` : ''}`] as const))(
    '%s',
    async (address) => {
      const errors: unknown[] = [];
      vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
      Object.defineProperty(location, 'assign', { configurable: true, value: () => undefined });
      installHost(host, options);
      const browser = newBrowser();
      await browser.logIn('13800138000');
      await browser.open(address);
      await soon(() => {
        expect(document.querySelector('main h1, main h2')?.textContent).toMatch(/\S/);
        expect(document.querySelector('main[aria-busy="true"], main [aria-busy="true"]')).toBeNull();
      });
      const shown = document.querySelector('main')?.textContent ?? '';
      expect(NOTHING.filter((words) => shown.includes(words))).toEqual([]);
      expect(shown).not.toMatch(/not found|could not find|couldn’t find|no-\w+No\b/i);
      expect(shown.length).toBeGreaterThan(20);
      expect(errors).toEqual([]);
    },
  );
});
