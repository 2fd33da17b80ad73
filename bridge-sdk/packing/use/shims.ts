/**
 * Tries out the shims as a tester who only has their README. It creates a fresh project for Vitest and one for Playwright with README's
 * files, and compiles all code of README.
 */

import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from '../../../scripts/browser.ts';
import { writeFiles } from '../../../scripts/workspace/files.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { SHIM_COMMAND } from '../entries.ts';
import type { Tarballs } from '../make.ts';
import { ownFindings, projectOf, run, seconds, versions } from './fresh.ts';
import { commandIn } from './install.ts';
import { blocksWith, createProject, sectionOf } from './readme.ts';

/** Returns the oldest versions of Vitest and Playwright that the package allows. */
export function oldestRunners(): Record<string, string> {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'native-shims/package.json'), 'utf8'));
  const peers = Object.entries(Object(Object(manifest)['peerDependencies']));
  return Object.fromEntries(
    ['vitest', '@playwright/test'].map((name) => {
      const range = String(peers.find(([peer]) => peer === name)?.[1]);
      const [, oldest] = /^>=(\d+\.\d+)$/.exec(range) ?? [];
      assert.ok(oldest, `${name} ${range} has no oldest version`);
      return [name, `${oldest}.0`];
    }),
  );
}

/** Compiles README's code as a team would, with and without `skipLibCheck`. */
function compile(folder: string, code: readonly string[]): void {
  for (const [i, text] of code.entries()) writeFileSync(join(folder, `block-${i}.ts`), text);
  // Installs only what the package's declarations need besides the project's own packages.
  const packages = [`typescript@${versions['typescript']}`, '@types/node@24'];
  run(folder, 'npm', ['install', '--save-dev', '--no-audit', '--no-fund', ...packages]);
  const files = code.map((_, i) => `block-${i}.ts`);
  for (const [name, moduleResolution, skipLibCheck] of [
    ['bundler', 'bundler', false],
    ['nodenext', 'nodenext', false],
    ['skip', 'bundler', true],
  ] as const) {
    const options = {
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
      moduleResolution,
      types: ['node'],
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck,
    };
    writeFileSync(join(folder, `${name}.json`), projectOf(files, options));
    assert.deepEqual(ownFindings(folder, `${name}.json`), []);
  }
}

export function useShimsInVitest(tarballs: Tarballs, folder: string, runners = {}): string {
  const start = Date.now();
  const section = sectionOf('A first test with Vitest');
  createProject(folder, tarballs, section, runners);
  assert.match(run(folder, 'npx', ['vitest', 'run']), /Tests +1 passed/);
  const first = seconds(start);

  // Checks that a wrong answer or name in the test's host makes the test fail with a clear error.
  const original = Object.values(section.files).find((code) => code.includes('installHost')) ?? '';
  writeFiles(folder, { 'wrong.test.ts': original.replace('steps: 800 * days', "steps: 'many'") });
  assert.throws(
    () => run(folder, 'npx', ['vitest', 'run', 'wrong']),
    /own answer to getSteps is wrong: \/days\/0\/steps must be an integer/,
  );
  writeFiles(folder, { 'wrong.test.ts': original.replace('getSteps: (', 'getStep: (') });
  assert.throws(
    () => run(folder, 'npx', ['vitest', 'run', 'wrong']),
    /"getStep" is no method of any host.*did you mean "getSteps"\?/,
  );
  rmSync(join(folder, 'wrong.test.ts'));

  const code = [...blocksWith('native-shims/vitest'), ...blocksWith('vitest/config')];
  assert.ok(code.length >= 3, 'README has lost its code for Vitest');
  compile(folder, code);
  return `README's first test runs ${first} after the empty folder; ${code.length} blocks compile`;
}

export function useShimsInPlaywright(tarballs: Tarballs, folder: string, runners = {}): string {
  const start = Date.now();
  createProject(folder, tarballs, sectionOf('A first test with Playwright'), runners);
  // Extends the project's configuration by this machine's browser.
  const launchOptions = JSON.stringify({ executablePath: requireBrowser(), args: ['--no-sandbox'] });
  writeFiles(folder, {
    'here.config.ts': `import { defineConfig } from '@playwright/test';\nimport own from './playwright.config';\nexport default defineConfig(own, { use: { launchOptions: ${launchOptions} } });\n`,
  });
  const play = (...args: string[]) =>
    run(folder, 'npx', ['playwright', 'test', '--config=here.config.ts', '--reporter=line', ...args]);
  assert.match(play(), /1 passed/);
  const first = seconds(start);

  // Runs again as a project of ES modules.
  const manifest = join(folder, 'package.json');
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), type: 'module' }));
  writeFiles(folder, {
    'here.config.ts': readFileSync(join(folder, 'here.config.ts'), 'utf8').replace("config';", "config.ts';"),
  });
  assert.match(play(), /1 passed/);

  const code = [...blocksWith('native-shims/playwright'), ...blocksWith("from '@playwright/test'")];
  assert.ok(code.length >= 3, 'README has lost its code for Playwright');
  compile(folder, code);
  return `README's first test runs ${first} after the empty folder, without the browser's download; CommonJS and ES modules; ${code.length} blocks compile`;
}

/** Checks that the installed package has all files that it needs, and none that only this repository uses. */
export function checkInstalledShims(_: Tarballs, folder: string): string {
  const installed = join(folder, 'node_modules/@sdhealth/native-shims');
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  assert.deepEqual(Object.keys(Object(manifest['exports'])), [
    '.',
    './vitest',
    './playwright',
    './vectors/*',
    './package.json',
  ]);
  assert.equal(manifest['dependencies'], undefined);
  assert.deepEqual(Object.keys(Object(manifest['peerDependenciesMeta'])), ['@playwright/test', 'vitest']);
  const page = readFileSync(join(installed, 'dist/page.js'), 'utf8');
  assert.doesNotMatch(page, /fixtureSandbox|typebox|__lab/);
  const adapter = join(folder, 'node_modules/@sdhealth/bridge-sdk/native/mini-program/conform/index.js');
  const { output } = commandIn(folder, SHIM_COMMAND.name)('conform', '--', process.execPath, adapter);
  assert.match(output, /^mini-program: \d+ passed, 0 failed$/m);
  return `${(page.length / 1_000).toFixed(0)} kB in a page; no dependency; its conformance kit runs`;
}
