import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

/** Lists ways to read texts: a module's source, and the texts that it uses. */
const ACCESSES: readonly (readonly [source: string, used: readonly string[]])[] = [
  ['t.box.title; t.box.say("x"); t.box.codes[1]', ['title', 'codes.1', 'say']],
  ['t.box.title.length', ['title']],
  [`t.box['title']`, ['title']],
  [`const by = (key: 'one') => t.box.steps[key];`, ['steps.one']],
  ['const by = (key: keyof typeof t.box.steps) => t.box.steps[key];', ['steps.one', 'steps.two']],
  ['Object.values(t.box.steps)', ['steps.one', 'steps.two']],
  ['const { title, hint: words } = t.box; const { steps: { two } } = t.box;', ['title', 'hint', 'steps.two']],
  ['const { box } = t; const names = box.steps; names.two;', ['steps.two']],
  ['const show = (steps: typeof t.box.steps) => steps.one; show(t.box.steps);', ['steps.one']],
  ['const show = (words: { hint: string }) => words.hint; show(t.box);', ['hint']],
  ['const props: { words?: { two: string } } = { words: t.box.steps };', ['steps.two']],
  ['const show = (words: Record<string, string>) => words; show(t.box.steps);', ['steps.one', 'steps.two']],
  [
    'const pick = (first: boolean) => { const words = first ? t.box.steps : t.box.names; words.one; };',
    ['steps.one', 'names.one', 'names.two'],
  ],
  ['const copy = { ...t.box.steps };', ['steps.one', 'steps.two']],
  ['const other = { box: { title: "" } }; other.box.title; ({ title: 1, hint: 2 });', []],
  ['t.box.steps; const box = t.box;', []],
  ['type Title = typeof t.box.title;', []],
];

test('unused texts when modules read some in each way: only the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const module = { module: 'esnext', moduleResolution: 'bundler', allowImportingTsExtensions: true };
  writeFiles(folder, {
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, noEmit: true, ...module } }),
  });
  for (const [index, [source]] of ACCESSES.entries())
    writeFiles(join(folder, String(index)), {
      'en.ts': EN,
      'reader.ts': `import { useWords } from './en.ts'; const t = useWords(); ${source}`,
      'reader.test.ts': `import { en } from './en.ts'; en.box.title;`,
    });
  const unused = unusedWords(
    join(folder, 'tsconfig.json'),
    (path) => path.endsWith('/en.ts'),
    (path) => path.endsWith('/reader.ts'),
  );
  for (const [index, [source, used]] of ACCESSES.entries()) {
    const file = `${join(folder, String(index))}/en.ts box.`;
    const names = unused.filter((text) => text.startsWith(file)).map((text) => text.slice(file.length));
    expect(names, source).toEqual(ALL.filter((name) => !used.includes(name)));
  }
});
