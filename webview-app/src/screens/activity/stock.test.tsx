import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, press, see, sees } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

test('the goods for coins when the person is a visitor: lead to their own coins by a login and stay open', async () => {
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
  'the goods for coins when the activity is %s: the heading says so, no stock is shown, and the link leads elsewhere',
  async (activity, says) => {
    const browser = newBrowser();
    await browser.control('/__fixtures/settings', { activity });
    await asCustomer(browser, '/activity/stock');
    await see(says);
    await see('Digital thermometer');
    expect(document.querySelector('h1')?.textContent).toBe(says);
    expect(sees(/\d left/)).toBe(false);
    await see('See our services');
  },
);

test('the goods for coins when the person is a customer: show the balance and which goods it pays', async () => {
  await asCustomer(newBrowser(), '/activity/stock');
  await see('My coins');
  await see('Exchange now');
  expect(sees('Log in to see my coins')).toBe(false);
});
