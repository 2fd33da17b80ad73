/** Checks that a step of the long form or a test starts every command of `scripts/run.mjs`, or has a reason. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longCommands } from '../test.ts';
import { filesUnder } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';
import { SMOKE, UNTRIED } from './smoke.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const commands = [...read('scripts/run.mjs').matchAll(/^ {2}'?([\w-]+)'?: '[\w/-]+\.ts',$/gm)].map(
  ([, name = '']) => name,
);
/** Lists folders with tests that start commands. */
const starters = ['scripts', 'bridge-sdk', 'native-shims/e2e']
  .flatMap((folder) => filesUnder(folder, /(?:\.test|\.spec|playwright\.config|generated-files)\.ts$/))
  .filter((file) => !/node_modules|\/dist\//.test(file))
  .map(read)
  .filter((text) => text.includes('run.mjs'));
const stepNames = longCommands().map((line) => line[line.findIndex((arg) => arg.endsWith('run.mjs')) + 1]);

test('a command when neither the long form nor a test starts it: has a reason in UNTRIED', () => {
  const isStarted = (name: string) =>
    stepNames.includes(name) || starters.some((text) => text.includes(`'${name}'`) || text.includes(`run.mjs ${name}`));
  expect(commands.length).toBeGreaterThan(30);
  expect(commands.filter((name) => !isStarted(name) && !Object.hasOwn(UNTRIED, name))).toEqual([]);
});

test('the lists of commands when read: name only existing commands', () => {
  const listed = [...SMOKE.map(([name]) => name), ...Object.keys(UNTRIED)];
  expect(listed.filter((name) => !commands.includes(name))).toEqual([]);
  expect(Object.keys(UNTRIED).filter((name) => stepNames.includes(name))).toEqual([]);
});
