/** Tests the customer service button by host, hour and page. */
import { type HostOption, installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, see, soon } from '../../test/open-app.tsx';
import { mockVisits, testsWholePages } from '../../test/whole-pages.ts';
import { href, type RouteId } from '../routes.ts';
import { PAGES_WITH_SERVICE } from './pages-with-service.ts';

testsWholePages();
afterEach(() => void vi.useRealTimers());

const button = () => document.querySelector<HTMLElement>('aside button[aria-label="Customer service"]');

async function openAt(time: string, setup: HostOption) {
  const { name, ...options } = typeof setup === 'string' ? { name: setup } : setup;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-03-02T${time}:00+08:00`) });
  const assign = mockVisits();
  document.head.innerHTML = '<meta name="service-phone" content="400-000-0000">';
  const { traffic } = installHost(name, options);
  await newBrowser().open(href('checkup.package-list'));
  await soon(() => expect(button()).not.toBeNull());
  button()?.click();
  return {
    locationsOpened: () => assign.mock.calls.map(([to]) => String(to)),
    requestedFromHost: () => traffic.some(({ name: call }) => call === 'openCustomerService'),
    miniProgramPages: () =>
      traffic.flatMap(({ name: call, body }) => (call === 'page-opened' ? [String(Object(body).url)] : [])),
  };
}

/** The effect of the button within the service hours by host, and whether a QR code is shown outside of them. */
const APP = { token: 'native-13800138000-1' };
const getChatLink = () => `${location.origin}/customer-service`;
const HOSTS = [
  { host: 'browser', locationsOpened: getChatLink, hasQrcode: true },
  { host: 'wechat', locationsOpened: getChatLink, hasQrcode: true },
  { host: 'wecom', locationsOpened: getChatLink, hasQrcode: true },
  { host: 'mini-program', miniProgramPages: '/pages/service/index', hasQrcode: true },
  {
    host: { name: 'mini-program', missing: ['invokeMiniProgramAPI'] },
    locationsOpened: () => 'tel:4000000000',
    hasQrcode: true,
  },
  { host: { name: 'android-app', ...APP }, requestedFromHost: true, hasQrcode: true },
  { host: { name: 'ios-app', ...APP }, requestedFromHost: true, hasQrcode: false },
] as const satisfies readonly { host: HostOption; [more: string]: unknown }[];

describe.each(HOSTS)('in $host', (row) => {
  test('the service button when tapped within the hours: opens customer service in the host’s way', async () => {
    const { locationsOpened, requestedFromHost, miniProgramPages } = await openAt('12:00', row.host);
    await soon(() => {
      expect(locationsOpened()).toEqual('locationsOpened' in row ? [row.locationsOpened()] : []);
      expect(requestedFromHost()).toBe('requestedFromHost' in row);
      expect(miniProgramPages()).toEqual('miniProgramPages' in row ? [row.miniProgramPages] : []);
    });
  });

  test(`the service button when tapped outside the hours: shows a dialog with a QR code: ${row.hasQrcode}`, async () => {
    const { locationsOpened, requestedFromHost, miniProgramPages } = await openAt('21:30', row.host);
    await see('Customer service is closed now');
    await soon(() => expect(document.querySelector('dialog img') !== null).toBe(row.hasQrcode));
    expect([locationsOpened(), requestedFromHost(), miniProgramPages()]).toEqual([[], false, []]);
  });
});

/** Example pages with and without the button. */
const PAGES: { id: RouteId; has: boolean }[] = [
  { id: 'checkup.package-list', has: true },
  { id: 'content.science-list', has: false },
  { id: 'support.error', has: false },
];

test('the service button when a page opens: is shown on the listed pages only', async () => {
  installHost('browser');
  const app = await newBrowser().open('/nobody/knows');
  const isSpaceReserved = () => /--service-(end|slot)/.test(document.body.getAttribute('style') ?? '');
  // Scrolling measures the page, so the button's space must be reserved or released before.
  const spaceWhenMeasured: boolean[] = [];
  vi.stubGlobal('scrollTo', () => spaceWhenMeasured.push(isSpaceReserved()));
  // The button's file loads with the first page.
  for (const [index, { id, has }] of [...PAGES, ...PAGES].entries()) {
    app.navigate(href(id as 'support.error'));
    await soon(() => expect(button() !== null).toBe(has));
    expect(PAGES_WITH_SERVICE.includes(id)).toBe(has);
    expect(isSpaceReserved()).toBe(has);
    if (index > 0) expect(spaceWhenMeasured.at(-1)).toBe(has);
  }
});

test('the service button when the page has a bottom bar: is in the bar', async () => {
  installHost('ios-app', { token: 'native-13800138000-1' });
  const app = await newBrowser().open(href('checkup.package-list'));
  await soon(() => expect(button()?.textContent).toBe('Customer service'));
  expect(document.body.style.getPropertyValue('--service-slot')).toBe('');
  app.navigate('/service-pipeline/S2001/O1001');
  await see('Activate the service');
  // Layout is not computed here: sets the height that the bar reports after its layout.
  document.body.style.setProperty('--bottom-bar', '80px');
  await soon(() => expect(button()?.textContent).toBe(''));
  expect(document.body.style.getPropertyValue('--service-slot')).not.toBe('');
  expect(document.body.style.getPropertyValue('--service-end')).toBe('');
  // With large text the actions need the whole bar.
  document.documentElement.style.fontSize = `${innerWidth / 10}px`;
  await soon(() => expect(button()?.textContent).toBe('Customer service'));
  document.documentElement.style.fontSize = '';
  document.body.style.removeProperty('--bottom-bar');
});

test('the service button when the bar has its actions in several rows: stays above the bar', async () => {
  installHost('ios-app', { token: 'native-13800138000-1' });
  const top = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 56;
  });
  await newBrowser().open(href('checkup.refund-success', { productNo: 'yj_gefmtj', orderNo: 'O1003' }));
  await see('See the refund');
  document.body.style.setProperty('--bottom-bar', '136px');
  await soon(() => expect(document.body.style.getPropertyValue('--service-above')).not.toBe(''));
  expect(button()?.textContent).toBe('Customer service');
  expect(document.body.style.getPropertyValue('--service-slot')).toBe('');
  // The bar stays at the window's end: no space is reserved below it.
  expect(document.body.style.getPropertyValue('--service-end')).toBe('');
  top.mockReturnValue(0);
  document.body.style.setProperty('--bottom-bar', '80px');
  await soon(() => expect(button()?.textContent).toBe('Customer service'));
  document.body.style.removeProperty('--bottom-bar');
  top.mockRestore();
});

test('the list of pages with the service button when read: names each page once', () => {
  expect(new Set(PAGES_WITH_SERVICE).size).toBe(PAGES_WITH_SERVICE.length);
});
