/** Rules for packages of others. */

/** Licences that ask for no more than their own text beside a copy. */
const FREE = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
];
/** Of tools that never reach a phone, also this: it asks only for its own changed files. */
const FREE_FOR_TOOLS = [...FREE, 'MPL-2.0'];

/** True for a licence that may be used; of several, joined by `OR`, one is enough. */
export function mayUse(license: string | undefined, shipped: boolean): boolean {
  const allowed = shipped ? FREE : FREE_FOR_TOOLS;
  return (license ?? '')
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => allowed.includes(one));
}

export interface KnownHole {
  readonly id: string;
  readonly name: string;
  /** The first good version; all before it have the hole. */
  readonly below?: string;
  /** Releases that were somebody else's work. */
  readonly versions?: readonly string[];
}

const hole = (id: string, name: string, below: string): KnownHole => ({ id, name, below });
const takenOver = (name: string, ...versions: string[]): KnownHole => ({ id: 'taken over', name, versions });

/**
 * Known holes of the packages that are used here, and releases that were taken over, for a place where the registry's own audit
 * cannot be had. It is no substitute for that: it knows what was public when a row was added.
 */
export const KNOWN_HOLES: readonly KnownHole[] = [
  hole('CVE-2025-62522', 'vite', '7.1.11'),
  hole('CVE-2025-24964', 'vitest', '3.0.5'),
  hole('CVE-2025-61927', 'happy-dom', '20.0.0'),
  hole('CVE-2025-62410', 'happy-dom', '20.0.2'),
  hole('CVE-2025-62610', 'hono', '4.10.2'),
  hole('CVE-2024-32652', '@hono/node-server', '1.10.1'),
  hole('CVE-2024-37890', 'ws', '8.17.1'),
  hole('CVE-2025-59288', 'playwright', '1.55.1'),
  hole('CVE-2023-44270', 'postcss', '8.4.31'),
  hole('CVE-2024-55565', 'nanoid', '3.3.8'),
  hole('CVE-2022-25883', 'semver', '7.5.2'),
  hole('CVE-2024-4068', 'braces', '3.0.3'),
  hole('CVE-2024-4067', 'micromatch', '4.0.8'),
  hole('CVE-2024-21538', 'cross-spawn', '7.0.5'),
  hole('CVE-2024-47068', 'rollup', '4.22.4'),
  hole('GHSA-67mh-4wv8-2f99', 'esbuild', '0.25.0'),
  hole('CVE-2024-4367', 'pdfjs-dist', '4.2.67'),
  takenOver('ansi-regex', '6.2.1'),
  takenOver('ansi-styles', '6.2.2'),
  takenOver('chalk', '5.6.1'),
  takenOver('debug', '4.4.2'),
  takenOver('strip-ansi', '7.1.1'),
  takenOver('supports-color', '10.2.1'),
  takenOver('wrap-ansi', '9.0.1'),
];

/** Compares versions by their three numbers; a text after them does not count. */
export function isBelow(version: string, limit: string): boolean {
  const numbers = (text: string) => text.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? [];
  const [a, b] = [numbers(version), numbers(limit)];
  const at = [0, 1, 2].find((place) => a[place] !== b[place]);
  return at !== undefined && (a[at] ?? 0) < (b[at] ?? 0);
}
