import { beforeEach, expect, test, vi } from 'vitest';
import { preload } from './preload.ts';
import { filesOf, type Preload } from './preload-table.ts';

const table: Preload = {
  base: '/health/',
  files: filesOf([
    ...['en.js', 'zh.js', 'area.js', 'area-en.js', 'area-zh.js'],
    ...['home.js', 'sale.js', 'sale.css', 'overlays.js', 'list.js'],
  ]),
  texts: { en: 0, zh: 1 },
  areas: [[], [2, { en: 3, zh: 4 }]],
  screens: [
    ['^/$', 0, 5, 4],
    ['^/pecSale/[^/]+$', 1, 6, 1, 2],
  ],
  data: {},
  dialogs: [8],
};
const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.as} ${link.getAttribute('href')}`);

beforeEach(() => document.head.replaceChildren());

test('what is asked for once is not asked for again; the entry page’s own files can wait for those of a tapped link, unless they are its, too', () => {
  preload(table, 'zh', '/');
  preload(table, 'zh', '/pecSale/yj_jctj');
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => `${link.fetchPriority || 'auto'} ${link.getAttribute('href')}`)).toEqual([
    'auto /health/zh.js',
    'low /health/home.js',
    'auto /health/list.js',
    ...['area.js', 'area-zh.js', 'sale.js', 'sale.css'].map((name) => `auto /health/${name}`),
  ]);
});

test.each([
  ['en', '/', ['script /health/en.js', 'script /health/home.js', 'script /health/list.js']],
  [
    'zh',
    '/pecSale/yj_jctj',
    [
      'script /health/zh.js',
      'script /health/area.js',
      'script /health/area-zh.js',
      'script /health/sale.js',
      'style /health/sale.css',
      'script /health/list.js',
    ],
  ],
  ['zh', '/behind-a-login', ['script /health/zh.js', 'script /health/overlays.js']],
] as const)('in %s at %s it asks for what the page will want', (language, path, files) => {
  preload(table, language, path);
  expect(preloaded()).toEqual(files);
});

test('a link that was tapped before the table had come is asked for as one that is tapped later', async () => {
  history.replaceState(null, '', '/health/behind-a-login');
  document.body.innerHTML = `<div class="start" data-way='["/pecSale/yj_jctj?a=1"]'></div>
    <script type="application/json" id="preload">${JSON.stringify(table)}</script>`;
  vi.resetModules();
  await import('./preload.ts');
  expect(preloaded()).toContain('script /health/sale.js');
  expect(preloaded()).not.toContain('script /health/home.js');
  const start = document.querySelector<HTMLElement>('.start');
  if (start) start.dataset['way'] = '["/"]';
  dispatchEvent(new Event('sdhealth-way'));
  expect(preloaded()).toContain('script /health/home.js');
});
