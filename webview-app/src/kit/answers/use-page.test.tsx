/** Tests pages with responses of the embedded backend: missing, failed, and after a return to the page. */
import { describe, expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const REFUND = 'GET /api/sdhealth/mall/package/refund-success-jump-url';

describe('a result that does not exist', () => {
  test('a result page when the result is missing: shows that in page and title', async () => {
    await loggedIn(newBrowser(), '/pecSale/yj_gefmtj/refunded/O1001');
    await see('No refund for this order');
    expect(document.title).toBe('Refund details');
    expect(sees('Refund successful')).toBe(false);
    expect(sees('Refund accepted')).toBe(false);
  });

  test('a result page when the claimed card is missing: shows that in heading and title', async () => {
    await loggedIn(newBrowser(), '/medical-services/hasGot');
    await see('No card claimed yet');
    expect(document.title).toBe('Health-rights card');
    expect(sees('You have this card')).toBe(false);
  });
});

test('a page when its request fails: shows the failure and offers a retry', async () => {
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', [{ match: REFUND, times: 2, kind: 'status', value: 500 }]);
  await loggedIn(browser, '/pay-refunded/yj_gefmtj/O1001');
  await see('Something went wrong');
  expect(sees('No refund for this order')).toBe(false);
  await press('Try again');
  await see('No refund for this order');
});

test('a page when the language changes: requests its data in that language', async () => {
  const app = await newBrowser().open('/package-list');
  const list = () => app.calls.filter(({ path }) => path.endsWith('/package/list')).length;
  await soon(() => expect(list()).toBe(1));
  await see('Checkups for every age');
  const { setLanguage } = await import('../../messages/index.ts');
  await setLanguage('zh');
  await soon(() => expect(list()).toBe(2));
});

describe('a page that the person comes back to', () => {
  const LIST = '/api/sdhealth/mall/package/list';
  const heading = () => document.querySelector('h1')?.textContent;
  const openAndReturn = async (meanwhile: (browser: ReturnType<typeof newBrowser>) => unknown) => {
    const browser = newBrowser();
    await browser.open('/package-list');
    await press('Care for Parents checkup');
    await soon(() => expect(heading()).toBe('Care for Parents checkup'));
    await see('Buy now');
    await meanwhile(browser);
    history.back();
    await soon(() => expect(heading()).toBe('Checkups for every age'));
  };

  test('a page when the person returns to it: shows the recent data at once and reloads', async () => {
    await openAndReturn((browser) => browser.hold(LIST));
    expect(sees('¥')).toBe(true);
  });

  test('a page when the reload after a return fails: replaces the recent data by the failure', async () => {
    await openAndReturn((browser) =>
      browser.control('/__fixtures/faults', [{ match: `GET ${LIST}`, times: 9, kind: 'status', value: 500 }]),
    );
    await see('Something went wrong');
    expect(sees('¥')).toBe(false);
  });
});
