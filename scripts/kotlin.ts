/**
 * `node scripts/run.mjs kotlin`: compiles the Kotlin of `bridge-sdk/native`, warnings as errors, and runs the golden vectors on it. Not
 * part of `npm test`, as it needs what npm does not bring: a JDK, a Kotlin compiler of 2.x with its serialization plugin, and the
 * jars of kotlinx.serialization (core, json) and kotlinx.coroutines (core).
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ClearError } from './workspace/clear-error.ts';
import { run } from './workspace/process.ts';
import { root } from './workspace/root.ts';

const native = join(root, 'bridge-sdk/native');
const kotlinIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.kt'))
    .map((file) => join(folder, file));

/** The folder of a compiler, as it is unpacked: `lib/kotlin-compiler.jar` in it. */
function compilerHome(): string {
  const home = process.env['KOTLIN_HOME'] ?? '';
  if (home === '' || !existsSync(join(home, 'lib/kotlin-compiler.jar')))
    throw new ClearError(
      'Kotlin was not compiled: KOTLIN_HOME names no compiler (2.x; the one in Debian is 1.3 and too old).',
    );
  return home;
}

function libraries(): string {
  const jars = process.env['KOTLIN_JARS'] ?? '';
  if (jars === '' || !jars.split(delimiter).every((jar) => existsSync(jar)))
    throw new ClearError(
      'Kotlin was not compiled: KOTLIN_JARS must list the jars of kotlinx.serialization (core, json) and kotlinx.coroutines (core).',
    );
  return jars;
}

export async function main(): Promise<number> {
  const home = compilerHome();
  const jars = libraries();
  const out = mkdtempSync(join(tmpdir(), 'kotlin-'));
  const plugin = join(home, 'lib/kotlinx-serialization-compiler-plugin.jar');
  const compiler = ['-cp', join(home, 'lib/kotlin-compiler.jar'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
  const flags = ['-kotlin-home', home, '-Werror', `-Xplugin=${plugin}`, '-cp', jars, '-d', out];
  const sources = [...kotlinIn(join(native, 'kotlin')), ...kotlinIn(join(native, 'kotlin/test'))];
  const compiled = await run('java', ['-Xmx1500m', ...compiler, ...flags, ...sources]);
  const classes = [out, jars, join(home, 'lib/kotlin-stdlib.jar')].join(delimiter);
  const vectors = join(native, 'vectors/host.json');
  const code =
    compiled === 0 ? await run('java', ['-cp', classes, 'com.sdhealth.bridge.test.VectorsKt', vectors]) : compiled;
  rmSync(out, { recursive: true });
  return code;
}
