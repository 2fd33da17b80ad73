import { beforeEach, expect, test, vi } from 'vitest';
import { preload } from './head.ts';
import type { Preload } from './head-table.ts';

const table: Preload = {
  base: '/health/',
  files: [
    ...['en.js', 'zh.js', 'area.js', 'area-en.js', 'area-zh.js'],
    ...[
      'home.js',
      'sale.js',
      'price.js',
      'overlays.js',
      'list.js',
      'home-en.js',
      'home-zh.js',
      'runtime.js',
      'sale.css',
    ],
  ],
  texts: { en: 0, zh: 1 },
  areas: [
    [12, { en: 10, zh: 11 }],
    [2, 12, { en: 3, zh: 4 }],
  ],
  screens: [
    ['^/$', 0, 5, 9],
    ['^/pecSale/[^/]+$', 1, 6, 7, 9, 13],
  ],
  data: {},
  dialogs: [8],
};
const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.as} ${link.getAttribute('href')}`);

beforeEach(() => document.head.replaceChildren());

const texts = () => document.head.querySelector('link[href*="zh.js"]');

test('the entry page’s files when preloaded: requested after the texts, except files that other areas share', () => {
  preload(table, 'zh', '/');
  expect(preloaded()).toEqual(['zh', 'runtime', 'list'].map((name) => `script /health/${name}.js`));
  texts()?.dispatchEvent(new Event('load'));
  expect(preloaded()).toEqual(['zh', 'runtime', 'list', 'home-zh', 'home'].map((name) => `script /health/${name}.js`));
});

test('the texts when requested and loaded before the table is received: the page’s files are requested at once', async () => {
  history.replaceState(null, '', '/health/?lang=zh');
  const whole = document.readyState;
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  document.head.innerHTML = '<meta name="texts" content="/health/zh.js /health/en.js">';
  vi.resetModules();
  const { preload } = await import('./head.ts');
  expect(preloaded()).toEqual(['script /health/zh.js']);
  texts()?.dispatchEvent(new Event('load'));
  Object.defineProperty(document, 'readyState', { value: whole, configurable: true });
  preload(table, 'zh', '/');
  expect(preloaded()).toContain('script /health/home.js');
});

test('the entry page’s files when another page’s link is tapped: dropped, and no file is requested twice', () => {
  document.body.innerHTML = `<div class="start"></div>`;
  preload(table, 'zh', '/');
  const start = document.querySelector<HTMLElement>('.start');
  if (start) start.dataset['steps'] = '["/pecSale/yj_jctj"]';
  preload(table, 'zh', '/pecSale/yj_jctj');
  texts()?.dispatchEvent(new Event('load'));
  expect(preloaded()).toEqual(
    ['zh', 'runtime', 'list', 'area', 'area-zh', 'sale', 'price']
      .map((name) => `script /health/${name}.js`)
      .concat('style /health/sale.css'),
  );
});

test.each([
  [
    'zh',
    '/pecSale/yj_jctj',
    [
      'script /health/zh.js',
      'script /health/area.js',
      'script /health/runtime.js',
      'script /health/area-zh.js',
      'script /health/sale.js',
      'script /health/price.js',
      'script /health/list.js',
      'style /health/sale.css',
    ],
  ],
  ['zh', '/behind-a-login', ['script /health/zh.js', 'script /health/overlays.js']],
] as const)(
  'the preload when the language is %s and the path is %s: requests the page’s files',
  (language, path, files) => {
    preload(table, language, path);
    expect(preloaded()).toEqual(files);
  },
);

test('a link when tapped before the table is received: its page is preloaded, as after a later tap', async () => {
  history.replaceState(null, '', '/health/behind-a-login');
  document.body.innerHTML = `<div class="start" data-steps='["/pecSale/yj_jctj?a=1"]'></div>
    <script type="application/json" id="preload">${JSON.stringify(table)}</script>`;
  vi.resetModules();
  await import('./head.ts');
  expect(preloaded()).toContain('script /health/sale.js');
  expect(preloaded()).not.toContain('script /health/home.js');
  const start = document.querySelector<HTMLElement>('.start');
  if (start) start.dataset['steps'] = '["/"]';
  dispatchEvent(new Event('sdhealth-navigation'));
  expect(preloaded()).toContain('script /health/list.js');
});
