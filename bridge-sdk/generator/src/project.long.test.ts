/** Tests the packed generator in a project outside this repository, in every available language. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchTools } from '../../../scripts/workspace/fetch-tools.ts';
import { copyRepository } from '../../../scripts/workspace/repository-copy.ts';
import { root, tool } from '../../../scripts/workspace/root.ts';
import { packInto } from '../../packing/pack.ts';
import { PACKAGES } from '../../packing/packages.ts';
import { kotlinToolchain } from '../../test/native/kotlin.ts';
import { compileArkts, compileSwift, compileTypescript, runKotlin, runSwift, sourcesIn } from '../test/compile.ts';
import { filesIn, makeProject } from '../test/project.ts';
import { makeTutorial, tutorialKotlin, tutorialSwift } from '../test/tutorial.ts';
import { bridge as command } from './command.ts';

const MINUTES = 60_000;
const project = makeProject(true);
const tutorial = makeTutorial();
/** Copies the repository for the build, because other tests build in this checkout at the same time. */
const copy = copyRepository();
const modules = join(project, 'node_modules');
const swiftc = process.env['SWIFTC'] ?? 'swiftc';
const hasSwift = spawnSync(swiftc, ['--version']).status === 0;
const hasJava = spawnSync('java', ['-version']).status === 0;

/** Installs a package as npm does, with only the files of its tarball. */
function installPackage(name: keyof typeof PACKAGES, path: string): void {
  const folder = join(modules, path);
  mkdirSync(dirname(folder), { recursive: true });
  rmSync(packInto(folder, PACKAGES[name], copy.folder));
}
const bridge = (...args: string[]) => {
  const bin = join(modules, '@sdhealth/bridge-generator/dist/bridge.js');
  return execFileSync(process.execPath, [bin, ...args], { cwd: project, encoding: 'utf8' });
};

beforeAll(async () => {
  await command(['generate'], tutorial);
  writeFileSync(join(tutorial, 'Doors.kt'), tutorialKotlin());
  writeFileSync(join(tutorial, 'Doors.swift'), tutorialSwift());
  writeFileSync(join(project, 'package.json'), '{ "name": "shop", "private": true, "type": "module" }\n');
  const args = ['scripts/run.mjs', 'build-package', 'sdk', 'generator'];
  execFileSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8' });
  installPackage('sdk', '@sdhealth/bridge-sdk');
  installPackage('generator', '@sdhealth/bridge-generator');
  for (const name of ['typebox', 'jiti', 'json-stringify-pretty-compact'])
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
}, 5 * MINUTES);
afterAll(() => {
  for (const folder of [project, tutorial]) rmSync(folder, { recursive: true });
  copy.remove();
});

test('the files of the packed command when it generates twice: identical', { timeout: MINUTES }, () => {
  expect(bridge('generate')).toBe('18 files, 18 of them written\n');
  const first = filesIn(project);
  for (const folder of ['android', 'ios', 'src', 'docs', 'vectors']) rmSync(join(project, folder), { recursive: true });
  bridge('generate');
  expect(filesIn(project)).toEqual(first);
  expect(bridge('check')).toBe('18 files are as they should be\n');
});

test('generated rows when compiled by TypeScript 5.4 and the newest version: have no errors', {
  timeout: 5 * MINUTES,
}, async () => {
  const older = join(await fetchTools('typescript-5.4', ['typescript@5.4.5']), 'node_modules/typescript/bin/tsc');
  const newest = [tool('tsc')];
  for (const compiler of [[process.execPath, older], newest])
    expect(compileTypescript(project, compiler)).toEqual({ code: 0, output: '' });
});

test('a configuration when a setting is wrong: does not compile', { timeout: MINUTES }, () => {
  const tsc = (file: string) =>
    spawnSync(
      tool('tsc'),
      [
        ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--target', 'es2022'],
        ...['--moduleResolution', 'bundler', '--types', '', join(project, file)],
      ],
      { encoding: 'utf8' },
    ).stdout;
  expect(tsc('bridge.config.ts')).toBe('');
  expect(tsc('contract/lockers.ts')).toBe('');
  cpSync(join(project, 'bridge.config.ts'), join(project, 'wrong.config.ts'));
  writeFileSync(
    join(project, 'wrong.config.ts'),
    "import { defineConfig } from '@sdhealth/bridge-generator';\nexport default defineConfig({ contract: '.', name: 'A', output: { kotln: {} } });\n",
  );
  expect(tsc('wrong.config.ts')).toContain("'kotln' does not exist");
  rmSync(join(project, 'wrong.config.ts'));
});

test('generated ArkTS when compiled with the library as strict TypeScript: has no errors', { timeout: MINUTES }, () => {
  expect(compileArkts(project)).toEqual({ code: 0, output: '' });
});

test.skipIf(!hasJava)(
  'generated Kotlin and the tutorial’s when compiled: no warning and no failed vector',
  { timeout: 10 * MINUTES },
  async () => {
    const { code, output } = runKotlin(project, await kotlinToolchain(), [
      ...sourcesIn(join(tutorial, 'android'), '.kt'),
      join(tutorial, 'Doors.kt'),
    ]);
    expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ vectors, 0 failed$/m)]);
  },
);

test.skipIf(!hasSwift)('generated Swift when compiled: no warning, no failed vector', { timeout: 10 * MINUTES }, () => {
  const { code, output } = runSwift(project, swiftc);
  expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ vectors, 0 failed$/m)]);
});

test.skipIf(!hasSwift)('the tutorial’s Swift when compiled: gives no warning', { timeout: 5 * MINUTES }, () => {
  const files = [...sourcesIn(join(tutorial, 'ios'), '.swift'), join(tutorial, 'Doors.swift')];
  expect(compileSwift(swiftc, files)).toEqual({ code: 0, output: '' });
});
