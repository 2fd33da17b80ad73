/** The packages of the lock file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.ts';

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** The folder from the repository's root; one package may be there in several versions. */
  readonly path: string;
  /** As its own manifest says, for instance `MIT OR Apache-2.0`; undefined where it says nothing. */
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

type Entry = Partial<Omit<LockedPackage, 'path'>> & { readonly link?: boolean };
export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

const FOLDER = 'node_modules/';

export const readLock = (): Lock => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Returns the packages of others; our own workspaces are no packages of others. */
export function packagesOf({ packages }: Lock): LockedPackage[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const at = path.lastIndexOf(FOLDER);
    if (at < 0 || entry.link) return [];
    return [{ ...entry, name: entry.name ?? path.slice(at + FOLDER.length), version: entry.version ?? '', path }];
  });
}
