/** Writes a CycloneDX bill of materials from `npm sbom`: only packages in a build, the same bytes each time. */
import { execFileSync } from 'node:child_process';
import { root } from '../workspace/root.ts';

interface PackageId {
  readonly name: string;
  readonly version: string;
}

/** Describes the program: a library, or an app, whose manifest may have another `type`. */
interface Program extends PackageId {
  readonly type?: string;
  readonly purl?: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

// Without development packages npm would leave out Vite, whose code is in a build.
const SBOM = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'];
/** Lists the fields to copy, in this order. Time, random number and what differs between npm versions are left out. */
const FIELDS =
  'bomFormat specVersion version metadata component components dependencies ref dependsOn bom-ref type name purl licenses license id expression hashes alg content';

/** Returns the document of a program and its third-party packages. Throws for a package that is not in the lock file. */
export function billOfMaterials(program: Program, packages: readonly PackageId[]): string {
  const { name, version, purl, hashes } = program;
  const text = execFileSync('npm', SBOM, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  const sbom: { components: { 'bom-ref': string }[]; dependencies: { ref: string; dependsOn: string[] }[] } =
    JSON.parse(text);
  const app = `${name}@${version}`;
  const refs = [...new Set(packages.map(({ name, version }) => `${name}@${version}`))];
  const components = sbom.components.filter((component) => refs.includes(component['bom-ref']));
  if (components.length < refs.length)
    throw new Error(`bill of materials: not all in the lock file: ${refs.join(', ')}`);
  const dependenciesOf = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const dependencies = [app, ...refs].map((ref) => ({
    ref,
    dependsOn: refs.filter((item) => dependenciesOf.get(ref)?.includes(item)),
  }));
  const type = program.type === 'library' ? 'library' : 'application';
  const metadata = { component: { type, 'bom-ref': app, name, version, purl, hashes } };
  return `${JSON.stringify({ ...sbom, metadata, components, dependencies }, FIELDS.split(' '), 2)}\n`;
}
