/** Tests which files a resting page loads without a request of the person. */
import { afterEach, expect, test, vi } from 'vitest';
import { newBrowser, see, soon } from '../../../test/open-app.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

interface Visible {
  readonly isIntersecting: true;
  readonly target: Element;
}

/** Reports every observed link as visible, as the imitated window has no layout. */
class AllVisible {
  readonly #links: Visible[] = [];
  readonly #report: (entries: readonly Visible[]) => void;
  constructor(report: (entries: readonly Visible[]) => void) {
    this.#report = report;
  }
  observe(target: Element): void {
    this.#links.push({ isIntersecting: true, target });
    queueMicrotask(() => this.#links.length > 0 && this.#report(this.#links.splice(0)));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Opens a page and lets it rest. Returns true if the package's page is loaded then. */
async function isPackageLoaded(address: string, text: string | RegExp): Promise<boolean> {
  vi.stubGlobal('IntersectionObserver', AllVisible);
  await newBrowser().open(address);
  await see(text);
  // The program that watches for rest has loaded once the skip link exists.
  await soon(() => expect(document.querySelector('a[href^="#"]')).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await vi.dynamicImportSettled();
  const { screenOf } = await import('#screens');
  return screenOf('checkup.sale').ready !== undefined;
}

test('the page of a list’s items when the list rests: is loaded', async () => {
  expect(await isPackageLoaded('/package-list', 'Adult Premium checkup')).toBe(true);
});

test.each([
  ['the person saves data', { saveData: true, effectiveType: '4g' }],
  ['the network is slow', { saveData: false, effectiveType: '3g' }],
])('the page of a list’s items when %s: is not loaded', async (_, connection) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  expect(await isPackageLoaded('/package-list', 'Adult Premium checkup')).toBe(false);
});

test('a linked page when the links of the resting page differ: is not loaded', async () => {
  expect(await isPackageLoaded('/', /^Checkups$|^Checkup packages$/)).toBe(false);
});
