import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, press, see, sees } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

test('a visitor of the goods for coins is led to their own coins by a login, and stays on the page', async () => {
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
  'in an activity that is %s the heading says so, no stock is told, and the way leads elsewhere',
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

test('a customer sees what is there to spend, and which goods it pays', async () => {
  await asCustomer(newBrowser(), '/activity/stock');
  await see('My coins');
  await see('Exchange now');
  expect(sees('Log in to see my coins')).toBe(false);
});
