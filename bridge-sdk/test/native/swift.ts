/**
 * Compiles the Swift of `bridge-sdk/native` and the guides in language modes 5 and 6, warnings as errors: `node scripts/run.mjs swift`.
 * Runs all golden vectors, and the page on stubs of the phone's classes. Then builds and tests the package, and an app that depends on
 * it. Needs `swiftc` and `swift` (`SWIFTC`, or in the path): Debian from 13 on (`swiftlang`, with g++), macOS with Xcode.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { compileAndRun } from './swift/compile.ts';
import { useAsModules } from './swift/modules.ts';
import { useAsPackage } from './swift/package.ts';

/** Returns the compiler. Throws without a compiler. */
export function swiftCompiler(): string {
  const swiftc = process.env['SWIFTC'] ?? 'swiftc';
  if (spawnSync(swiftc, ['--version']).status !== 0)
    throw new ClearError(
      'Swift was not compiled: no swiftc (SWIFTC, or in PATH). Debian 13: apt-get install -y swiftlang g++; macOS: Xcode.',
    );
  return swiftc;
}

export async function main(): Promise<number> {
  const swiftc = swiftCompiler();
  const out = mkdtempSync(join(tmpdir(), 'swift-'));
  try {
    return (await compileAndRun(swiftc, out)) || (await useAsModules(swiftc, out)) || (await useAsPackage(swiftc, out));
  } finally {
    rmSync(out, { recursive: true });
  }
}
