/** Compares `docs/faults.md` with the fault ids in tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../scripts/workspace/files.ts';
import { root } from '../scripts/workspace/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Each row's id, and true for a row that is marked as not proven by a test yet. */
const rows = [...read('docs/faults.md').matchAll(/^\| ([A-Z]\d\d)( ○)? \|/gm)].map(([, id = '', open]) => ({
  id,
  open: open !== undefined,
}));

const tests = ['bridge-sdk', 'webview-app', 'native-shims', 'fixtures', 'scripts']
  .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
  .filter((file) => /\.(test|spec)\.tsx?$|\/(test|e2e)\//.test(file) && !/node_modules|\/dist\//.test(file));
/** An id, or a range such as "P01 to P08", in a test's name or comment. A date's `T10:00` and a display's `X11` are none. */
const ID = /(?<![\w-])([ABHLNOPSTUV]\d\d|X0\d)(?: to [A-Z](\d\d))?(?![\w:]\d)(?!\w)/g;
const named = new Set(
  tests.flatMap((file) => [...read(file).matchAll(ID)]).flatMap(([, id = '', last]) => idsOf(id, last)),
);

function idsOf(first: string, last: string | undefined): string[] {
  const from = Number(first.slice(1));
  const count = last === undefined ? 1 : Number(last) - from + 1;
  return Array.from({ length: count }, (_, index) => first.charAt(0) + String(from + index).padStart(2, '0'));
}

test('every fault id when a test contains it: has one row', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
});

test('a row when it has no mark: is in a test, and a marked row is in none', () => {
  const wrong = rows.filter(({ id, open }) => named.has(id) === open).map(({ id, open }) => `${id} ${open}`);
  expect(wrong).toEqual([]);
});
