import { expect, it } from 'vitest';
import { kindAt, kindTable } from '../../webview-app/src/app/first-page/kind-table.ts';
import { type PageKind, pageKinds } from '../../webview-app/src/app/first-page/page-kinds.ts';
import { routes } from '../../webview-app/src/routes.ts';
import { usedStyle } from '../prerender/used-style.ts';
import { carried, carryStyles } from './carried-styles.ts';
import { otherStyle, partsOf, takeFrameStyle, withFirstPage } from './prerender.ts';

const kinds: Readonly<Record<string, PageKind>> = pageKinds;
const rows = Object.entries(routes).map(([id, { path }]) => [path, kinds[id] ?? 'detail'] as const);

it.each(rows)('the first page of %s has the shapes of a page of its kind: %s', (path, kind) => {
  const table = kindTable(rows);
  const filled = path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'A1_b');
  const order = '?a=1&orderNo=O1';
  expect(kindAt(table, filled + order)).toBe(kind);
  expect(kindAt(table, path.replace(/:\w+\??/g, 'A1_b') + order)).toBe(kind);
  if (path !== '/') expect(kindAt(table, `/${filled}/${order}`)).toBe(kind);
});

it('every route has a kind, and only the entry page is drawn whole', () => {
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(routes).toSorted());
  expect(Object.keys(kinds).filter((id) => kinds[id] === 'home')).toEqual(['entry.home']);
  expect(kindAt(kindTable(rows), '/no/such/page')).toBe('detail');
});

it('tells of a payment only where the address names its order', () => {
  const at = (address: string) => kindAt(kindTable(rows), address);
  expect(at('/pecSale/p/success/O1')).toBe('payment');
  for (const path of ['/landing/pec/p/success', '/rights/claim-success-paid'])
    expect([path, `${path}/`, `${path}?a=1`, `${path}?orderNo=`, `${path}?orderNo=O1`].map(at)).toEqual([
      ...['result', 'result', 'result', 'result'],
      'payment',
    ]);
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
  const drawn = { home: page, list: '', detail: '', form: '', result: '', payment: '' };
  const { templates, classes, looks } = partsOf({ en: drawn, zh: { ...drawn, home: '' } });
  expect(templates.en + templates.zh).not.toContain('style=');
  expect([...classes]).toEqual(['x', 'y']);
  expect(looks).toBe('[data-look="0"]{width: 1px;}[data-look="1"]{width: 2px;}');
});

it('has the style of the frame in the page, and of other sheets the rules that the first page needs', () => {
  const sheet = (fileName: string, source: string) => ({ type: 'asset', fileName, source });
  const chunk = (fileName: string, isEntry: boolean, imports: readonly string[], css: readonly string[]) => ({
    ...{ type: 'chunk', fileName, isEntry, imports },
    viteMetadata: { importedCss: new Set(css) },
  });
  const entry = chunk('main.js', true, ['frame.js'], []);
  const own = chunk('frame.js', false, [], ['f.css']);
  const home = chunk('home.js', false, ['frame.js'], ['h.css']);
  const files = [entry, own, home, sheet('f.css', '.a{x:1}.b{y:1}'), sheet('h.css', '.c{z:1}.d{z:2}')];
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file])) as never;
  const frame = takeFrameStyle(bundle);
  expect(frame).toBe('.a{x:1}.b{y:1}');
  // No chunk asks for the sheet any more: it would come once more, behind those of screens.
  expect(Object.keys(bundle)).toEqual(['main.js', 'frame.js', 'home.js', 'h.css']);
  expect([...own.viteMetadata.importedCss, ...home.viteMetadata.importedCss]).toEqual(['h.css']);
  expect(otherStyle(frame, ['.c{z:1}.d{z:2}'], new Set(['a', 'd']))).toBe('.d{z:2}');
  expect(otherStyle(frame, ['.c{z:1}.d{z:2}'], new Set(['a']))).toBe('');
  expect(() => otherStyle(frame, ['.c{z:1}.d{z:2}'], new Set(['e']))).toThrow('no style sheet has e');
});

it('has the style of a screen in the screen’s own file, as one rule behind the page’s, and no sheet beside it', () => {
  const css = '.a{x:"</b>"}@keyframes go{to{x:1}}@media print{.a{y:1}}';
  const screen = {
    type: 'chunk',
    fileName: 's.js',
    code: 'import"./f.js";go()',
    viteMetadata: { importedCss: new Set(['s.css']) },
  };
  const sheet = { type: 'asset', fileName: 's.css', source: css };
  const bundle = { 's.js': screen, 's.css': sheet };
  carryStyles(bundle as never);
  expect(Object.keys(bundle)).toEqual(['s.js']);
  expect([...screen.viteMetadata.importedCss]).toEqual([]);
  expect(screen.code).toMatch(/import"\.\/f\.js";go\(\)$/);
  const rules = ['.first{z:1}'];
  const document = {
    getElementById: () => ({
      sheet: { cssRules: rules, insertRule: (rule: string, at: number) => rules.splice(at, 0, rule) },
    }),
  };
  new Function('document', carried(css))(document);
  expect(rules).toEqual(['.first{z:1}', `@media all{${css}}`]);
  for (const element of [{ sheet: null }, null])
    new Function('document', carried(css))({ getElementById: () => element });
  expect(() => carried('@import "a.css";')).toThrow('only stand first');
  const other = { ...screen, viteMetadata: { importedCss: new Set(['s.css']) } };
  const twice = { a: { ...other }, b: { ...other, viteMetadata: { importedCss: new Set(['s.css']) } }, 's.css': sheet };
  expect(() => carryStyles(twice as never)).toThrow('two chunks');
});

it.each([
  ['web', ['id="first-home-zh"', 'id="page-kinds"', 'go()', 'id="first-home-en"', '<form']],
  ['single', ['id="first-home-zh"', 'id="first-home-en"', 'id="first-data"', 'go()', '<form']],
] as const)('what most people are shown first comes first: %s', (form, order) => {
  const drawn = { home: 'a', list: '', detail: '', form: '', result: '', payment: '' };
  const html = '<head></head><main><form class="start-words"></form></main>';
  const page = withFirstPage(html, form, partsOf({ en: drawn, zh: drawn }), 'p{x:1}', 'go()');
  const places = ['<style id="styles">p{x:1}</style>', ...order].map((text) => page.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(() => withFirstPage('<p>', form, partsOf({ en: drawn, zh: drawn }), '', '')).toThrow('no place');
});
