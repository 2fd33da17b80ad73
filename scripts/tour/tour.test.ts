/** The start page: every link of it leads somewhere, and every page that is made is among them. */
import { expect, test } from 'vitest';
import { SCREENS } from '../../webview-app/chaos/cells.ts';
import { linksOf, routeOf, TOUR, tourPage } from './page.ts';
import { languageOf } from './plugin.ts';
import { LANGUAGES } from './texts.ts';

const MADE = SCREENS.map(({ id }) => id).filter((id) => id !== 'no-such-page');

test.each(LANGUAGES)(
  'each link of the page in %s opens a page of the app, in that language, or the page itself',
  (language) => {
    const links = linksOf(tourPage(language, ''));
    expect(links.length).toBeGreaterThan(2 * MADE.length);
    const others = links.filter((link) => routeOf(link) === undefined);
    expect(others).toEqual([`${TOUR}?lang=${language === 'zh' ? 'en' : 'zh'}`]);
    expect(links.filter((link) => !link.includes('lang='))).toEqual([]);
    expect(links.filter((link) => /undefined|\/:/.test(link))).toEqual([]);
  },
);

test.each(LANGUAGES)('each page that is made is there in %s, for this browser and for six phones', (language) => {
  const links = linksOf(tourPage(language, ''));
  const ids = (those: readonly string[]) => new Set(those.map(routeOf));
  const here = ids(links.filter((link) => link.startsWith('/health')));
  const six = ids(links.filter((link) => link.startsWith('/lab?')));
  expect(MADE.filter((id) => !here.has(id as never) || !six.has(id as never))).toEqual([]);
});

test('a sample address is a page of its own row', () => {
  expect(SCREENS.filter(({ id, address }) => id !== 'no-such-page' && routeOf(address) !== id)).toEqual([]);
});

test('the address decides the language, else the browser; other languages are shown English', () => {
  expect(languageOf('lang=zh', 'en-US')).toBe('zh');
  expect(languageOf('', 'zh-CN,zh;q=0.9')).toBe('zh');
  expect(languageOf('lang=fr', 'fr')).toBe('en');
});
