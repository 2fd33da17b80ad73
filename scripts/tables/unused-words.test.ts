import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../workspace/files.ts';
import { unusedWords } from './unused-words.ts';

const EN = `export const en = {
  box: {
    title: 'Title',
    hint: 'Hint',
    steps: { one: 'One', two: 'Two' },
    names: { one: 'I', two: 'II' },
    codes: { 1: 'First' },
    say: (name: string) => name,
  },
};
export const useWords = (): typeof en => en;`;
const ALL = ['title', 'hint', 'steps.one', 'steps.two', 'names.one', 'names.two', 'codes.1', 'say'];

/** Lists ways to read texts, each with a module's source and the texts that it uses. */
const ACCESSES: readonly [name: string, text: string, used: readonly string[]][] = [
  ['by their full path', 't.box.title; t.box.say("x"); t.box.codes[1]', ['title', 'codes.1', 'say']],
  ['and a property of them', 't.box.title.length', ['title']],
  ['by a literal key', `t.box['title']`, ['title']],
  ['by a key of a known type', `const by = (key: 'one') => t.box.steps[key];`, ['steps.one']],
  ['by any key', 'const by = (key: keyof typeof t.box.steps) => t.box.steps[key];', ['steps.one', 'steps.two']],
  ['by listing them', 'Object.values(t.box.steps)', ['steps.one', 'steps.two']],
  [
    'by destructuring',
    'const { title, hint: words } = t.box; const { steps: { two } } = t.box;',
    ['title', 'hint', 'steps.two'],
  ],
  ['through a variable', 'const { box } = t; const names = box.steps; names.two;', ['steps.two']],
  [
    'by a parameter of their type',
    'const show = (steps: typeof t.box.steps) => steps.one; show(t.box.steps);',
    ['steps.one'],
  ],
  ['by a parameter of another type', 'const show = (words: { hint: string }) => words.hint; show(t.box);', ['hint']],
  [
    'as a property of another type',
    'const props: { words?: { two: string } } = { words: t.box.steps };',
    ['steps.two'],
  ],
  [
    'as a record',
    'const show = (words: Record<string, string>) => words; show(t.box.steps);',
    ['steps.one', 'steps.two'],
  ],
  [
    'through a conditional of two similar sections',
    'const pick = (first: boolean) => { const words = first ? t.box.steps : t.box.names; words.one; };',
    ['steps.one', 'names.one', 'names.two'],
  ],
  ['through a copy', 'const copy = { ...t.box.steps };', ['steps.one', 'steps.two']],
  [
    'of the same name in another object',
    'const other = { box: { title: "" } }; other.box.title; ({ title: 1, hint: 2 });',
    [],
  ],
  ['whose section alone is named', 't.box.steps; const box = t.box;', []],
  ['in a type', 'type Title = typeof t.box.title;', []],
];

describe('unused texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  let unused: readonly string[] = [];
  beforeAll(() => {
    const compilerOptions = {
      strict: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      noEmit: true,
    };
    writeFiles(folder, { 'tsconfig.json': JSON.stringify({ compilerOptions }) });
    for (const [index, [, text]] of ACCESSES.entries())
      writeFiles(join(folder, String(index)), {
        'en.ts': EN,
        'reader.ts': `import { useWords } from './en.ts'; const t = useWords(); ${text}`,
        'reader.test.ts': `import { en } from './en.ts'; en.box.title;`,
      });
    unused = unusedWords(
      join(folder, 'tsconfig.json'),
      (path) => path.endsWith('/en.ts'),
      (path) => path.endsWith('/reader.ts'),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(ACCESSES.map(([name, , used], index) => [name, used, index] as const))(
    'unused texts when a module reads them %s: only the others',
    (_, used, index) => {
      const expected = ALL.filter((path) => !used.includes(path)).map(
        (path) => `${join(folder, String(index))}/en.ts box.${path}`,
      );
      expect(unused.filter((text) => text.startsWith(`${join(folder, String(index))}/`))).toEqual(expected);
    },
  );
});
