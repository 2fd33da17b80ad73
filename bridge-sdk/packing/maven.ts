/**
 * Runs `node scripts/run.mjs maven`: builds the libraries for Android and the JVM into the Maven repository `dist/maven`. It compares
 * their public API with the last release, and compiles an app against the libraries as Maven resolves them. `--dump` only writes the
 * public API into `dist/maven-api`. It needs a JDK, `mvn` and the tools of `node scripts/run.mjs kotlin`, not the Android SDK.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesWrittenAt, isCommitted, releaseCommit } from '../../scripts/release/last-release.ts';
import { requestedLevel } from '../../scripts/release/plan.ts';
import { currentVersion } from '../../scripts/release/workspaces.ts';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { root } from '../../scripts/workspace/root.ts';
import { highest, levelFrom, rankOf } from '../generator/src/diff/levels.ts';
import { kotlinToolchain } from '../test/native/kotlin.ts';
import { apiDump, dumpFile, surfaceChanges } from './maven/api-dump.ts';
import { classesOf } from './maven/compile.ts';
import { LIBRARIES } from './maven/coordinates.ts';
import { layOut } from './maven/layout.ts';
import { useAsApp } from './maven/use.ts';

/** Throws if a library's public API has changed more since the last release than the level in the changeset files allows. */
async function compareWithRelease(): Promise<void> {
  const commit = releaseCommit();
  if (commit === undefined || !isCommitted(commit, 'bridge-sdk/packing/maven/api-dump.ts')) return;
  const previous = filesWrittenAt(commit, ['maven', '--dump'], LIBRARIES.map(dumpFile));
  const changes = LIBRARIES.flatMap((library, index) =>
    surfaceChanges(library.name, previous[index] ?? '', readFileSync(join(root, dumpFile(library)), 'utf8')),
  );
  for (const { reason } of changes) console.log(reason);
  const needed = levelFrom(currentVersion(), highest(changes.map(({ level }) => level)));
  const requested = await requestedLevel();
  if (rankOf(needed) > rankOf(requested))
    throw new ClearError(`The changeset files have the level ${requested}, but the libraries require ${needed}.`);
}

export async function main(args: readonly string[]): Promise<number> {
  const toolchain = await kotlinToolchain();
  const out = mkdtempSync(join(tmpdir(), 'maven-'));
  const repository = join(root, 'dist/maven');
  try {
    mkdirSync(join(root, 'dist/maven-api'), { recursive: true });
    for (const library of LIBRARIES) {
      const classes = await classesOf(toolchain, library, out);
      writeFileSync(join(root, dumpFile(library)), apiDump(library, join(out, library.name)));
      if (!args.includes('--dump')) console.log(layOut(repository, library, classes));
    }
    if (args.includes('--dump')) return 0;
    await compareWithRelease();
    console.log(await useAsApp(repository, toolchain, out));
    return 0;
  } finally {
    rmSync(out, { recursive: true });
  }
}
