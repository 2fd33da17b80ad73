import { beforeEach, expect, test } from 'vitest';
import { begin, type HeadStart } from './head-start.ts';

const table: HeadStart = {
  base: '/health/',
  texts: { en: ['en.js', 'screens-en.js'], zh: ['zh.js', 'screens-zh.js'] },
  files: ['home.js', 'sale.js', 'sale.css', 'overlays.js'],
  screens: [
    ['^/$', [0], 0],
    ['^/pecSale/[^/]+$', [1, 2], 1],
  ],
  dialogs: [3],
};
const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.as} ${link.getAttribute('href')}`);

beforeEach(() => document.head.replaceChildren());

test.each([
  ['en', '/', ['script /health/en.js', 'script /health/home.js']],
  [
    'zh',
    '/pecSale/yj_jctj',
    ['script /health/zh.js', 'script /health/screens-zh.js', 'script /health/sale.js', 'style /health/sale.css'],
  ],
  ['zh', '/behind-a-login', ['script /health/zh.js', 'script /health/overlays.js']],
] as const)('in %s at %s it asks for what the page will want', (language, path, files) => {
  begin(table, language, path);
  expect(asked()).toEqual(files);
});
