/** Tests that each of the 123 sample addresses opens with content and without a console error, on three hosts. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, soon } from '../../test/open-app.tsx';
import { PAGE_IDS, pageAddress } from '../../test/sample-pages.ts';
import { testsWholePages } from '../../test/whole-pages.ts';
import { en } from '../messages/en.ts';

testsWholePages();
afterEach(() => vi.restoreAllMocks());

const HOSTS = [
  ['browser', {}],
  ['wechat', {}],
  ['ios-app', { token: 'native-13800138000-1' }],
] as const;

/** The titles of pages without content. */
const EMPTY_TITLES = [
  en.states.gone.title,
  en.states.notFound.title,
  en.states.failed.title,
  en.states.unreadable.title,
];

describe.each(HOSTS)('in %s', (host, options) => {
  test.each(PAGE_IDS.map((id) => [pageAddress(id)] as const))('page %s: has content and no error', async (address) => {
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
    const pageText = document.querySelector('main')?.textContent ?? '';
    expect(EMPTY_TITLES.filter((words) => pageText.includes(words))).toEqual([]);
    expect(pageText).not.toMatch(/not found|could not find|couldn’t find|no-\w+No\b/i);
    expect(pageText.length).toBeGreaterThan(20);
    expect(errors).toEqual([]);
  });
});
