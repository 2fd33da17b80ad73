import { expect, it } from 'vitest';
import { readTree } from '../source/tree.ts';
import { cyclesOf } from './cycles.ts';
import { measuresOf } from './measures.ts';
import { censusTable } from './table.ts';

const lines = (count: number, first = '') => `${first}\n${'//\n'.repeat(count - 1)}`;

/** Measures a tree of these files; each figure with what is behind it. */
function census(files: Readonly<Record<string, string>>) {
  const tree = readTree(Object.keys(files), (path) => files[path] ?? '');
  const measures = measuresOf(tree, () => true);
  return {
    findings: (name: string) => measures.find((measure) => measure.name === name)?.findings,
    figure: (name: string) => measures.find((measure) => measure.name === name)?.figure,
    measures,
  };
}

it('counts files and lines; tests are counted apart', () => {
  const { findings, figure } = census({
    'app/a.ts': lines(2),
    'app/b.tsx': lines(30),
    'app/c.mjs': lines(40),
    'app/b.test.tsx': lines(900),
    'app/test/open.ts': lines(900),
    'app/e2e/one.spec.ts': lines(900),
    'app/d.css': 'a {}',
  });
  expect(findings('source files')).toEqual(['app/a.ts 2', 'app/b.tsx 30', 'app/c.mjs 40']);
  expect(findings('test files')).toHaveLength(3);
  expect(findings('under 10 lines')).toEqual(['app/a.ts 2']);
  expect([figure('source lines'), figure('median lines of a source file'), figure('largest')]).toEqual([72, 30, 40]);
});

it('finds small files that one file alone imports; a lazy chunk and what a package offers stay apart', () => {
  const { findings } = census({
    'app/package.json': '{"name": "app", "exports": {"./offer": "./offer.ts"}, "imports": {"#own": "./own.ts"}}',
    'app/main.ts': `import './twice.ts'; import './one.ts'; import './offer.ts'; import '#own'; import './long.ts'; import('./lazy.ts')`,
    'app/other.ts': `import type { A } from './twice.ts'`,
    'app/one.test.ts': `import './one.ts'`,
    'app/one.ts': '',
    'app/own.ts': '',
    'app/twice.ts': '',
    'app/offer.ts': '',
    'app/lazy.ts': '',
    'app/long.ts': lines(40),
  });
  expect(findings('one importer, under 40 lines')).toEqual(['app/one.ts 1', 'app/own.ts 1']);
});

it('tells cycles of values from those that types close; a dynamic import closes none', () => {
  const { findings } = census({
    'a.ts': `import { b } from './b.ts'; import type { D } from './d.ts'; export const a = 1;`,
    'b.ts': `export { c } from './c.ts'`,
    'c.ts': `import { a } from './a.ts'`,
    'd.ts': `import { a } from './a.ts'`,
    'e.ts': `import './f.ts'`,
    'f.ts': `import('./e.ts')`,
  });
  expect(findings('cycles of values')).toEqual(['a.ts b.ts c.ts']);
  expect(findings('cycles with types')).toEqual(['a.ts b.ts c.ts d.ts']);
});

it('keeps cycles apart that only one direction connects', () => {
  const link = (from: string, to: string) => ({ from: { path: from }, to: { path: to } });
  const links = [link('a', 'b'), link('b', 'a'), link('b', 'c'), link('c', 'd'), link('d', 'c'), link('e', 'e')];
  expect(cyclesOf(links)).toEqual([['c', 'd'], ['a', 'b'], ['e']]);
});

it('finds exported names that tests alone import', () => {
  const { findings } = census({
    'a.ts': 'export const used = 1, tested = 2, unused = 3; export type Shape = 1;',
    'all.ts': 'export const hidden = 1;',
    'globbed/b.ts': 'export const row = 1;',
    'user.ts': `import { used } from './a.ts'; import * as all from './all.ts'; import.meta.glob(['./globbed/*.ts'])`,
    'a.test.ts': `import { used, tested, type Shape } from './a.ts'; import { hidden } from './all.ts'; import { row } from './globbed/b.ts'`,
  });
  expect(findings('exports used by tests only')).toEqual(['a.ts: tested', 'a.ts: Shape']);
});

it('follows names with `*` through `imports` and `exports`, to another package too', () => {
  const { findings } = census({
    'app/package.json': '{"name": "@o/app", "exports": {"./api/*": "./src/api/*.ts", "./api/raw/*": "./src/raw/*.ts"}}',
    'app/src/api/deep/rows.ts': 'export const tested = 1;',
    'app/src/raw/own.ts': 'export const tested = 1;',
    'back/package.json': '{"name": "@o/back", "imports": {"#api/*": "@o/app/api/*", "#own/*": "./src/*.ts"}}',
    'back/src/main.ts': `import '#api/deep/rows'; import '#own/used'; import '#own/lone'; import { used } from '#own/used'`,
    'back/src/other.ts': `import '#api/raw/own'; import '@o/app/api/raw/own'; import '#own/missing'`,
    'back/src/used.ts': 'export const used = 1, tested = 2;',
    'back/src/lone.ts': '',
    'back/src/used.test.ts': `import { tested } from '#own/used'; import { tested as t } from '#api/deep/rows'`,
  });
  expect(findings('exports used by tests only')).toEqual(['back/src/used.ts: tested']);
  expect(findings('one importer, under 40 lines')).toEqual(['back/src/used.ts 1', 'back/src/lone.ts 1']);
});

it('lists an exported name once, of whatever number of declarations it is', () => {
  const { findings } = census({
    'a.ts': 'export function both(a: 1): void; export function both(a: 2): void; export function both() {}',
    'b.ts': 'export interface Pair {} export const Pair = 1;',
    'a.test.ts': `import { both } from './a.ts'; import { Pair } from './b.ts'`,
  });
  expect(findings('exports used by tests only')).toEqual(['a.ts: both', 'b.ts: Pair']);
});

it('finds doc comments that open with a relative clause', () => {
  const { findings, figure } = census({
    'a.ts': `/** What was seen of it. */
      /** Returns what was seen. */
      /**
       * Of what it is made.
       */
      /** Theirs to fix. */
      // Where it is: no doc comment
      /* Who: no doc comment */`,
  });
  expect(figure('doc comments')).toBe(4);
  expect(findings('doc comments that open with a relative clause')).toEqual([
    'a.ts: What was seen of it.',
    'a.ts: Of what it is made.',
    'a.ts: Theirs to fix.',
  ]);
});

const REFERRING = {
  'app/a.ts':
    '// as in app/b.ts and ./gone.ts, of https://x.org/page.md; (specification, section 4); B01\nconst text = "no.ts";',
  'app/b.ts': '',
  'app/a.test.ts': `it('B02: pays once', () => open('./data.ts'));`,
  'README.md': 'See app/lost.md.',
};

it('finds references to files and documents that are not in the tree', () => {
  expect(census(REFERRING).findings('references to what is not there')).toEqual([
    'app/a.ts: gone.ts',
    'app/a.ts: specification',
    'app/a.ts: B01',
    'app/a.test.ts: B02',
    'README.md: app/lost.md',
  ]);
  const complete = { ...REFERRING, 'docs/specification.md': '', 'docs/faults.md': '' };
  expect(census(complete).findings('references to what is not there')).toEqual([
    'app/a.ts: gone.ts',
    'README.md: app/lost.md',
  ]);
});

it('counts what silences types and what resets modules, in code and not in words', () => {
  const silent = ['@ts', 'ignore'].join('-');
  const { findings } = census({
    'a.ts': `let a: ${'any'}; // ${silent}\na!.b; const any = '@${silent}';`,
    'a.test.ts': `vi.resetModules(); // vi.resetModules()`,
  });
  expect(findings('any, ! and suppressions')).toHaveLength(3);
  expect(findings('vi.resetModules')).toHaveLength(1);
});

it('shows a column a package', () => {
  const { measures } = census({ 'a.ts': '' });
  const table = censusTable([
    { name: 'app', measures },
    { name: 'total', measures },
  ]).split('\n');
  expect(table[0]).toMatch(/ app {3}total$/);
  expect(table[1]).toMatch(/^source files +1 +1$/);
});
