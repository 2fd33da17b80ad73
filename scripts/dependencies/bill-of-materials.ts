/** A bill of materials in the form of CycloneDX 1.6. The same build gives the same text: it has no time and no random number. */
import type { LockedPackage } from './lock.ts';

interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly object[];
  readonly hashes: readonly object[];
}

/** Returns the document of a program and the packages of others in it. */
export function billOfMaterials(
  program: { readonly name: string; readonly version: string },
  packages: readonly LockedPackage[],
): object {
  const own = `pkg:generic/${program.name}@${program.version}`;
  const refOf = (name: string) => packages.filter((one) => one.name === name).map(purlOf);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': own, ...program } },
    components: packages.map(componentOf),
    dependencies: [
      { ref: own, dependsOn: packages.map(purlOf) },
      ...packages.map((one) => ({ ref: purlOf(one), dependsOn: Object.keys(one.dependencies ?? {}).flatMap(refOf) })),
    ],
  };
}

const purlOf = ({ name, version }: LockedPackage): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function componentOf(one: LockedPackage): Component {
  const { name, version, license = '', integrity = '' } = one;
  const purl = purlOf(one);
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  // A choice such as `MIT OR Apache-2.0` is an expression.
  const licenses = [license.includes(' ') ? { expression: license } : { license: { id: license } }];
  return { type: 'library', 'bom-ref': purl, name, version, purl, licenses, hashes: [{ alg: 'SHA-512', content }] };
}
