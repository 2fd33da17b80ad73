import { expect, it } from 'vitest';
import { kindAt, kindTable } from '../src/app/first-page/kind-table.ts';
import { routes } from '../src/routes.ts';
import type { RouteTable } from '../src/routing/row.ts';
import { partsOf, withFirstPage } from './prerender.ts';

const table = kindTable(routes);
const rows: RouteTable = routes;

it.each(Object.values(rows).map(({ path, kind = 'detail' }) => [path, kind] as const))(
  'the first page when the route is %s: is of the kind %s',
  (path, kind) => {
    const filled = path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'A1_b');
    const order = '?a=1&orderNo=O1';
    expect(kindAt(table, filled + order)).toBe(kind);
    expect(kindAt(table, path.replace(/:\w+\??/g, 'A1_b') + order)).toBe(kind);
    if (path !== '/') expect(kindAt(table, `/${filled}/${order}`)).toBe(kind);
  },
);

it('the kinds of pages when all routes are read: only the entry page is `home`, an unknown page is `detail`', () => {
  expect(Object.keys(rows).filter((id) => rows[id]?.kind === 'home')).toEqual(['home.main']);
  expect(kindAt(table, '/no/such/page')).toBe('detail');
});

it('the first page when the address has an order: is the page of a payment, otherwise of a result', () => {
  const kindOf = (address: string) => kindAt(table, address);
  expect(kindOf('/pecSale/p/success/O1')).toBe('payment');
  for (const path of ['/landing/pec/p/success', '/rights/claim-success-paid'])
    expect([path, `${path}/`, `${path}?a=1`, `${path}?orderNo=`, `${path}?orderNo=O1`].map(kindOf)).toEqual([
      ...['result', 'result', 'result', 'result'],
      'payment',
    ]);
});

it('a style attribute when prerendered: is replaced by a rule, because the policy forbids it', () => {
  const page = '<p class="x y" style="width: 1px;">a</p><p style="width: 1px;">b</p><p style="width: 2px;">c</p>';
  const drawn = { home: page, list: '', detail: '', form: '', result: '', payment: '' };
  const { templates, looks } = partsOf({ en: drawn, zh: { ...drawn, home: '' } });
  expect([...templates.en, ...templates.zh].join()).not.toContain('style=');
  expect(looks).toBe('[data-look="0"]{width: 1px;}[data-look="1"]{width: 2px;}');
});

it.each([
  ['web', ['id="first-home-zh"', 'id="page-kinds"', 'go()', 'id="first-list-zh"', 'id="first-home-en"', '<form']],
  ['single', ['id="first-home-zh"', 'id="first-home-en"', 'id="first-data"', 'go()', '<form']],
] as const)('the first page when built as %s: comes in the order in which most people see it', (form, order) => {
  const drawn = { home: 'a', list: '', detail: '', form: '', result: '', payment: '' };
  const html =
    '<head><link rel="stylesheet" crossorigin href="/f.css"></head><main><form class="start-words"></form></main></body>';
  const sheets = { text: 'p{x:1}', links: ['/f.css'] };
  const page = withFirstPage(html, form, partsOf({ en: drawn, zh: drawn }), sheets, 'go()');
  const link = '<link rel="stylesheet" disabled href="/f.css">';
  const places = ['<style id="styles">p{x:1}</style>', ...order, link].map((text) => page.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  // No link loads a sheet that is inlined in the page.
  expect(page.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([link]);
  expect(() => withFirstPage('<p>', form, partsOf({ en: drawn, zh: drawn }), sheets, '')).toThrow('no place');
});
