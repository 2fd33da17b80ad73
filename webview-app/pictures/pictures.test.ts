/** Compares the README with the table of its pictures. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/workspace/root.ts';
import { FOLDER, PICTURES } from './table.ts';

test('the README when it is compared with the table of pictures: shows these pictures with these texts', () => {
  const pictures = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/!\[([^\]]+)\]\(([^)]+)\)/g)];
  expect(pictures.map(([, alt, path]) => ({ alt, path }))).toEqual(
    PICTURES.map(({ name, alt }) => ({ alt, path: `${FOLDER}/${name}.webp` })),
  );
});

test('each picture when its file is checked: exists and is smaller than 150 kB', () => {
  const files = PICTURES.map(({ name }) => join(root, FOLDER, `${name}.webp`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.filter((file) => statSync(file).size > 150_000)).toEqual([]);
});
