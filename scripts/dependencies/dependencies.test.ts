import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../workspace/root.ts';
import { auditFindings } from './audit.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { BUNDLED_PROGRAMS } from './bundled.ts';
import { findingsOf } from './findings.ts';
import { type LockedPackage, packagesOf, readLock } from './lock.ts';
import { noticesOf } from './notices.ts';
import { isBelow, KNOWN_HOLES, mayUse } from './rules.ts';

const good: LockedPackage = {
  name: 'one',
  version: '1.2.3',
  path: 'node_modules/one',
  license: 'MIT',
  integrity: 'sha512-AAEC',
};
const findings = (change: Partial<LockedPackage>, shipped = false) =>
  findingsOf([{ ...good, ...change }], new Set(shipped ? ['one'] : []));

it('O11: a package that may be used has no finding, and neither has any of the lock file', () => {
  expect(findings({}, true)).toEqual([]);
  const packages = packagesOf(readLock());
  expect(packages.length).toBeGreaterThan(100);
  expect(findingsOf(packages, new Set(['react', 'valtio', '@wecom/jssdk']))).toEqual([]);
});

it.each<[string, Partial<LockedPackage>, string]>([
  ['a licence', { license: 'GPL-3.0' }, 'one 1.2.3: its licence is GPL-3.0'],
  ['a weak hash', { integrity: 'sha1-AAEC' }, 'one 1.2.3: the lock file has no sha512 of it'],
  [
    'a registry',
    { resolved: 'https://r.example/one' },
    'one 1.2.3: the lock file names where it comes from: https://r.example/one',
  ],
  ['a program', { hasInstallScript: true }, 'one 1.2.3: it runs a program when it is installed'],
  ['a hole', { name: 'ws', version: '8.17.0' }, 'ws 8.17.0: CVE-2024-37890: below 8.17.1'],
  ['a release taken over', { name: 'chalk', version: '5.6.1' }, 'chalk 5.6.1: taken over: this release'],
])('O11: %s is a finding', (_, change, finding) => {
  expect(findings(change)).toEqual([finding]);
});

it('a good release has no hole', () => {
  expect(findings({ name: 'ws', version: '8.17.1' })).toEqual([]);
  expect(findings({ name: 'chalk', version: '5.6.2' })).toEqual([]);
  for (const { below, versions } of KNOWN_HOLES) expect(Boolean(below) !== Boolean(versions)).toBe(true);
});

it.each([
  ['MIT', true, true],
  ['(MIT OR GPL-3.0)', true, true],
  ['MPL-2.0', false, true],
  ['MPL-2.0', true, false],
  ['SEE LICENSE IN x', false, false],
  [undefined, false, false],
])('the licence %s, in a build: %s, may be used: %s', (license, shipped, may) => {
  expect(mayUse(license, shipped)).toBe(may);
});

it.each([
  ['1.2.3', '1.2.4', true],
  ['1.10.0', '1.9.9', false],
  ['1.2.3', '1.2.3', false],
  ['0.9.9', '1.0.0', true],
  ['2.0.0-beta.1', '2.0.0', false],
])('%s is below %s: %s', (version, limit, below) => {
  expect(isBelow(version, limit)).toBe(below);
});

it('the registry’s audit counts where there is one', () => {
  const answer = { vulnerabilities: { ws: { severity: 'high', range: '<8.17.1' } } };
  expect(auditFindings(JSON.stringify(answer))).toEqual([
    'ws <8.17.1: high, by the registry’s audit'.replace('’', "'"),
  ]);
  expect(auditFindings('{"vulnerabilities":{}}')).toEqual([]);
  expect(auditFindings('{"message":"405"}')).toBeUndefined();
  expect(auditFindings('<html>')).toBeUndefined();
});

it('notices carry those of programs inside a package, of the version that is there', () => {
  for (const [name, programs] of Object.entries(BUNDLED_PROGRAMS)) {
    const [found] = packagesOf(readLock()).filter((one) => one.path === `node_modules/${name}`);
    expect(found?.name).toBe(name);
    const notices = noticesOf(found ? [found] : []);
    for (const { title, text } of programs) expect(notices).toContain(`${title}\n${'-'.repeat(title.length)}\n${text}`);
  }
  // Another release of the package may carry another one.
  const pdf = readFileSync(join(root, 'node_modules/pdfjs-dist/legacy/build/pdf.mjs'), 'utf8');
  expect(pdf).toContain("version: '3.43.0'");
});

it('notices carry the text of each package, or its author where it brings none', () => {
  const of = (name: string) => noticesOf(packagesOf(readLock()).filter((one) => one.path === `node_modules/${name}`));
  expect(of('react')).toMatch(/react [\d.]+ \(MIT\)\n-+\nMIT License\n\nCopyright \(c\) Meta/);
  expect(of('lucide-react')).toContain('ISC License');
  expect(of('vite')).not.toContain('Bundled dependencies');
  expect(of('@wecom/jssdk')).toContain('https://spdx.org/licenses/MIT.html');
});

it('a bill of materials names each package with its hash and what it needs', () => {
  const two = { ...good, name: '@a/two', license: 'MIT OR ISC', dependencies: { one: '1', other: '1' } };
  expect(billOfMaterials({ name: 'app', version: '1.0.0' }, [good, two])).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'app', version: '1.0.0' } },
    components: [
      {
        purl: 'pkg:npm/one@1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '000102' }],
      },
      { purl: 'pkg:npm/%40a/two@1.2.3', licenses: [{ expression: 'MIT OR ISC' }] },
    ],
    dependencies: [
      { dependsOn: ['pkg:npm/one@1.2.3', 'pkg:npm/%40a/two@1.2.3'] },
      { ref: 'pkg:npm/one@1.2.3', dependsOn: [] },
      { ref: 'pkg:npm/%40a/two@1.2.3', dependsOn: ['pkg:npm/one@1.2.3'] },
    ],
  });
});
