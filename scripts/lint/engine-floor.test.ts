/**
 * The app starts in Safari 15.4 (the newest of an iPhone 7 is iOS 15) and in Chromium 97. The build lowers syntax, and neither expressions nor
 * calls: a lookbehind alone keeps a whole file from being read in Safari 15.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';

/** Features that are younger than the floor, each with the first Safari that has it. */
const YOUNGER = {
  'a lookbehind: 16.4': /\(\?<[=!]/,
  'URL.canParse, URL.parse: 17, 18': /\bURL\.(?:canParse|parse)\b/,
  'an array that is copied: 16': /\.(?:toSorted|toReversed|toSpliced|with)\(/,
  'Array.fromAsync: 16.4': /\bArray\.fromAsync\b/,
  'groupBy: 17.4': /\b(?:Object|Map)\.groupBy\b/,
  'promises: 17.4, 18.2': /\bPromise\.(?:withResolvers|try)\b/,
  'signals: 16, 17.4': /\bAbortSignal\.(?:timeout|any)\b/,
  'sets: 17': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'well-formed texts: 16.4': /\.(?:isWellFormed|toWellFormed)\(/,
  'words of a language: 17.4': /\bIntl\.(?:DurationFormat)\b/,
  'an expression with v: 17': /[^/\s]\/[dgimsy]*v[dgimsy]*[.,;)]/,
  'helpers of iterators: 18.4':
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|toArray|some|every|find|reduce|forEach)\(/,
} as const;
const COMMENT = /^\s*(?:\/\/|\*|\/\*)/;

const findingsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !COMMENT.test(line))
    .flatMap((line) =>
      Object.entries(YOUNGER).flatMap(([what, shape]) => (shape.test(line) ? [`${what}: ${line.trim()}`] : [])),
    );

it.each(['webview-app/src', 'bridge-sdk/src'])('%s uses nothing younger', (folder) => {
  const files = filesUnder(folder, /\.tsx?$/).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    findingsIn(readFileSync(join(root, file), 'utf8')).map((finding) => `${file}: ${finding}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'text.replace(/(?<!a)b/, "")',
  'URL.canParse(address)',
  'list.toSorted()',
  'Promise.withResolvers()',
  'AbortSignal.timeout(5)',
  'Object.groupBy(list, first)',
  'map.values().map(first)',
  '/a/v.test(text)',
])('is found: %s', (line) => {
  expect(findingsIn(line)).toHaveLength(1);
});
