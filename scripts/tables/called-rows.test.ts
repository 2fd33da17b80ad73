import { expect, it } from 'vitest';
import { readTree } from '../source/tree.ts';
import { calledRows, loadedWith } from './called-rows.ts';

const API = `export const one = 1, two = 2, three = 3, four = 4, five = 5;`;

/** Returns the rows that a program of these files calls. */
function called(files: Readonly<Record<string, string>>): string[] {
  const sources: Record<string, string> = { 'app/api/mall.ts': API, ...files };
  const modules = readTree(Object.keys(sources), (path) => sources[path] ?? '');
  return [...calledRows(modules, loadedWith(modules, 'app/main.ts'))].sort();
}

it('the called rows when the program reaches them at once or later, by any name: counted', () => {
  const files = {
    'app/package.json': '{"name": "app", "imports": {"#screens": {"lazy": "./lazy.ts", "default": "./eager.ts"}}}',
    'app/main.ts': `import './frame.ts'; import { four as row } from './api/mall.ts'; request(row);`,
    'app/frame.ts': `import { all } from '#screens'; import('./dialog.ts'); export { five } from './again.ts';`,
    'app/again.ts': `import { five as row } from './api/mall.ts'; export const five = () => request(row);`,
    'app/lazy.ts': `import.meta.glob(['./screens/*.ts'])`,
    'app/eager.ts': '',
    'app/screens/sale.ts': `import { one } from '../api/mall.ts'; request(one, {});`,
    'app/dialog.ts': `import { two } from './api/mall.ts'; const rows = { two };`,
  };
  expect(called(files)).toEqual(['five', 'four', 'one', 'two']);
});

it.each([
  [
    'a module that no program loads',
    { 'app/main.ts': '', 'app/lost.ts': `import { one } from './api/mall.ts'; request(one);` },
  ],
  [
    'a module that is imported only for its types',
    {
      'app/main.ts': `import type { A } from './a.ts'`,
      'app/a.ts': `import { one } from './api/mall.ts'; request(one);`,
    },
  ],
  ['a type', { 'app/main.ts': `import { one } from './api/mall.ts'; type A = typeof one; a.one = { one: 1 };` }],
  [
    'another table',
    { 'app/main.ts': `import './api/b.ts'`, 'app/api/b.ts': `import { one } from './mall.ts'; sameAt(one);` },
  ],
])('the called rows when the program has only %s: none', (_, files) => {
  expect(called(files)).toEqual([]);
});
