/** Compiles all files and the guides' code as a module, like an app that copies them, and runs all vectors. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../../scripts/workspace/process.ts';
import { root } from '../../../../scripts/workspace/root.ts';
import { goodSignatures } from '../../../bundle-tool/src/good-signatures.ts';
import { stub } from '../../guides/blocks.ts';
import { swiftBundleGuide } from '../../guides/bundles.ts';
import { iosGuide } from '../../guides/ios.ts';
import { swiftOwnMethods } from '../../guides/own-methods.ts';
import { asProgram, native, swiftIn, webKit } from './sources.ts';

const MODES = ['5', '6'] as const;
const GUIDES = { Guide: iosGuide, BundleGuide: swiftBundleGuide, Locker: swiftOwnMethods };

/** Writes the list of good signatures, because Linux cannot verify signatures itself. Returns the file. */
export function signedList(out: string): string {
  const file = join(out, 'signed.json');
  writeFileSync(file, JSON.stringify(goodSignatures()));
  return file;
}

export async function compileAndRun(swiftc: string, out: string): Promise<number> {
  const { code, library } = await webKit(swiftc, out);
  if (code !== 0) return code;
  const guides = Object.entries(GUIDES).map(([name, text]) => {
    const file = join(out, `${name}.swift`);
    writeFileSync(file, text());
    return file;
  });
  const sources = [...swiftIn('.'), ...swiftIn('ios'), ...swiftIn('test'), stub('Phone.swift'), ...guides];
  const vectors = ['host', 'guard'].map((name) => join(native, `vectors/${name}.json`));
  const decisions = ['offer', 'start', 'rollout'].map((name) => join(root, `fixtures/vectors/bundle/${name}.json`));
  for (const mode of MODES) {
    const program = join(out, `vectors-${mode}`);
    const compiled = await asProgram(swiftc, mode, program, sources, [library]);
    if (compiled !== 0) return compiled;
    console.log(`Language mode ${mode}:`);
    const failed = await run(program, [...vectors, ...decisions, signedList(out)]);
    if (failed !== 0) return failed;
  }
  return 0;
}
