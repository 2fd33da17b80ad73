/** Compares the index of decisions in `ARCHITECTURE.md` and the references to decisions with the files. */
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

test('each decision when its file is read: has a unique number in its name and heading', () => {
  expect(numbers).toEqual([...new Set(numbers)]);
  for (const file of files) expect(read(`${FOLDER}/${file}`), file).toMatch(new RegExp(`^# ${file.slice(0, 3)}:? `));
});

test('the index in ARCHITECTURE.md when it is compared with the decisions: lists each once, in order', () => {
  const index = [...read('ARCHITECTURE.md').matchAll(/^\| \[(\d{3})\]\(docs\/decisions\/([^)]+)\)/gm)];
  expect(index.map(([, , file]) => file)).toEqual(files);
  expect(index.map(([, number]) => number)).toEqual(numbers);
});

test('a decision when a comment or a document references it: exists', () => {
  const references = texts.flatMap((file) =>
    [...read(file).matchAll(/\bdecision (\d{3})\b|\]\((?:[./\w-]*decisions\/)?(\d{3}-[\w-]+\.md)\)/gi)].map(
      ([, number, linked = '']) => ({ file, decision: number ?? linked }),
    ),
  );
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter(({ decision }) => !numbers.includes(decision) && !files.includes(decision))).toEqual([]);
});
