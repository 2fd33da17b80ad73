import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { classNames, lettersOf } from './class-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('names are those of the module’s path and of the class’s place in it, whichever module is asked first, and never the same', () => {
  mkdirSync(join(folder, 'ui'));
  for (const name of ['ui/a.module.css', 'ui/b.module.css']) writeFileSync(join(folder, name), '');
  const [one, other] = [classNames(folder), classNames(folder)];
  const [a, b] = [join(folder, 'ui/a.module.css'), join(folder, 'ui/b.module.css')];
  const first = [one('row', a), one('end', a), one('row', b)];
  expect([other('row', b), other('row', a), other('end', `${a}?used`)].toSorted()).toEqual(first.toSorted());
  expect(one('row', a)).toBe(first[0]);
  expect(new Set(first).size).toBe(3);
  for (const name of first) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{3}$/);
  expect(() => one('row', join(folder, 'ui/c.module.css'))).toThrow('ui/c.module.css is no module');
});

it('a thousand modules have letters of their own, and another module changes those of none but its own', () => {
  const paths = Array.from({ length: 1_000 }, (_, at) => `ui/part-${at}.module.css`);
  const letters = lettersOf(paths);
  expect(new Set(letters.values()).size).toBe(paths.length);
  // A path before them all takes its letters first.
  const more = lettersOf(['a/first.module.css', ...paths]);
  expect(paths.filter((path) => more.get(path) !== letters.get(path))).toEqual([]);
});
