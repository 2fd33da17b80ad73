/** Writes the files of a release to `dist/release`: tarballs and HAR, a bill of materials for each, and their hashes. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeAll } from '../../bridge-sdk/packing/make.ts';
import { NATIVE_PACKAGES } from '../../bridge-sdk/packing/native-packages.ts';
import { PACKAGES } from '../../bridge-sdk/packing/packages.ts';
import { billOfMaterials } from '../dependencies/bill-of-materials.ts';
import { packagesIn } from '../dependencies/shipped.ts';
import { ClearError } from '../workspace/clear-error.ts';
import { emptyFolder } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';
import { currentVersion, manifestOf, publishedNames } from './workspaces.ts';

export const RELEASE = join(root, 'dist/release');
const HASH_LIST = 'SHA512SUMS';

export interface Artifact {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  /** SHA-512 of the tarball, in hexadecimal. */
  readonly hash: string;
}

const hashOf = (file: string): string => createHash('sha512').update(readFileSync(file)).digest('hex');

/** Copies a packed file into the release and writes its bill of materials. `modules` are the files bundled into it. */
function addArtifact(name: string, packed: string, modules: ReadonlySet<string>): Artifact {
  const identity = { name, version: currentVersion() };
  const file = basename(packed);
  const hash = hashOf(packed);
  copyFileSync(packed, join(RELEASE, file));
  const purl = `pkg:npm/${name.replace('@', '%40')}@${identity.version}`;
  const program = { type: 'library', ...identity, hashes: [{ alg: 'SHA-512', content: hash }], purl } as const;
  writeFileSync(join(RELEASE, file.replace(/(tgz|har)$/, 'bom.json')), billOfMaterials(program, packagesIn(modules)));
  return { ...identity, file, hash };
}

/** Builds and packs all packages and writes the folder. The output is reproducible. */
export async function makeArtifacts(): Promise<Artifact[]> {
  emptyFolder(RELEASE);
  const created = await makeAll(join(root, 'dist'));
  const artifacts = [
    ...created.map(({ name, tarball, modules }) =>
      addArtifact(String(manifestOf(PACKAGES[name].workspace)['name']), tarball, modules),
    ),
    ...NATIVE_PACKAGES.map(({ name, layOut }) => addArtifact(name, layOut(), new Set())),
  ];
  writeFileSync(join(RELEASE, HASH_LIST), artifacts.map(({ hash, file }) => `${hash}  ${file}\n`).join(''));
  return artifacts;
}

const npmNames = () => [
  ...publishedNames(),
  ...NATIVE_PACKAGES.filter(({ isOnNpm }) => isOnNpm).map(({ name }) => name),
];

/** Returns the files of `makeArtifacts` for npm's registry. Throws when one is missing, changed, or has another version. */
export function packedArtifacts(): Artifact[] {
  const list = join(RELEASE, HASH_LIST);
  if (!existsSync(list)) throw new ClearError('Nothing is packed: npm run release -- pack.');
  const hashes = new Map(
    readFileSync(list, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('  ').reverse() as [string, string]),
  );
  const version = currentVersion();
  return npmNames().map((name) => {
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    const hash = hashes.get(file);
    if (hash === undefined) throw new ClearError(`${file} is not packed: npm run release -- pack.`);
    if (hashOf(join(RELEASE, file)) !== hash)
      throw new ClearError(`${file} has changed since it was packed: npm run release -- pack.`);
    return { name, version, file, hash };
  });
}
