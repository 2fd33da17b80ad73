/** Tests that no page offers an app if the provider has none. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, see, soon } from '../../test/open-app.tsx';
import { newPageLoad } from '../../test/page-load.ts';
import { asCustomer, buyNow } from '../../test/person.ts';
import { PAGES_TO_TRY, pageAddress } from '../../test/sample-pages.ts';
import { holdTime, untilSettled } from '../../test/settled.ts';
import { mockVisits, testsWholePages } from '../../test/whole-pages.ts';

testsWholePages('browser');
beforeEach(() => {
  mockVisits();
  vi.stubGlobal('installationInTest', { appTokens: [], appSchemes: [], walletSince: {} });
});

/** Matches what offers an app, in both languages. */
const OFFER = /\bapps?\b|App(?![a-z])/;
/** Matches what may speak of apps: that none is needed, the host in which the page is open, and other apps than the provider’s. */
const OTHERS = /No app is needed|无需下载App|allow this app|In other apps|请允许App/;

/** Returns the page’s own texts that offer an app. `answers` are the backend’s, whose texts are not the page’s own. */
function offers(answers = ''): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.filter(
    (text) => OFFER.test(text) && !OTHERS.test(text) && !answers.includes(JSON.stringify(text).slice(1, -1)),
  );
}

const DOWNLOADS = [
  ...['/download', '/download/bd', '/download/qy', '/download/qy-page', '/download/commodity', '/hzdownload'],
  ...['not-installed', 'needs-app', 'too-old'].map((status) => `/medical-download/${status}`),
];

const STATES: readonly (readonly [address: string, shown: string])[] = [
  ['/?elder=1', 'All services'],
  ['/healthGold/step', 'Your steps cannot be counted here'],
  ['/healthGold/iosStepLicense', 'This page cannot be used here'],
  ['/rights/close-renewal-guide', 'In Alipay'],
];

describe('an installation without an app', () => {
  test.each(PAGES_TO_TRY)('the page %s when there is no app: offers no app in either language', async (id) => {
    holdTime();
    const browser = newBrowser();
    await browser.logIn('13800138000');
    let answers = '';
    browser.alter((_, answer) => {
      answers += JSON.stringify(answer);
      return answer;
    });
    const app = await browser.open(pageAddress(id));
    for (const language of ['en', 'zh'] as const) {
      const { setLanguage } = await import('../messages/index.ts');
      await setLanguage(language);
      await untilSettled(app);
      expect(offers(answers)).toEqual([]);
      expect(document.querySelectorAll('a[href*="download"]:not([download])')).toHaveLength(0);
    }
  });

  test.each(STATES)('the page %s when there is no app: shows «%s»', async (address, shown) => {
    await asCustomer(newBrowser(), address);
    await see(shown);
    expect(offers()).toEqual([]);
  });

  test.each(DOWNLOADS)(
    'the page %s when there is no app: says that there is none and links to the entry page',
    async (address) => {
      await newBrowser().open(address);
      await see('No app is needed');
      expect((await see('Continue here')).closest('a')?.getAttribute('href')).toBe('/health/');
      expect(document.title).toBe('No app is needed');
      expect(offers()).toEqual([]);
    },
  );

  test('the description of a download page when there is no app: equals the entry page’s', async () => {
    newPageLoad();
    const { descriptionOf } = await import('./page-descriptions.ts');
    expect(descriptionOf('download.app', 'en')).toBe(descriptionOf(undefined, 'en'));
  });

  test('the download page when another page opened it: links back to that page', async () => {
    await newBrowser().open('/medical-download/not-installed?from=%2Fscience-list');
    expect((await see('Continue here')).closest('a')?.getAttribute('href')).toBe('/health/science-list');
  });

  test.each<HostName>(['browser', 'wechat', 'mini-program', 'android-app'])(
    'an address with `jumpType=app` when there is no app, in %s: shows its page and opens no scheme',
    async (host) => {
      replaceHost(host);
      await newBrowser().open('/science/1?jumpType=app');
      await see('This article is no longer here');
      expect(location.assign).not.toHaveBeenCalled();
    },
  );

  test('a payment when the service blocks it in an app: is offered in a browser without an update of the app', async () => {
    replaceHost('ios-app');
    const browser = newBrowser();
    browser.alter((call, answer) =>
      call.path.endsWith('/get-pay-config')
        ? { ...Object(answer), data: { ...Object(answer).data, confCode: '20000000003' } }
        : answer,
    );
    await asCustomer(browser, '/pecSale/yj_jctj');
    await buyNow();
    await see('Please pay in your browser');
    expect(offers()).toEqual([]);
  });
});

test('the entry page when there is an app: links to the app’s download', async () => {
  vi.stubGlobal('installationInTest', undefined);
  await newBrowser().open('/');
  await see(/Customer service/);
  await soon(() => expect(document.querySelector('a[href^="/health/download"]')).not.toBeNull());
  await see('Get the app');
});
