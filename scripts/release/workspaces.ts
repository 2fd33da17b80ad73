/** Reads manifests of the published packages and all workspaces, and writes their entries in the lock file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { objectOf, texts } from '../../bridge-sdk/generator/src/diff/schema-changes.ts';
import { type Json, readJson } from '../../bridge-sdk/packing/identity.ts';
import { PACKAGES } from '../../bridge-sdk/packing/packages.ts';
import { root } from '../workspace/root.ts';

export const manifestOf = (workspace: string): Json => readJson(join(root, workspace, 'package.json'));

export const publishedNames = (): string[] =>
  Object.values(PACKAGES).map(({ workspace }) => String(manifestOf(workspace)['name']));

export const currentVersion = (): string => String(manifestOf(PACKAGES.sdk.workspace)['version']);

/** Lists the fields of a manifest that the lock file copies. */
const LOCKED_FIELDS = ['version', 'dependencies', 'devDependencies', 'peerDependencies'] as const;

/** Copies fields of the workspaces' manifests into the lock file, without a request to a registry. */
export function writeLock(): void {
  const file = join(root, 'package-lock.json');
  const lock = readJson(file);
  const entries = objectOf(lock['packages']) as Record<string, Json>;
  for (const workspace of texts(manifestOf('.')['workspaces'])) {
    const manifest = manifestOf(workspace);
    for (const field of LOCKED_FIELDS)
      if (manifest[field] !== undefined) entries[workspace] = { ...entries[workspace], [field]: manifest[field] };
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
