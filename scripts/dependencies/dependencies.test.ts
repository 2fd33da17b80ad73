import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, it } from 'vitest';
import manifest from '../../webview-app/package.json' with { type: 'json' };
import { root } from '../workspace/root.ts';
import { auditFindings } from './audit.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { findingsOf } from './gate.ts';
import { type LockedPackage, lockedPackages } from './lock.ts';
import { noticesOf } from './notices.ts';
import { packagesIn } from './shipped.ts';

const validPackage: LockedPackage = { name: 'one', version: '1.2.3', license: 'MIT', integrity: 'sha512-AAEC' };

it('O11: findings when the lock file has a package without a licence: only that package', () => {
  expect(lockedPackages().length).toBeGreaterThan(100);
  expect(findingsOf([validPackage, ...lockedPackages()])).toEqual([]);
  const { license: _, ...unlicensed } = validPackage;
  expect(findingsOf([unlicensed])).toEqual(['one 1.2.3: its licence is not named']);
});

it.each<[change: Partial<LockedPackage>, finding?: string]>([
  [{ license: 'GPL-3.0' }, 'its licence is GPL-3.0'],
  [{ license: 'MPL-2.0' }, 'its licence is MPL-2.0'],
  [{ integrity: 'sha1-AAEC' }, 'the lock file has no sha512 of it'],
  [{ resolved: 'https://r.example/' }, 'the lock file has a registry address for it: https://r.example/'],
  [{ hasInstallScript: true }, 'it runs a program when it is installed'],
  [{ name: 'ws', version: '8.9.0' }, 'CVE-2024-37890: below 8.17.1'],
  [{ name: 'ws', version: '8.17.0-beta.2' }, 'CVE-2024-37890: below 8.17.1'],
  [{ name: 'chalk', version: '5.6.1' }, 'this release was taken over'],
  [{ license: '(MIT OR GPL-3.0)' }],
  [{ license: 'MPL-2.0', dev: true }],
  [{ name: 'ws', version: '8.17.1' }],
  [{ name: 'chalk', version: '5.6.2' }],
])('O11: a package when it has %j: reported if it may not be used', (change, finding) => {
  const tested = { ...validPackage, ...change };
  expect(findingsOf([tested])).toEqual(finding ? [`${tested.name} ${tested.version}: ${finding}`] : []);
});

it('the audit when the registry answers: returns its findings', () => {
  const answer = { vulnerabilities: { ws: { severity: 'high', range: '<8.17.1' } } };
  expect(auditFindings(JSON.stringify(answer))).toEqual([`ws <8.17.1: high, by the registry's audit`]);
  expect(auditFindings('{"vulnerabilities":{}}')).toEqual([]);
  expect(auditFindings('{"message":"405"}')).toBeUndefined();
  expect(auditFindings('<html>')).toBeUndefined();
});

const pathIn = (name: string) => join(root, 'node_modules', name, 'index.js');
const noticeOf = (name: string) => noticesOf(packagesIn([pathIn(name)]));

it('the notice of a package when it has no licence text: names the author', () => {
  expect(noticeOf('react')).toMatch(/\nreact [\d.]+ \(MIT\)\n-+\nMIT License\n\nCopyright \(c\) Meta/);
  expect(noticeOf('lucide-react')).toContain('ISC License');
  expect(noticeOf('vite')).not.toContain('Bundled dependencies');
  expect(noticeOf('wouter')).toContain('By Alexey Taktarov');
  expect(noticeOf('@wecom/jssdk')).toContain('https://spdx.org/licenses/MIT.html');
});

it('the notice of a package when it bundles other packages: contains their licence texts', () => {
  const program = readFileSync(join(root, 'node_modules/pdfjs-dist/legacy/build/pdf.mjs'), 'utf8');
  expect(program).toMatch(/github\.com\/zloirock\/core-js\/blob\/v[\d.]+\/LICENSE/);
  for (const text of ['Denis Pushkarev', 'Copyright 1990-2009 Adobe Systems Incorporated', 'catholique de Louvain'])
    expect(noticeOf('pdfjs-dist'), text).toContain(text);
});

it('the bill of materials when packages depend on each other: has only edges between listed packages', () => {
  const app = { name: '@sdhealth/webview-app', version: '0.1.0' };
  const packages = packagesIn(['@wecom/jssdk', 'react-dom', 'scheduler'].map(pathIn));
  const [wecom, dom, scheduler] = packages.map(({ name, version }) => `${name}@${version}`);
  const { metadata, components, dependencies } = JSON.parse(billOfMaterials(app, packages));
  expect(metadata.component).toMatchObject({ type: 'application', ...app });
  const names = [wecom?.replace('@', '%40'), dom, scheduler];
  expect(components.map(({ purl }: { purl: string }) => purl)).toEqual(names.map((name) => `pkg:npm/${name}`));
  expect(dependencies).toContainEqual({ ref: dom, dependsOn: [scheduler] });
  expect(dependencies).toContainEqual({ ref: '@sdhealth/webview-app@0.1.0', dependsOn: [wecom, dom] });
  const unknown = [{ name: 'react', version: '1.0.0' }];
  expect(() => billOfMaterials(app, unknown)).toThrow('not all in the lock file: react@1.0.0');
});

it.each([
  ['the app', manifest],
  [
    'a library',
    {
      ...({ name: '@sdhealth/a', version: '1.0.0', type: 'library', purl: 'pkg:npm/%40sdhealth/a@1.0.0' } as const),
      hashes: [{ alg: 'SHA-512', content: 'ab'.repeat(64) }],
    },
  ],
])('O11: the bill of materials of %s when CycloneDX’s own validator reads it: is valid', async (_, program) => {
  const packages = packagesIn(['@wecom/jssdk', 'dompurify', 'react-dom', 'scheduler', 'vite'].map(pathIn));
  const bill = billOfMaterials(program, packages);
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(bill)).toBeNull();
  const { component } = JSON.parse(bill).metadata;
  expect(component.type).toBe(program.type === 'library' ? 'library' : 'application');
});
