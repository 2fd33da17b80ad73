/** A bill of materials in the form of CycloneDX: npm's own (`npm sbom`), of the packages in a build alone, and the same at every time. */
import { execFileSync } from 'node:child_process';
import { root } from '../workspace/root.ts';

interface Named {
  readonly name: string;
  readonly version: string;
}

/** The program that is described: an app, if it does not say that it is a library. */
interface Described extends Named {
  readonly type?: 'application' | 'library';
  readonly purl?: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

// A build is made for production, where npm leaves out what is for development: Vite, whose code is in a build, too.
const SBOM = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'];
/** The fields that are taken of it, in this order. Its time and random number are not, nor what npm's versions write differently. */
const FIELDS =
  'bomFormat specVersion version metadata component components dependencies ref dependsOn bom-ref type name purl licenses license id expression hashes alg content';

/** Returns the document of a program and the packages of others in it. Throws for one that the lock file has not. */
export function billOfMaterials({ type = 'application', ...own }: Described, packages: readonly Named[]): string {
  const text = execFileSync('npm', SBOM, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  const all: { components: { 'bom-ref': string }[]; dependencies: { ref: string; dependsOn: string[] }[] } =
    JSON.parse(text);
  const app = `${own.name}@${own.version}`;
  const refs = [...new Set(packages.map((named) => `${named.name}@${named.version}`))];
  const components = all.components.filter((component) => refs.includes(component['bom-ref']));
  if (components.length < refs.length)
    throw new Error(`bill of materials: not all in the lock file: ${refs.join(', ')}`);
  const needs = new Map(all.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const dependencies = [app, ...refs].map((ref) => ({
    ref,
    dependsOn: refs.filter((item) => needs.get(ref)?.includes(item)),
  }));
  const metadata = { component: { type, 'bom-ref': app, ...own } };
  return `${JSON.stringify({ ...all, metadata, components, dependencies }, FIELDS.split(' '), 2)}\n`;
}
