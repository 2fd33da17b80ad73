/** The gate for packages of others (O11): one sentence for each that may not be used. */
import type { LockedPackage } from './lock.ts';
import { isBelow, KNOWN_HOLES, type KnownHole, mayUse } from './rules.ts';

/** Returns what is wrong with the packages of a lock file. `shipped` has the names of those that reach a phone. */
export const findingsOf = (packages: readonly LockedPackage[], shipped: ReadonlySet<string>): string[] =>
  packages.flatMap((one) => {
    const { name, version, license, integrity, resolved, hasInstallScript } = one;
    const holes = KNOWN_HOLES.filter((hole) => hasHole(one, hole));
    return [
      !mayUse(license, shipped.has(name)) && `its licence is ${license ?? 'not named'}`,
      !integrity?.startsWith('sha512-') && 'the lock file has no sha512 of it',
      resolved !== undefined && `the lock file names where it comes from: ${resolved}`,
      hasInstallScript === true && 'it runs a program when it is installed',
      ...holes.map(({ id, below }) => `${id}: ${below === undefined ? 'this release' : `below ${below}`}`),
    ]
      .filter((finding) => finding !== false)
      .map((finding) => `${name} ${version}: ${finding}`);
  });

const hasHole = ({ name, version }: LockedPackage, hole: KnownHole): boolean =>
  hole.name === name &&
  ((hole.below !== undefined && isBelow(version, hole.below)) || (hole.versions?.includes(version) ?? false));
