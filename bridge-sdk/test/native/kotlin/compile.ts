/** Compiles the Kotlin of `bridge-sdk/native` and the guides, warnings as errors, and runs all golden vectors on it. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from '../../../../scripts/workspace/process.ts';
import { root } from '../../../../scripts/workspace/root.ts';
import { androidGuide } from '../../guides/android.ts';
import { stub } from '../../guides/blocks.ts';
import { kotlinBundleGuide } from '../../guides/bundles.ts';
import { kotlinOwnMethods } from '../../guides/own-methods.ts';
import type { Toolchain } from './toolchain.ts';

const native = join(root, 'bridge-sdk/native');
const kotlinFilesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.kt'))
    .map((file) => join(folder, file));

/** Compiles and runs. Resolves to the exit code. `log` is a file for the output, default the terminal. */
export async function compileAndRun({ home, jars }: Toolchain, log?: string): Promise<number> {
  const out = mkdtempSync(join(tmpdir(), 'kotlin-'));
  const output = log === undefined ? {} : { log };
  // Puts the standard library first, because a jar may contain another version.
  const libraries = [join(home, 'lib/kotlin-stdlib.jar'), jars].join(delimiter);
  const plugin = join(home, 'lib/kotlinx-serialization-compiler-plugin.jar');
  const compiler = ['-cp', join(home, 'lib/kotlin-compiler.jar'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
  const flags = ['-kotlin-home', home, '-no-stdlib', '-Werror', `-Xplugin=${plugin}`, '-cp', libraries, '-d', out];
  const guide = join(out, 'Guide.kt');
  writeFileSync(guide, androidGuide());
  const bundles = join(out, 'Bundles.kt');
  writeFileSync(bundles, kotlinBundleGuide());
  const locker = join(out, 'Locker.kt');
  writeFileSync(locker, kotlinOwnMethods());
  const sources = [
    ...kotlinFilesIn(join(native, 'kotlin')),
    ...kotlinFilesIn(join(native, 'kotlin/android')),
    ...kotlinFilesIn(join(native, 'kotlin/test')),
    ...kotlinFilesIn(join(native, 'kotlin/test/conform')),
    ...kotlinFilesIn(join(import.meta.dirname, 'checks')),
    guide,
    bundles,
    locker,
    ...kotlinFilesIn(stub('android')),
    stub('Shop.kt'),
    stub('Okhttp.kt'),
  ];
  try {
    const compiled = await run('java', ['-Xmx1500m', ...compiler, ...flags, ...sources], output);
    if (compiled !== 0) return compiled;
    const classes = [out, libraries].join(delimiter);
    const vectors = ['host', 'guard'].map((name) => join(native, `vectors/${name}.json`));
    const channel = await run('java', ['-cp', classes, 'com.sdhealth.bridge.test.VectorsKt', ...vectors], output);
    if (channel !== 0) return channel;
    const checks = await run('java', ['-cp', classes, 'com.sdhealth.bridge.checks.ChecksKt'], output);
    if (checks !== 0) return checks;
    const decisions = ['offer', 'start', 'rollout'].map((name) => join(root, `fixtures/vectors/bundle/${name}.json`));
    return await run('java', ['-cp', classes, 'com.sdhealth.bridge.test.BundleVectorsKt', ...decisions], output);
  } finally {
    rmSync(out, { recursive: true });
  }
}
