/** README and the table of its pictures say the same. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/workspace/root.ts';
import { FOLDER, PICTURES } from './table.ts';

test('README shows each picture of the table, under its words, and no other', () => {
  const shown = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/!\[([^\]]+)\]\(([^)]+)\)/g)];
  expect(shown.map(([, alt, path]) => ({ alt, path }))).toEqual(
    PICTURES.map(({ name, alt }) => ({ alt, path: `${FOLDER}/${name}.webp` })),
  );
});

test('each picture is there, and small enough for a page that shows all', () => {
  const files = PICTURES.map(({ name }) => join(root, FOLDER, `${name}.webp`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.filter((file) => statSync(file).size > 150_000)).toEqual([]);
});
