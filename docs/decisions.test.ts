/** Compares the index of decisions in `ARCHITECTURE.md` with the files, and the decisions that are named with those that there are. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../scripts/workspace/files.ts';
import { root } from '../scripts/workspace/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const FOLDER = 'docs/decisions';
const files = readdirSync(join(root, FOLDER)).sort();
const numbers = files.map((file) => file.slice(0, 3));

const PARTS = ['bridge-sdk', 'webview-app', 'native-shims', 'fixtures', 'scripts', 'docs'];
const texts = PARTS.flatMap((folder) => filesUnder(folder, /\.(?:tsx?|md)$/)).filter(
  (file) => !/\/(?:node_modules|dist)\//.test(file),
);

test('each decision has a number of its own, and says it', () => {
  expect(numbers).toEqual([...new Set(numbers)]);
  for (const file of files) expect(read(`${FOLDER}/${file}`), file).toMatch(new RegExp(`^# ${file.slice(0, 3)}:? `));
});

test('the index in ARCHITECTURE.md has each decision once, in their order', () => {
  const index = [...read('ARCHITECTURE.md').matchAll(/^\| \[(\d{3})\]\(docs\/decisions\/([^)]+)\)/gm)];
  expect(index.map(([, , file]) => file)).toEqual(files);
  expect(index.map(([, number]) => number)).toEqual(numbers);
});

test('a decision that a comment or a document names is there', () => {
  const named = texts.flatMap((file) =>
    [...read(file).matchAll(/\bdecision (\d{3})\b|\]\((?:[./\w-]*decisions\/)?(\d{3}-[\w-]+\.md)\)/gi)].map(
      ([, number, linked = '']) => ({ file, decision: number ?? linked }),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ decision }) => !numbers.includes(decision) && !files.includes(decision))).toEqual([]);
});
