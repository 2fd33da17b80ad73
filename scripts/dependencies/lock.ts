/** The packages of others in the lock file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.ts';

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** As its own manifest says, for instance `MIT OR Apache-2.0`; undefined where it says nothing. */
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  /** Of these a package that reaches a phone has none. */
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

interface Lock {
  readonly packages: Readonly<Record<string, Partial<LockedPackage> & { readonly link?: boolean }>>;
}

const FOLDER = 'node_modules/';

export function lockedPackages(): LockedPackage[] {
  const { packages }: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  // The others are our own workspaces.
  const others = Object.entries(packages).filter(([path, { link }]) => path.includes(FOLDER) && !link);
  return others.map(([path, entry]) => ({ version: '', name: path.split(FOLDER).at(-1) ?? '', ...entry }));
}
