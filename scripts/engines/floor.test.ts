/** Compares every place that names the oldest engines with `browserslist`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../workspace/root.ts';
import { featureAt, sinceIn, youngerMembers } from './compatibility.ts';
import { BUILD_TARGETS, FLOOR } from './floor.ts';
import { OLD_ENGINES } from './old-engines.ts';

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const versionOf = (engine: string) => FLOOR.find((row) => row.engine === engine)?.version ?? '';

it('the page’s first check when it tests a feature: one that exactly the oldest versions introduced', () => {
  const [, name = ''] = /if \(!\[\]\.(\w+)\)/.exec(text('webview-app/index.html')) ?? [];
  const feature = featureAt(['javascript', 'builtins', 'Array', name]);
  expect(feature).toBeDefined();
  const since = feature && FLOOR.map(({ engine }) => sinceIn(engine, feature));
  expect(since).toEqual(FLOOR.map(({ version }) => Number(version)));
});

it.each(['README.md', 'README.zh.md'])('%s when it names the oldest engines: the versions of browserslist', (file) => {
  const expected = [`Safari ${versionOf('safari_ios')}`, `Chromium ${versionOf('chrome_android')}`];
  expect(expected.filter((name) => !text(file).includes(name))).toEqual([]);
});

it('the build targets when browserslist has an engine: its oldest version', () => {
  const [chrome, safari] = [versionOf('chrome_android'), versionOf('safari_ios')];
  expect(BUILD_TARGETS).toEqual([`chrome${chrome}`, `safari${safari}`, `ios${safari}`]);
});

it('the old engines of the tests when compared with the oldest versions: one supported, one too old', () => {
  const floor = Number(versionOf('chrome_android'));
  expect([OLD_ENGINES.within.version >= floor, OLD_ENGINES.below.version < floor]).toEqual([true, true]);
  const members = youngerMembers('chrome_android', OLD_ENGINES.within.version).map((path) => path.join('.'));
  expect(members).toEqual(expect.arrayContaining(['structuredClone', 'AbortSignal.prototype.reason']));
  expect(members).not.toContain('Array.prototype.findLast');
});
