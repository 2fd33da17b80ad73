/**
 * `node scripts/run.mjs swift`: compiles the Swift of `bridge-sdk/native` and of the iOS guide in language modes 5 and 6, warnings as errors,
 * runs the golden vectors, those of bundles, and the page against stand-ins of the phone's classes, on it; then builds and tests the package, and an app that
 * depends on it by one line. Needs `swiftc` and `swift` (`SWIFTC`, else the path's): Debian has them from 13 on (`swiftlang`, with g++), macOS with Xcode.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { compileAndRun } from './swift/compile.ts';
import { useAsModules } from './swift/modules.ts';
import { useAsPackage } from './swift/package.ts';

/** Returns the compiler. Throws where there is none. */
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
