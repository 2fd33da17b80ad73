/**
 * Copies author, repository, homepage and bugs into published manifests from the root's manifest. A fork changes them there. A release
 * fails while one of them is missing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/workspace/root.ts';

export type Json = Record<string, unknown>;

const FIELDS = ['author', 'repository', 'homepage', 'bugs'] as const;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readJson = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));

/** Returns these four fields of the root for a workspace, with its folder in `repository`. */
export function identityOf(workspace: string, manifest: Json = readJson(join(root, 'package.json'))): Json {
  const entries = FIELDS.filter((field) => manifest[field]).map((field) => [field, manifest[field]]);
  const identity: Json = Object.fromEntries(entries);
  const { repository } = identity;
  if (repository === undefined) return identity;
  const source = isJson(repository) ? repository : { type: 'git', url: repository };
  return { ...identity, repository: { ...source, directory: workspace } };
}

/** Returns the fields that the root's manifest lacks and a release needs. */
export const missingIdentity = (manifest: Json = readJson(join(root, 'package.json'))): string[] =>
  FIELDS.filter((field) => !manifest[field]);
