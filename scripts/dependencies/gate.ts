/** Checks third-party packages and writes a sentence for each that may not be used (O11). */
import type { LockedPackage } from './lock.ts';

/** Lists licences that only require a copy of their text. */
const LICENCES = 'MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense CC0-1.0'.split(' ');
/** Lists licences for tools that are never shipped: these also require changed files or the names of a data set's authors. */
const TOOL_LICENCES = [...LICENCES, 'MPL-2.0', 'Python-2.0', 'PSF-2.0', 'CC-BY-4.0'];
/** Names the licence of packages whose manifest refers to a file instead. */
const LICENCE_OF_PACKAGE: Readonly<Record<string, string>> = { 'spawndamnit@3.0.1': 'MIT' };

/**
 * Lists known vulnerabilities of our packages with the first fixed version, for machines without the registry's audit.
 * It does not replace the audit: a row is as old as its last edit.
 */
const VULNERABILITIES: readonly (readonly [id: string, name: string, fixedIn: string])[] = [
  ['CVE-2025-62522', 'vite', '7.1.11'],
  ['CVE-2025-24964', 'vitest', '3.0.5'],
  ['CVE-2025-61927', 'happy-dom', '20.0.0'],
  ['CVE-2025-62410', 'happy-dom', '20.0.2'],
  ['CVE-2025-62610', 'hono', '4.10.2'],
  ['CVE-2024-32652', '@hono/node-server', '1.10.1'],
  ['CVE-2024-37890', 'ws', '8.17.1'],
  ['CVE-2025-59288', 'playwright', '1.55.1'],
  ['CVE-2023-44270', 'postcss', '8.4.31'],
  ['CVE-2024-55565', 'nanoid', '3.3.8'],
  ['CVE-2022-25883', 'semver', '7.5.2'],
  ['CVE-2024-4367', 'pdfjs-dist', '4.2.67'],
];
/** Lists releases that an attacker published. */
const COMPROMISED =
  'ansi-regex@6.2.1 ansi-styles@6.2.2 chalk@5.6.1 strip-ansi@7.1.1 supports-color@10.2.1 wrap-ansi@9.0.1'.split(' ');

export const findingsOf = (packages: readonly LockedPackage[]): string[] =>
  packages.flatMap((lockedPackage) => {
    const { name, version, license, integrity, resolved } = lockedPackage;
    const holes = VULNERABILITIES.filter(([, affected, fixedIn]) => affected === name && isOlder(version, fixedIn));
    const findings = [
      !isAllowed(lockedPackage) && `its licence is ${license ?? 'not named'}`,
      !integrity?.startsWith('sha512-') && 'the lock file has no sha512 of it',
      resolved !== undefined && `the lock file has a registry address for it: ${resolved}`,
      lockedPackage.hasInstallScript && 'it runs a program when it is installed',
      COMPROMISED.includes(`${name}@${version}`) && 'this release was taken over',
      ...holes.map(([id, , fixedIn]) => `${id}: below ${fixedIn}`),
    ];
    return findings.flatMap((finding) => (finding ? `${name} ${version}: ${finding}` : []));
  });

/** Tells if the licence is allowed. In a choice joined by `OR` one allowed licence is enough. */
function isAllowed({ name, version, license: declared = '', dev, devOptional, optional }: LockedPackage): boolean {
  const license = LICENCE_OF_PACKAGE[`${name}@${version}`] ?? declared;
  const allowed = dev || devOptional || optional ? TOOL_LICENCES : LICENCES;
  const choices = license.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => allowed.includes(choice));
}

/** Compares versions by their numbers and ignores a suffix such as `-beta.1`. */
const isOlder = (version: string, fixedIn: string): boolean =>
  version.replace(/[-+].*/, '').localeCompare(fixedIn, 'en', { numeric: true }) < 0;
