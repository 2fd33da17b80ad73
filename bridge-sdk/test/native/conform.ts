/**
 * Runs the conformance kit of the shims on our own native code: `node scripts/run.mjs conform [kotlin | swift | mini-program]`. Kotlin
 * needs the tools of `node scripts/run.mjs kotlin`, Swift those of `node scripts/run.mjs swift`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { main as conform } from '../../../native-shims/src/conform/main.ts';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { run } from '../../../scripts/workspace/process.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { kotlin, libraries, native, sourcesOf } from '../../packing/maven/compile.ts';
import { LIBRARIES } from '../../packing/maven/coordinates.ts';
import { kotlinToolchain } from './kotlin.ts';
import { swiftCompiler } from './swift.ts';

const runKit = (...command: readonly string[]) => conform(['conform', '--wait=30000', '--', ...command]);

async function conformKotlin(out: string): Promise<number> {
  const toolchain = await kotlinToolchain();
  const [bridge] = LIBRARIES;
  const adapter = ['Vectors.kt', 'SampleMethods.kt', 'conform/Conform.kt'].map((file) =>
    join(native, 'kotlin/test', file),
  );
  const classPath = libraries(toolchain);
  const sources = [...(bridge ? sourcesOf(bridge) : []), ...adapter];
  await kotlin(toolchain, { module: 'conform', sources, classPath, out });
  return runKit('java', '-cp', [out, ...classPath].join(delimiter), 'com.sdhealth.bridge.test.ConformKt');
}

async function conformSwift(out: string): Promise<number> {
  const swift = join(dirname(swiftCompiler()), 'swift');
  const args = ['build', '-q', '--package-path', root, '--scratch-path', out, '--product', 'sdhealth-bridge-conform'];
  return (await run(swift, args)) || (await runKit(join(out, 'debug/sdhealth-bridge-conform')));
}

const ADAPTERS: Readonly<Record<string, (out: string) => Promise<number>>> = {
  kotlin: conformKotlin,
  swift: conformSwift,
  'mini-program': () => runKit(process.execPath, join(native, 'mini-program/conform/index.js')),
};

export async function main(names: readonly string[]): Promise<number> {
  let failed = 0;
  for (const name of names.length > 0 ? names : Object.keys(ADAPTERS)) {
    const adapter = ADAPTERS[name];
    if (!adapter) throw new ClearError(`No adapter ${name}: ${Object.keys(ADAPTERS).join(', ')}.`);
    const out = mkdtempSync(join(tmpdir(), 'conform-'));
    failed ||= await adapter(out).finally(() => rmSync(out, { recursive: true }));
  }
  return failed;
}
