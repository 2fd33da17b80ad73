/** Reads the third-party packages of the lock file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.ts';

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  /** A shipped package has none of the following three flags. */
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
  // Entries outside node_modules are our workspaces.
  const thirdParty = Object.entries(packages).filter(([path, { link }]) => path.includes(FOLDER) && !link);
  return thirdParty.map(([path, entry]) => ({ version: '', name: path.split(FOLDER).at(-1) ?? '', ...entry }));
}
