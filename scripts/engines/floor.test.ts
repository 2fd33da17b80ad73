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

it('the page’s first check when it tests a feature: one that came with exactly the oldest versions', () => {
  const [, requested = ''] = /if \(!\[\]\.(\w+)\)/.exec(text('webview-app/index.html')) ?? [];
  const feature = featureAt(['javascript', 'builtins', 'Array', requested]);
  expect(feature).toBeDefined();
  const since = feature && FLOOR.map(({ engine }) => sinceIn(engine, feature));
  expect(since).toEqual(FLOOR.map(({ version }) => Number(version)));
});

it.each(['README.md', 'README.zh.md'])('%s when it names the oldest engines: they are those of the entry', (file) => {
  const named = [`Safari ${versionOf('safari_ios')}`, `Chromium ${versionOf('chrome_android')}`];
  expect(named.filter((name) => !text(file).includes(name))).toEqual([]);
});

it('targets of the build when they are made of the entry: an engine and its version each', () => {
  const [chrome, safari] = [versionOf('chrome_android'), versionOf('safari_ios')];
  expect(BUILD_TARGETS).toEqual([`chrome${chrome}`, `safari${safari}`, `ios${safari}`]);
});

it('old engines of the tests when the oldest versions change: one supported, one too old, removed members listed', () => {
  const floor = Number(versionOf('chrome_android'));
  expect([OLD_ENGINES.within.version >= floor, OLD_ENGINES.below.version < floor]).toEqual([true, true]);
  const taken = youngerMembers('chrome_android', OLD_ENGINES.within.version).map((path) => path.join('.'));
  expect(taken).toEqual(expect.arrayContaining(['structuredClone', 'AbortSignal.prototype.reason']));
  expect(taken).not.toContain('Array.prototype.findLast');
});
