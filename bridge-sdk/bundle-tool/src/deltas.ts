/**
 * Makes and applies deltas between bundles with the command `zstd` (1.4.5 or newer) of the system: a Zstandard frame whose dictionary is
 * the old content. Without the command there are no deltas, and phones fetch whole archives.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BundleFiles } from './decide.ts';
import type { Manifest } from './manifest.ts';

/** Returns the base of deltas: the contents of the manifest's files in the order of their paths, without manifest and signature. */
export const contentOf = (files: BundleFiles, manifest: Manifest): Buffer =>
  Buffer.concat(
    manifest.files
      .map(({ path }) => path)
      .sort()
      .map((path) => files.get(path) ?? Buffer.alloc(0)),
  );

/** Tells if the command is on this machine. */
export const hasZstd = (): boolean => spawnSync('zstd', ['--version']).status === 0;

/** Returns the delta, or undefined if the command fails or its delta does not lead to the same bytes. */
export function deltaOf(base: Uint8Array, archive: Uint8Array): Buffer | undefined {
  const delta = zstd(['-19', '--single-thread'], base, archive);
  return delta && applyDelta(base, delta)?.equals(archive) ? delta : undefined;
}

/** Returns the archive, or undefined for a damaged delta or another base. */
export const applyDelta = (base: Uint8Array, delta: Uint8Array): Buffer | undefined => zstd(['-d'], base, delta);

function zstd(args: readonly string[], base: Uint8Array, input: Uint8Array): Buffer | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'delta-'));
  const [from, source, target] = ['from', 'source', 'target'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    writeFileSync(from, base);
    writeFileSync(source, input);
    const { status } = spawnSync('zstd', [...args, '-q', `--patch-from=${from}`, source, '-o', target]);
    return status === 0 ? readFileSync(target) : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
