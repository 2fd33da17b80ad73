/** Compares the documents of the repository with each other and with the settings that the app reads. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../scripts/workspace/files.ts';
import { root } from '../scripts/workspace/root.ts';
import { settingsFrom } from '../webview-app/src/platform/settings-of.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = [...readdirSync(root).filter((file) => file.endsWith('.md')), ...filesUnder('docs', /\.md$/)];

test('each link within the repository leads to a file that is there', () => {
  expect(documents.length).toBeGreaterThan(30);
  const broken = documents.flatMap((file) =>
    [
      ...read(file)
        .replace(/`[^`]*`/g, '')
        .matchAll(/\]\((?!https?:|#)([^)#\s]+)/g),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, dirname(file), path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(broken).toEqual([]);
});

/** Files that a build, a test or a person makes. */
const MADE = /(?:^|\/)(?:dist|test-results)(?:\/|$)|^(?:release|preload-links)\.json$/;
const FILE = /\.(?:tsx?|mjs|jsonc?|md|css|ya?ml|kt|swift|html)$/;

test('each path that a document names leads to a file or folder that is there', () => {
  const tops = readdirSync(root).filter((top) => !/^(?:\.git|node_modules|dist|test-results)$/.test(top));
  const files = tops.flatMap((top) => (statSync(join(root, top)).isFile() ? [top] : filesUnder(top, /./)));
  const ends = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))));
  const isThere = (path: string, from: string) =>
    ends.has(path) || existsSync(join(root, path)) || existsSync(join(root, from, path));
  const pathsOf = (text: string) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, words = '']) => words.split(/[\s,;]+/))
      .filter((word) => /^\.?[\w@-][\w.@-]*(?:\/[\w.@-]+)*\/?$/.test(word) && !word.startsWith('.zh'))
      .filter((word) => FILE.test(word) || (word.includes('/') && tops.includes(word.split('/')[0] ?? '')));
  const named = documents.flatMap((file) => pathsOf(read(file)).map((path) => ({ file, path })));
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(({ file, path }) => !MADE.test(path) && !isThere(path, dirname(file)));
  expect(missing.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

test('each setting that the page reads has its row, and no other', () => {
  const requests = new Set<string>();
  settingsFrom(
    (name) => {
      requests.add(name);
      return '';
    },
    { api: '', web: '' },
    'https://health.example',
  );
  // The addresses of a person's rights are read where they are shown.
  for (const [, name = ''] of read('webview-app/src/platform/data-pages.ts').matchAll(/'([a-z]+-[a-z]+-url)'/g))
    requests.add(name);
  for (const file of ['docs/installation/settings.md', 'docs/installation/settings.zh.md']) {
    const rows = [...read(file).matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
    expect(rows.toSorted(), file).toEqual([...requests].toSorted());
  }
});
