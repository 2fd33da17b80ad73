import { expect, test } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

test('the buy button when the product has terms: has links to the terms beside it', async () => {
  await newBrowser().open('/pecSale/yj_gefmtj');
  await see('By ordering you accept');
  await see('Privacy');
  await press('Terms of service');
  await soon(() => expect(location.pathname).toBe('/health/contentStatic/terms'));
});

test('the buy page when the product is unknown: has no line about terms', async () => {
  const browser = newBrowser();
  await browser.open('/pecSale/nothing');
  await see('This package is no longer offered');
  expect(sees('By ordering you accept')).toBe(false);
});
