import { expect, it } from 'vitest';
import { readTree } from '../source/tree.ts';
import { appTree, pageTests } from './page-tests.ts';

const APP = 'webview-app/src';
const FILES: Readonly<Record<string, string>> = {
  [`${APP}/kit/button.ts`]: 'export const button = 1;',
  [`${APP}/kit/list.ts`]: "import { button } from './button.ts'; export const list = button;",
  [`${APP}/kit/later.ts`]: 'export const later = 1;',
  [`${APP}/kit/shape.ts`]: 'export interface Shape { readonly side: number }',
  [`${APP}/app/app.tsx`]: "export const load = () => import('../screens/rights/card.tsx');",
  [`${APP}/app/app.test.tsx`]: "import './app.tsx';",
  [`${APP}/screens/rights/card.tsx`]: "import '../../kit/list.ts'; import('../../kit/later.ts');",
  [`${APP}/screens/rights/card.test.tsx`]: '',
  [`${APP}/screens/rights/paid.test.tsx`]: '',
  [`${APP}/screens/tob/order.tsx`]: "import '../../kit/button.ts'; import type { Shape } from '../../kit/shape.ts';",
  [`${APP}/screens/tob/order.test.tsx`]: '',
};
const tree = readTree(Object.keys(FILES), (path) => FILES[path] ?? '');

it.each<[string, string[], string[], string[]]>([
  [
    'imported by a file that two areas import: the tests of both',
    ['kit/button.ts'],
    [],
    ['rights/card', 'tob/order', 'rights/paid'],
  ],
  ['imported dynamically: the tests of its area', ['kit/later.ts'], [], ['rights/card', 'rights/paid']],
  ['imported as a type: none, because the compiler checks it', ['kit/shape.ts'], [], []],
  ['a screen that the app shell loads: only its area', ['screens/rights/card.tsx'], [], ['rights/card', 'rights/paid']],
])('the tests for a changed file when it is %s', (_, changed, areas, tests) => {
  const selection = pageTests(
    changed.map((path) => `${APP}/${path}`),
    areas,
    tree,
  );
  expect(selection).toEqual({ filters: tests.map((test) => `${APP}/screens/${test}.test.tsx`), rest: [] });
});

it('a changed file when an area is named: selects the whole area, and tests of others up to the limit', () => {
  expect(pageTests([`${APP}/kit/button.ts`], ['tob'], tree, 1)).toEqual({
    filters: [`${APP}/screens/tob/`, `${APP}/screens/rights/card.test.tsx`],
    rest: [`${APP}/screens/rights/paid.test.tsx`],
  });
});

const app = appTree();

it.each([
  'kit/page/screen-frame.tsx',
  'flows/login.ts',
  'client/request.ts',
  'ui/button.tsx',
  'platform/bridge.ts',
  'routes.ts',
])('a changed file when it is %s: selects the tests of several areas', (file) => {
  const { filters, rest } = pageTests([`${APP}/${file}`], [], app);
  const areas = new Set([...filters, ...rest].map((path) => path.split('/').slice(0, -1).join('/')));
  expect(areas.size).toBeGreaterThan(1);
});
