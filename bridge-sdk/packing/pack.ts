/**
 * Makes the tarballs that are published. A manifest is the workspace's without the parts for this repository only: the `source`
 * condition (a tarball has no sources), entries that are not built, scripts and development dependencies. The SDK's names the command,
 * which the workspace must not: npm would link a file that is not built yet.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/workspace/root.ts';
import { COMMAND, SHIM_COMMAND } from './entries.ts';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function withoutSource(exports: unknown): unknown {
  if (!isJson(exports)) return exports;
  const kept = Object.entries(exports).filter(
    ([condition, target]) =>
      condition !== 'source' && !(typeof target === 'string' && target.endsWith('.ts') && !target.endsWith('.d.ts')),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSource(value)]));
}

export function publishedManifest(manifest: Json, bin: Json = {}): Json {
  const { devDependencies: _, scripts: __, private: ___, ...published } = manifest;
  return {
    ...published,
    ...(Object.keys(bin).length > 0 && { bin }),
    exports: withoutSource(published['exports']),
  };
}

/** Lays the SDK's package out in `folder` and packs it there; returns the tarball's path. */
export const packInto = (folder: string): string =>
  pack('bridge-sdk', folder, { [COMMAND.name]: COMMAND.file }, { 'fixtures/vectors/bundle': 'native/vectors/bundle' });

/** Does the same for the shims' package. */
export const packShimsInto = (folder: string): string =>
  pack('native-shims', folder, { [SHIM_COMMAND.name]: SHIM_COMMAND.file });

/** Packs a workspace. `beside` are further folders of the repository, and their places in the package. */
function pack(
  workspace: string,
  folder: string,
  bin: Json = {},
  beside: Readonly<Record<string, string>> = {},
): string {
  const from = join(root, workspace);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest: Json = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const files = Array.isArray(manifest['files']) ? manifest['files'].map(String) : [];
  for (const file of files.filter((name) => existsSync(join(from, name))))
    cpSync(join(from, file), join(folder, file), { recursive: true });
  for (const [source, target] of Object.entries(beside))
    cpSync(join(root, source), join(folder, target), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest, bin), null, 2)}\n`);
  const words = ['pack', '--json', '--loglevel=error', '--ignore-scripts'];
  const report: { filename: string }[] = JSON.parse(
    execFileSync('npm', words, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' }),
  );
  return join(folder, report[0]?.filename ?? '');
}
