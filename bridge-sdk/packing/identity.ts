/**
 * Where the packages come from, as every published manifest says it. The root's manifest is its one place: who forks the repository changes
 * it there, and a release fails while a part of it is missing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/workspace/root.ts';

export type Json = Record<string, unknown>;

const FIELDS = ['author', 'repository', 'homepage', 'bugs'] as const;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readJson = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the fields that the root's manifest has, for the package of a workspace. */
export function identityOf(workspace: string, manifest: Json = readJson(join(root, 'package.json'))): Json {
  const known = FIELDS.filter((field) => manifest[field]).map((field) => [field, manifest[field]]);
  const identity: Json = Object.fromEntries(known);
  const { repository } = identity;
  if (repository === undefined) return identity;
  const place = isJson(repository) ? repository : { type: 'git', url: repository };
  return { ...identity, repository: { ...place, directory: workspace } };
}

/** Returns the fields that a release needs and the root's manifest has not. */
export const missingIdentity = (manifest: Json = readJson(join(root, 'package.json'))): string[] =>
  FIELDS.filter((field) => !manifest[field]);
