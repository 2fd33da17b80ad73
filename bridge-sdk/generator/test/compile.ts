/** Compiles the generated code of a sample project with the library's sources, and runs its vectors. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, tool } from '../../../scripts/workspace/root.ts';
import type { Toolchain } from '../../test/native/kotlin/toolchain.ts';

const native = join(root, 'bridge-sdk/native');
export const sourcesIn = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(end))
    .map((file) => join(folder, file));

interface Result {
  readonly code: number | null;
  readonly output: string;
}
const run = (command: string, args: readonly string[]): Result => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return { code: status, output: `${stdout}${stderr}${error ?? ''}` };
};

/** Compiles the project's Kotlin with the library's, warnings as errors, and runs its vectors. `extraFiles` are compiled too. */
export function runKotlin(project: string, { home, jars }: Toolchain, extraFiles: readonly string[] = []): Result {
  const out = join(project, 'kotlin-classes');
  const libraries = [join(home, 'lib/kotlin-stdlib.jar'), jars].join(delimiter);
  const compiler = ['-cp', join(home, 'lib/kotlin-compiler.jar'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
  const plugin = join(home, 'lib/kotlinx-serialization-compiler-plugin.jar');
  const flags = ['-kotlin-home', home, '-no-stdlib', '-Werror', `-Xplugin=${plugin}`, '-cp', libraries, '-d', out];
  const sources = [
    ...sourcesIn(join(native, 'kotlin'), '.kt'),
    join(native, 'kotlin/test/Vectors.kt'),
    ...sourcesIn(join(project, 'android'), '.kt'),
    join(project, 'samples/kotlin/SampleMethods.kt'),
    ...extraFiles,
  ];
  const compiled = run('java', ['-Xmx1500m', ...compiler, ...flags, ...sources]);
  if (compiled.code !== 0) return compiled;
  const vectors = [join(project, 'vectors/host.json'), join(native, 'vectors/guard.json')];
  return run('java', ['-cp', [out, libraries].join(delimiter), 'com.sdhealth.bridge.test.VectorsKt', ...vectors]);
}

/** Compiles Swift with the library's, in the newer language mode, without running it. */
export function compileSwift(swiftc: string, files: readonly string[]): Result {
  const library = sourcesIn(join(native, 'swift'), '.swift');
  return run(swiftc, [
    '-swift-version',
    '6',
    '-warnings-as-errors',
    '-parse-as-library',
    '-typecheck',
    ...library,
    ...files,
  ]);
}

/** Compiles the project's Swift with the library's in both language modes, warnings as errors, and runs its vectors. */
export function runSwift(project: string, swiftc: string): Result {
  const excluded = /SampleMethods|BundleVectors|TestCrypto|Bundles|Main|Checks/;
  const main = join(project, 'Main.swift');
  writeFileSync(main, SWIFT_MAIN);
  const sources = [
    ...sourcesIn(join(native, 'swift'), '.swift'),
    ...sourcesIn(join(native, 'swift/test'), '.swift'),
  ].filter((file) => !excluded.test(file.slice(native.length)));
  const inputs = [
    ...sourcesIn(join(project, 'ios'), '.swift'),
    join(project, 'samples/swift/SampleMethods.swift'),
    main,
  ];
  let last: Result = { code: 1, output: '' };
  for (const mode of ['5', '6']) {
    const program = join(project, `vectors-${mode}`);
    const flags = ['-swift-version', mode, '-warnings-as-errors', '-parse-as-library', '-o', program];
    const compiled = run(swiftc, [...flags, ...sources, ...inputs]);
    if (compiled.code !== 0) return compiled;
    last = run(program, [join(project, 'vectors/host.json')]);
    if (last.code !== 0) return last;
  }
  return last;
}

const SWIFT_MAIN = `import Foundation

@main
struct Main {
    @MainActor
    static func main() async throws {
        let host = try BridgeJSON(text: String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8))
        let failed = try await failures(host)
        failed.forEach { print($0) }
        print("\\(list(host["vectors"]).count) vectors, \\(failed.count) failed")
        exit(failed.isEmpty ? 0 : 1)
    }
}
`;

const STRICT = ['--strict', '--noEmit', '--target', 'es2021', '--lib', 'es2021,dom', '--module', 'esnext'];

/** Copies the project's ArkTS beside the library's as TypeScript, because no ArkTS compiler is available. Returns the output of `tsc`. */
export function compileArkts(project: string): Result {
  const target = join(project, 'arkts-as-typescript');
  const copy = (from: string, to: string) => {
    mkdirSync(to, { recursive: true });
    return sourcesIn(from, '.ets').map((file) => {
      const target = join(to, file.slice(from.length + 1).replace(/ets$/, 'ts'));
      copyFileSync(file, target);
      return target;
    });
  };
  const files = [...copy(join(native, 'arkts'), join(target, 'sdhealth')), ...copy(join(project, 'harmony'), target)];
  return run(tool('tsc'), ['--ignoreConfig', ...STRICT, '--moduleResolution', 'bundler', '--types', '', ...files]);
}

/** Compiles the project's rows with a compiler, strictly, against the packed SDK. */
export function compileTypescript(project: string, [command = '', ...args]: readonly string[]): Result {
  const options = {
    ...{ strict: true, noEmit: true, target: 'es2022', lib: ['es2022', 'dom'], module: 'esnext', types: [] },
    ...{ moduleResolution: 'bundler', noImplicitReturns: true, noUnusedLocals: true, noUncheckedIndexedAccess: true },
    exactOptionalPropertyTypes: true,
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['src/use.ts'] }));
  writeFileSync(join(project, 'src/use.ts'), USE_PROGRAM);
  return run(command, [...args, '-p', project]);
}

const USE_PROGRAM = `import { createBridge } from '@sdhealth/bridge-sdk';
import { doorOpen, getSteps, openLocker, payOrder, readSensor } from './bridge';

const bridge = createBridge();
bridge.on(doorOpen, ({ size, place }) => console.log(size === 'x-large', place?.row));
export async function open(id: string): Promise<boolean> {
  const { open } = await bridge.call(openLocker, { id, by: 'face' });
  const { state } = await bridge.call(readSensor, { sensor: 'door' });
  if (state.of === 'weight') console.log(state.grams.toFixed(1));
  else if (state.of === 'door') console.log(state.open);
  else state satisfies { of: 'unknown' };
  // @ts-expect-error: the points of a card
  await bridge.call(payOrder, { order: id, signature: 's', lines: [], by: { kind: 'card', accounts: {} } });
  const { outcome } = await bridge.call(payOrder, { order: id, signature: 's', lines: [{ name: 'a', cents: 1 }], by: { kind: 'at-counter' } });
  await bridge.call(getSteps, { days: 1 });
  // @ts-expect-error: a word that the contract has not
  await bridge.call(openLocker, { id, by: 'hand' });
  return open && outcome === 'paid';
}
`;
