import { expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

test('the button that takes money when the product has terms: the terms are beside it as links', async () => {
  await newBrowser().open('/pecSale/yj_gefmtj');
  await see('By ordering you accept');
  await see('Privacy');
  await press('Terms of service');
  await soon(() => expect(location.pathname).toBe('/health/contentStatic/terms'));
});

test('the button that takes money when the product has no terms: no line is shown', async () => {
  const browser = newBrowser();
  await browser.open('/pecSale/nothing');
  await see('This package is no longer offered');
  expect(sees('By ordering you accept')).toBe(false);
});
