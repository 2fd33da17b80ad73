/**
 * Creates the tarballs to publish. The published manifest omits fields that only this repository uses (the `source` condition, entries that
 * are not built, scripts, development dependencies) and has author, repository, homepage and bugs.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '../../scripts/workspace/files.ts';
import { root } from '../../scripts/workspace/root.ts';
import { identityOf, isJson, type Json, readJson } from './identity.ts';
import type { Published } from './packages.ts';

function withoutSource(exports: unknown): unknown {
  if (!isJson(exports)) return exports;
  const publishedConditions = Object.entries(exports).filter(
    ([condition, target]) =>
      condition !== 'source' && !(typeof target === 'string' && target.endsWith('.ts') && !target.endsWith('.d.ts')),
  );
  return Object.fromEntries(publishedConditions.map(([name, value]) => [name, withoutSource(value)]));
}

export function publishedManifest(manifest: Json, { workspace, bin, ownPeers = [] }: Omit<Published, 'folder'>): Json {
  const { devDependencies: _, scripts: __, private: ___, ...published } = manifest;
  const peers = Object.fromEntries(ownPeers.map((name) => [name, `~${String(manifest['version'])}`]));
  return {
    ...published,
    ...identityOf(workspace),
    ...(bin && { bin }),
    ...(ownPeers.length > 0 && { peerDependencies: { ...Object(published['peerDependencies']), ...peers } }),
    exports: withoutSource(published['exports']),
  };
}

/**
 * Writes a built package of a checkout (by default this one) into `folder`, which it empties first, and packs it. Returns the tarball's
 * path. The output is reproducible.
 */
export function packInto(folder: string, published: Published, checkout = root): string {
  const from = join(checkout, published.workspace);
  emptyFolder(folder);
  const manifest = readJson(join(from, 'package.json'));
  const files = Array.isArray(manifest['files']) ? manifest['files'].map(String) : [];
  for (const file of files.filter((name) => existsSync(join(from, name))))
    cpSync(join(from, file), join(folder, file), { recursive: true });
  for (const [source, target] of Object.entries(published.extraFolders ?? {}))
    cpSync(join(checkout, source), join(folder, target), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest, published), null, 2)}\n`);
  const args = ['pack', '--json', '--loglevel=error', '--ignore-scripts'];
  const report: unknown = JSON.parse(
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' }),
  );
  const [first] = Array.isArray(report) ? report : [];
  return join(folder, String(Object(first).filename));
}
