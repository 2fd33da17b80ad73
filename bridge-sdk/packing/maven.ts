/**
 * `node scripts/run.mjs maven`: builds the libraries for Android and the JVM into `dist/maven`, laid out as a Maven repository, compares what apps can be
 * compiled against with the dump in the repository (`--dump` writes it anew), and has Maven resolve them for an app that is compiled against them.
 * It needs a JDK, `mvn`, and what `node scripts/run.mjs kotlin` needs. The Android library is compiled against signatures, not against the Android SDK.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/workspace/root.ts';
import { kotlinToolchain } from '../test/native/kotlin.ts';
import { apiDump, compare, dumpFile } from './maven/api-dump.ts';
import { classesOf } from './maven/compile.ts';
import { LIBRARIES } from './maven/coordinates.ts';
import { layOut } from './maven/layout.ts';
import { useAsApp } from './maven/use.ts';

export async function main(args: readonly string[]): Promise<number> {
  const toolchain = await kotlinToolchain();
  const out = mkdtempSync(join(tmpdir(), 'maven-'));
  const maven = join(root, 'dist/maven');
  try {
    for (const library of LIBRARIES) {
      const classes = await classesOf(toolchain, library, out);
      const dump = apiDump(library, join(out, library.name));
      if (args.includes('--dump')) writeFileSync(dumpFile(library), dump);
      compare(library, dump);
      console.log(layOut(maven, library, classes));
    }
    console.log(await useAsApp(maven, toolchain, out));
    return 0;
  } finally {
    rmSync(out, { recursive: true });
  }
}
