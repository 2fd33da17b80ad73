/** Compiles and tests the generated Android, HarmonyOS and iOS projects with this machine's compilers. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tool } from '../../../scripts/workspace/root.ts';
import { stub } from '../../test/guides/blocks.ts';
import { kotlinToolchain } from '../../test/native/kotlin.ts';
import { filesOf, writeFiles } from './files.ts';
import type { TemplateName } from './templates.ts';

const MINUTES = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'apps-'));
afterAll(() => rmSync(folder, { recursive: true }));
const hasJava = spawnSync('java', ['-version']).status === 0;
const hasSwift = spawnSync('swift', ['--version']).status === 0;

function createProject(name: TemplateName): string {
  const project = join(folder, name);
  writeFiles(project, filesOf(name, project, 'en'));
  return project;
}
const filesBelow = (place: string, end: RegExp): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && end.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

test.skipIf(!hasJava)(
  'the generated Android project when compiled with the bridge’s sources: its test passes',
  { timeout: 10 * MINUTES },
  async () => {
    const project = createProject('android');
    const { home, jars } = await kotlinToolchain();
    const out = join(folder, 'classes');
    const libraries = [join(home, 'lib/kotlin-stdlib.jar'), jars].join(delimiter);
    const compiler = ['-cp', join(home, 'lib/kotlin-compiler.jar'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
    const plugin = join(home, 'lib/kotlinx-serialization-compiler-plugin.jar');
    // Gives the stub's WebView a constructor with a context, which the template's app calls and the guide's snippets do not.
    const webView = join(folder, 'Webkit.kt');
    const stubText = readFileSync(stub('android/Webkit.kt'), 'utf8');
    writeFileSync(webView, stubText.replace('class WebView {', 'class WebView(val context: Any? = null) {'));
    const sources = [
      ...filesBelow(project, /\.kt$/),
      ...filesBelow(stub('android'), /\.kt$/).filter((file) => basename(file) !== 'Webkit.kt'),
      webView,
      ...filesBelow(join(import.meta.dirname, '../test'), /\.kt$/),
    ];
    // Allows test stubs in the package `kotlin.test`. By default only Kotlin's own library may declare it.
    const flags = [
      '-Xallow-kotlin-package',
      '-kotlin-home',
      home,
      '-no-stdlib',
      `-Xplugin=${plugin}`,
      '-cp',
      libraries,
      '-d',
      out,
    ];
    const compilation = spawnSync('java', ['-Xmx1500m', ...compiler, ...flags, ...sources], { encoding: 'utf8' });
    expect([compilation.status, `${compilation.stdout}${compilation.stderr}`]).toEqual([
      0,
      expect.not.stringContaining('error:'),
    ]);
    expect(execFileSync('java', ['-cp', [out, libraries].join(delimiter), 'shop.MainKt'], { encoding: 'utf8' })).toBe(
      '1 passed\n',
    );
  },
);

/** Declares what the HarmonyOS template imports from Hypium, the test runner. */
const HYPIUM_TYPES = `declare module '@ohos/hypium' {
  export function describe(name: string, run: () => void): void;
  export function it(name: string, filter: number, run: () => Promise<void>): void;
  export function expect(value: string): { assertEqual(expected: string): void };
}
`;
const RUN_PROGRAM = `import { BridgeChannel } from './main/ets/sdhealth/Channel';
import { makeMethods } from './main/ets/shop/Methods';
const phone = { steps: async (days: number) => [{ date: '2026-01-02', steps: 800 * days }], showTitle() {} };
const failed = (place: string, cause: Error) => { throw cause; };
const channel = new BridgeChannel('Shop', '1.0.0', makeMethods(phone), [], failed, (text) => console.log(text));
channel.receive('{"jsonrpc":"2.0","id":"page.1","method":"getSteps","params":{"days":7}}');
`;

test('the generated HarmonyOS project when compiled as strict TypeScript: answers a call', {
  timeout: MINUTES,
}, () => {
  const project = createProject('harmony');
  const typescript = join(folder, 'typed');
  for (const file of filesBelow(join(project, 'entry/src'), /\.ets$/)) {
    const target = join(typescript, file.slice(join(project, 'entry/src').length).replace(/ets$/, 'ts'));
    mkdirSync(dirname(target), { recursive: true });
    // Replaces `struct`, which only ArkTS has, by `class`.
    const text = readFileSync(file, 'utf8').replace(/^@Entry\n@Component\nstruct/m, 'export class');
    writeFileSync(target, text);
  }
  copyFileSync(stub('arkweb.d.ts'), join(typescript, 'arkweb.d.ts'));
  writeFileSync(join(typescript, 'hypium.d.ts'), HYPIUM_TYPES);
  writeFileSync(join(typescript, 'run.ts'), RUN_PROGRAM);
  writeFileSync(join(typescript, 'package.json'), '{ "type": "commonjs" }');
  const options = {
    ...{ strict: true, target: 'es2021', lib: ['es2021', 'dom'], module: 'commonjs', moduleResolution: 'bundler' },
    ...{ types: [], outDir: 'out', rootDir: '.' },
  };
  writeFileSync(
    join(typescript, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['.'], exclude: ['out'] }),
  );
  const { status, stdout } = spawnSync(tool('tsc'), ['-p', typescript], { encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
  const output = execFileSync(process.execPath, [join(typescript, 'out/run.js')], { encoding: 'utf8' });
  expect(output.trim().split('\n').at(-1)).toBe(
    '{"jsonrpc":"2.0","id":"page.1","result":{"days":[{"date":"2026-01-02","steps":5600}]}}',
  );
});

test.skipIf(!hasSwift)('the generated iOS project when built: its test passes', { timeout: 10 * MINUTES }, () => {
  const run = spawnSync('swift', ['test'], { cwd: createProject('ios'), encoding: 'utf8' });
  expect([run.status, `${run.stdout}${run.stderr}`]).toEqual([
    0,
    expect.stringMatching(/Executed 1 test, with 0 failures/),
  ]);
});
