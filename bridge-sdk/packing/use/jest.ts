/** Tries out the packages as CommonJS modules: with `require` in Node, and in a fresh Jest project that follows README. */

import assert from 'node:assert/strict';
import { writeFiles } from '../../../scripts/workspace/files.ts';
import type { Tarballs } from '../make.ts';
import { run, seconds } from './fresh.ts';
import { install } from './install.ts';
import { createProject, sectionOf } from './readme.ts';

const REQUIRE = `
const { createBridge, getSteps } = require('@sdhealth/bridge-sdk');
const bridge = createBridge({ userAgent: 'SdHealthApp/2.8.0' });
console.log(bridge.host.name, bridge.supports(getSteps).ok, require.resolve('@sdhealth/bridge-sdk/script').endsWith('.iife.js'));
bridge.dispose();
`;

export function useInCommonJs(tarball: string, folder: string): string {
  install(tarball, folder);
  writeFiles(folder, { 'server.cjs': REQUIRE });
  const output = run(folder, process.execPath, ['server.cjs']);
  assert.equal(output.trim(), 'android-app true true');
  return `require() on Node ${process.versions.node}`;
}

export function useInJest(tarballs: Tarballs, folder: string): string {
  const start = Date.now();
  const section = sectionOf('A first test with Jest');
  createProject(folder, tarballs, section);
  run(folder, 'npx', ['jest']);
  const first = seconds(start);

  // Checks that the test fails when its host gives a wrong answer.
  const [name = '', code = ''] = Object.entries(section.files).find(([file]) => file.includes('.test.')) ?? [];
  writeFiles(folder, { [name]: code.replace('steps: 800 * days', "steps: 'many'") });
  assert.throws(() => run(folder, 'npx', ['jest']), /\/days\/0\/steps must be an integer/);

  // Runs Jest with Node's own ES modules, without a transform.
  const modules = code.replace(/^const (\{.*\}) = require\((.*)\);$/gm, 'import $1 from $2;');
  writeFiles(folder, {
    [name]: modules,
    'jest.config.cjs': "module.exports = { testEnvironment: 'jsdom', transform: {} };\n",
  });
  writeFiles(folder, { 'package.json': JSON.stringify({ name: 'tester', private: true, type: 'module' }) });
  run(folder, process.execPath, ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js']);
  return `README's first test runs ${first} after the empty folder; by Babel, and as Node's ES modules`;
}
