import { expect, it } from 'vitest';
import { kindAt, kindTable } from '../../webview-app/src/app/first-page/kind-table.ts';
import { type PageKind, pageKinds } from '../../webview-app/src/app/first-page/page-kinds.ts';
import { routes } from '../../webview-app/src/routes.ts';
import { usedStyle } from '../prerender/used-style.ts';
import { partsOf, stylesLast } from './prerender.ts';

const kinds: Readonly<Record<string, PageKind>> = pageKinds;
const rows = Object.entries(routes).map(([id, { path }]) => [path, kinds[id] ?? 'detail'] as const);

it.each(rows)('the first page of %s has the shapes of a page of its kind: %s', (path, kind) => {
  const table = kindTable(rows);
  const filled = path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'A1_b');
  expect(kindAt(table, filled)).toBe(kind);
  expect(kindAt(table, path.replace(/:\w+\??/g, 'A1_b'))).toBe(kind);
  if (path !== '/') expect(kindAt(table, `/${filled}/`)).toBe(kind);
});

it('every route has a kind, and only the entry page is drawn whole', () => {
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(routes).toSorted());
  expect(Object.keys(kinds).filter((id) => kinds[id] === 'home')).toEqual(['entry.home']);
  expect(kindAt(kindTable(rows), '/no/such/page')).toBe('detail');
});

it('takes the used rules and movements, and no others', () => {
  const css =
    '@charset "utf-8";:root{--a:1}.a,.b.c{color:red}.b{x:url(a;b)}.a:is(.d,h1){y:1}@media (width>1px){.b{z:1}.a{z:2}}@keyframes go{to{x:1}}@keyframes stay{to{x:1}}.a{animation:1s go}';
  expect(usedStyle(css.replace('x:url(a;b)', 'x:1'), new Set(['a', 'c']))).toBe(
    ':root{--a:1}.a{color:red}@media (width>1px){.a{z:2}}@keyframes go{to{x:1}}.a{animation:1s go}',
  );
});

it('has a rule in the place of each style attribute, which the policy of the page refuses', () => {
  const page = '<p class="x y" style="width: 1px;">a</p><p style="width: 1px;">b</p><p style="width: 2px;">c</p>';
  const drawn = { home: page, list: '', detail: '', form: '', result: '' };
  const { templates, classes, looks } = partsOf({ en: drawn, zh: { ...drawn, home: '' } });
  expect(templates).not.toContain('style=');
  expect([...classes]).toEqual(['x', 'y']);
  expect(looks).toBe('[data-look="0"]{width: 1px;}[data-look="1"]{width: 2px;}');
});

it('puts the style sheets behind the markup', () => {
  const link = '<link rel="stylesheet" crossorigin href="/a.css">';
  expect(stylesLast(`<head>\n    ${link}\n  </head><body><p>\n  </body>`)).toBe(
    `<head>\n  </head><body><p>\n  \n    ${link}\n  </body>`,
  );
});
