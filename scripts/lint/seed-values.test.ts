/** Checks that no sample value of the specification is hard-coded in the app. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';

/** Lists ids in `params` and `orders` of the specification's seeds. Checkup products are part of the specification itself. */
const SEEDS =
  /(?<![\w-])(?:O100\d|S2001|B3001|P4001|A5001|600[1-9]|K7\d{3}|D800\d|Z900\d|V8001|13800138000|246810|ticket-(?:good|bad))(?![\w-])/;
const COMMENT = /^\s*(?:\/\/|\*|\/\*)/;

const findingsIn = (text: string): string[] =>
  text.split('\n').filter((line) => !COMMENT.test(line) && SEEDS.test(line));

it('the sample values of the specification when the app ships: in no source file', () => {
  const files = filesUnder('webview-app/src', /\.tsx?$/).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const matches = files.flatMap((file) =>
    findingsIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(matches).toEqual([]);
});

it.each([["const PRODUCT = 'P4001';"], ["open('/pecState/x/O1001')"]])('a line when it is %s: reported', (line) => {
  expect(findingsIn(line)).toEqual([line]);
});
