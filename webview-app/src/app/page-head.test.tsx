/** Tests the invisible parts of a page's frame: the skip link and the description for search engines. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newBrowser, see, soon } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';
import { routes } from '../routes.ts';
import type { Row } from '../routing/row.ts';
import { needsSession } from './guards.ts';
import { described, descriptionOf } from './page-descriptions.ts';

testsWholePages('browser');

const rows: readonly (readonly [string, Row])[] = Object.entries(routes);
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

test('the pages with a description when compared with the routes: are those that a visitor may open in a browser', () => {
  const visitorRows = rows.filter(([, row]) => !needsSession(row, 2) && !row.neededSettings && !row.needsApp);
  expect([...described].sort()).toEqual(visitorRows.map(([id]) => id).sort());
});

test('the description when the page changes: is that of the current page', async () => {
  const markup = new DOMParser().parseFromString(readFileSync('webview-app/index.html', 'utf8'), 'text/html');
  const meta = markup.querySelector('meta[name="description"]');
  expect(meta?.getAttribute('content')).toBe('{{description.zh}}');
  if (meta) document.head.append(meta);
  const app = await newBrowser().open('/package-list');
  await soon(() => expect(description()).toBe(descriptionOf('checkup.package-list', 'en')));
  app.navigate('/error?code=A1');
  await soon(() => expect(description()).toBe(descriptionOf('support.error', 'en')));
  // A personal page has the description of the entry page.
  app.navigate('/app-service');
  await soon(() => expect(description()).toBe(descriptionOf('home.main', 'en')));
});

test('the skip link when activated: moves the focus past the title bar to the heading', async () => {
  await newBrowser().open('/error?code=A1');
  await see('Support code A1');
  await see('Skip to content');
  const focusableElements = document.querySelectorAll<HTMLElement>('a[href], button');
  expect(focusableElements[0]?.textContent).toBe('Skip to content');
  expect(focusableElements[1]?.getAttribute('aria-label')).toBe('Back');
  focusableElements[0]?.click();
  expect(document.activeElement?.tagName).toBe('H1');
  expect(location.hash).toBe('');
});
