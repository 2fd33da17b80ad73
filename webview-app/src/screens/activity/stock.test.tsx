import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, press, see, sees } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

test('the goods for coins when a visitor logs in: show the visitor’s coins on the same page', async () => {
  installHost('ios-app', { user: 'accept' });
  await newBrowser().open('/activity/stock');
  await press('Log in to see my coins');
  await see('My coins');
  expect(location.pathname).toBe('/health/activity/stock');
});

test.each([
  ['END', 'This activity has ended'],
  ['BEFORE_START', 'Almost there'],
])(
  'the goods for coins when the activity is %s: show that in the heading, no stock, and a link to the services',
  async (activity, headline) => {
    const browser = newBrowser();
    await browser.control('/__fixtures/settings', { activity });
    await asCustomer(browser, '/activity/stock');
    await see(headline);
    await see('Digital thermometer');
    expect(document.querySelector('h1')?.textContent).toBe(headline);
    expect(sees(/\d left/)).toBe(false);
    await see('See our services');
  },
);

test('the goods for coins when the person is a customer: show the balance and which goods it can pay for', async () => {
  await asCustomer(newBrowser(), '/activity/stock');
  await see('My coins');
  await see('Exchange now');
  expect(sees('Log in to see my coins')).toBe(false);
});
