/**
 * Makes the tarball that is published. Its manifest is the workspace's without the parts for this repository only: the `source`
 * condition (the tarball has no sources), scripts and development dependencies. It names the command, which the workspace must not: npm
 * would link a file that is not built yet.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.ts';
import { COMMAND } from './entries.ts';

const sdk = join(root, 'bridge-sdk');
type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function withoutSource(exports: unknown): unknown {
  if (!isJson(exports)) return exports;
  const kept = Object.entries(exports).filter(([condition]) => condition !== 'source');
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSource(value)]));
}

export function publishedManifest(manifest: Json): Json {
  const { devDependencies: _, scripts: __, private: ___, ...published } = manifest;
  return { ...published, bin: { [COMMAND.name]: COMMAND.file }, exports: withoutSource(published['exports']) };
}

/** Lays the package out in `folder` and packs it there; returns the tarball's path. */
export function packInto(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest: Json = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'));
  const files = Array.isArray(manifest['files']) ? manifest['files'].map(String) : [];
  for (const file of files.filter((name) => existsSync(join(sdk, name))))
    cpSync(join(sdk, file), join(folder, file), { recursive: true });
  cpSync(join(root, 'fixtures/vectors/bundle'), join(folder, 'native/vectors/bundle'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  const words = ['pack', '--json', '--loglevel=error', '--ignore-scripts'];
  const report: { filename: string }[] = JSON.parse(
    execFileSync('npm', words, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' }),
  );
  return join(folder, report[0]?.filename ?? '');
}
