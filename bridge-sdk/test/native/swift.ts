/**
 * `node scripts/run.mjs swift`: compiles the Swift of `bridge-sdk/native` and of the iOS guide in language modes 5 and 6, warnings as errors,
 * and runs the golden vectors, those of bundles, and the page against stand-ins of the phone's classes, on it. Needs `swiftc` (`SWIFTC`, else the path's): Debian has it from 13 on (`swiftlang`, with g++), macOS with Xcode.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { run } from '../../../scripts/workspace/process.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { goodSignatures } from '../../bundle-tool/src/good-signatures.ts';
import { stub } from '../guides/blocks.ts';
import { swiftBundleGuide } from '../guides/bundles.ts';
import { iosGuide } from '../guides/ios.ts';
import { swiftOwnMethods } from '../guides/own-methods.ts';

const native = join(root, 'bridge-sdk/native');
const MODES = ['5', '6'] as const;
const swiftIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.swift'))
    .map((file) => join(folder, file));

function compiler(): string {
  const swiftc = process.env['SWIFTC'] ?? 'swiftc';
  if (spawnSync(swiftc, ['--version']).status !== 0)
    throw new ClearError(
      'Swift was not compiled: no swiftc (SWIFTC, or in PATH). Debian 13: apt-get install -y swiftlang g++; macOS: Xcode.',
    );
  return swiftc;
}

export async function main(): Promise<number> {
  const swiftc = compiler();
  const out = mkdtempSync(join(tmpdir(), 'swift-'));
  const guide = join(out, 'Guide.swift');
  writeFileSync(guide, iosGuide());
  const bundles = join(out, 'BundleGuide.swift');
  writeFileSync(bundles, swiftBundleGuide());
  const own = join(out, 'Locker.swift');
  writeFileSync(own, swiftOwnMethods());
  const signed = join(out, 'signed.json');
  writeFileSync(signed, JSON.stringify(goodSignatures()));
  const decisions = ['offer', 'start'].map((name) => join(root, `fixtures/vectors/bundle/${name}.json`));
  const vectors = ['host', 'guard'].map((name) => join(native, `vectors/${name}.json`));
  const page = [...swiftIn(join(native, 'swift')), ...swiftIn(join(native, 'swift/ios')), stub('Phone.swift')];
  const sources = [...page, ...swiftIn(join(native, 'swift/test')), guide, bundles, own];
  const compile = (mode: string, program: string, files: readonly string[]) =>
    run(swiftc, ['-swift-version', mode, '-warnings-as-errors', '-parse-as-library', '-o', program, ...files]);
  try {
    for (const mode of MODES) {
      const program = join(out, `vectors-${mode}`);
      const compiled = await compile(mode, program, sources);
      if (compiled !== 0) return compiled;
      console.log(`Language mode ${mode}:`);
      const code = await run(program, [...vectors, ...decisions, signed]);
      if (code !== 0) return code;
    }
    const program = join(out, 'page');
    return (await compile('6', program, [...page, stub('PageChecks.swift')])) || (await run(program, []));
  } finally {
    rmSync(out, { recursive: true });
  }
}
