/** Tests pull-to-refresh of a list in a provider's app, and its absence in a browser, which has a gesture for it. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test, vi } from 'vitest';
import { newBrowser, type OpenedApp, press, see, soon } from '../../../test/open-app.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const LIST = '/science-list';
const ARTICLES = /article/;
const pullIndicator = () => document.querySelector<HTMLElement>('[data-pull]');

type Point = readonly [x: number, y: number];

function touch(type: string, ...points: readonly Point[]): void {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'touches', { value: points.map(([clientX, clientY]) => ({ clientX, clientY })) });
  document.querySelector('main')?.dispatchEvent(event);
}

function pull(...points: readonly Point[]): void {
  const [from, ...rest] = points;
  if (from) touch('touchstart', from);
  for (const point of rest) touch('touchmove', point);
}

const requestCount = ({ calls }: OpenedApp) => calls.filter(({ path }) => ARTICLES.test(path)).length;

async function openList(): Promise<OpenedApp> {
  const app = await newBrowser().open(LIST);
  await soon(() => expect(document.querySelectorAll('main li').length).toBeGreaterThan(2));
  await soon(() => expect(pullIndicator()).not.toBeNull());
  return app;
}

test('a list in the provider’s app when it is pulled far enough: reloads and shows that', async () => {
  installHost('ios-app');
  const app = await openList();
  const previousCount = requestCount(app);
  pull([100, 100], [100, 140], [100, 260]);
  await soon(() => expect(pullIndicator()?.dataset['pull']).toBe('enough'));
  touch('touchend');
  await soon(() => expect(requestCount(app)).toBeGreaterThan(previousCount));
  expect((await see('The list is up to date')).getAttribute('role')).toBe('status');
  await soon(() => expect(pullIndicator()?.dataset['pull']).toBe('none'));
});

test.each([
  [
    'ends too early',
    [
      [100, 100],
      [100, 140],
    ],
  ],
  [
    'begins sideways',
    [
      [100, 100],
      [130, 105],
      [130, 300],
    ],
  ],
  [
    'begins upwards',
    [
      [100, 300],
      [100, 280],
      [100, 500],
    ],
  ],
] as const)('a list when the gesture %s: does not reload', async (_, points) => {
  installHost('ios-app');
  const app = await openList();
  const previousCount = requestCount(app);
  pull(...points);
  touch('touchend');
  await soon(() => expect(pullIndicator()?.dataset['pull']).toBe('none'));
  expect(requestCount(app)).toBe(previousCount);
});

test('a pull when a second finger or the browser interrupts it: does not reload the list', async () => {
  installHost('ios-app');
  const app = await openList();
  const previousCount = requestCount(app);
  pull([100, 100], [100, 140], [100, 300]);
  touch('touchstart', [100, 300], [150, 300]);
  touch('touchend');
  pull([100, 100], [100, 140], [100, 300]);
  touch('touchcancel');
  await soon(() => expect(pullIndicator()?.dataset['pull']).toBe('none'));
  expect(requestCount(app)).toBe(previousCount);
});

test('a list when it is scrolled down: scrolls instead of being pulled', async () => {
  installHost('ios-app');
  const app = await openList();
  const previousCount = requestCount(app);
  vi.spyOn(document.documentElement, 'scrollTop', 'get').mockReturnValue(40);
  Object.defineProperty(document, 'scrollingElement', { value: document.documentElement, configurable: true });
  pull([100, 100], [100, 140], [100, 300]);
  touch('touchend');
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'scrollingElement');
  expect(pullIndicator()?.dataset['pull']).toBe('none');
  expect(requestCount(app)).toBe(previousCount);
});

test('the reload button when it is pressed: reloads the list', async () => {
  installHost('ios-app');
  const app = await openList();
  const previousCount = requestCount(app);
  await press('Refresh the list');
  await soon(() => expect(requestCount(app)).toBeGreaterThan(previousCount));
  await see('The list is up to date');
});

test('a list in a browser tab when it is pulled: does not reload', async () => {
  installHost('browser');
  const app = await newBrowser().open(LIST);
  await soon(() => expect(document.querySelectorAll('main li').length).toBeGreaterThan(2));
  await see('Refresh the list');
  const previousCount = requestCount(app);
  pull([100, 100], [100, 140], [100, 300]);
  touch('touchend');
  expect(pullIndicator()).toBeNull();
  expect(requestCount(app)).toBe(previousCount);
  await press('Refresh the list');
  await soon(() => expect(requestCount(app)).toBeGreaterThan(previousCount));
});
