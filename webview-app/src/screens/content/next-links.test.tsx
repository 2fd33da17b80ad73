/** Tests the links of empty reading pages: to popular articles and to self-service. */
import { expect, test } from 'vitest';
import { newBrowser, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');

const links = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
const articles = () => links().filter((link) => link.includes('/scienceNew/'));

test('the list of saved articles when it is empty: shows articles that others read', async () => {
  await asCustomer(newBrowser(), '/science-list?tab=kept');
  await see('Nothing saved yet');
  await see('What others read');
  await soon(() => expect(articles().length).toBeGreaterThan(2));
});

test.each(['/science/gone', '/scienceNew/gone', '/content/gone'])(
  'the page of a missing article when the address is %s: shows articles that others read',
  async (address) => {
    await newBrowser().open(address);
    await see('What others read');
    await soon(() => expect(articles().length).toBeGreaterThan(2));
  },
);

test.each(['/contentStatic/customer-service', '/contentStatic/nothing'])(
  'a document when the address is %s: links to the pages for self-service',
  async (address) => {
    await newBrowser().open(address);
    await see('Do it yourself');
    expect(links()).toEqual(
      expect.arrayContaining([
        '/health/app-service',
        '/health/current-service/physical-list',
        '/health/rights/user-rights',
      ]),
    );
    expect(sees('My checkups')).toBe(true);
  },
);
