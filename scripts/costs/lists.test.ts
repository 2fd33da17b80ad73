import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.ts';
import { CHANGES } from './changes.ts';
import { isListed, listed } from './lists.ts';

const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

test.each(CHANGES)('CONTRIBUTING.md lists the files of: $name', ({ name, files }) => {
  const list = listed(contributing, name);
  expect(list).toHaveLength(files.length);
  expect(files.map(({ file }) => file).filter((file) => !isListed(file, list))).toEqual([]);
});

test('a list ends where the next one begins, and a name in brackets stands for one word', () => {
  const text = '\n## How to add\n\n**A.**\n\n1. `a/<id>.ts`: x\n2. `b.ts`\n\n**B.**\n\n1. `c.ts`\n\n## More\n';
  expect(listed(text, 'A.')).toEqual(['a/<id>.ts', 'b.ts']);
  expect(isListed('a/one-two.ts', ['a/<id>.ts'])).toBe(true);
  expect(isListed('a/one/two.ts', ['a/<id>.ts'])).toBe(false);
});
