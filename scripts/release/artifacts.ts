/** Writes the files of a release to `dist/release`: the tarballs, a bill of materials of each, and the list of their hashes. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Made, makeAll } from '../../bridge-sdk/packing/make.ts';
import { PACKAGES } from '../../bridge-sdk/packing/packages.ts';
import { billOfMaterials } from '../dependencies/bill-of-materials.ts';
import { packagesIn } from '../dependencies/shipped.ts';
import { ClearError } from '../workspace/clear-error.ts';
import { root } from '../workspace/root.ts';
import { currentVersion, manifestOf } from './workspaces.ts';

export const RELEASE = join(root, 'dist/release');
const LIST = 'SHA512SUMS';

export interface Artifact {
  readonly name: string;
  readonly version: string;
  /** The tarball's file name in the folder. */
  readonly file: string;
  /** SHA-512 of the tarball, in hexadecimal. */
  readonly hash: string;
}

const hashOf = (file: string): string => createHash('sha512').update(readFileSync(file)).digest('hex');

function keep({ name, tarball, modules }: Made): Artifact {
  const manifest = manifestOf(PACKAGES[name].workspace);
  const own = { name: String(manifest['name']), version: String(manifest['version']) };
  const file = basename(tarball);
  const hash = hashOf(tarball);
  copyFileSync(tarball, join(RELEASE, file));
  const purl = `pkg:npm/${own.name.replace('@', '%40')}@${own.version}`;
  const described = { type: 'library', ...own, hashes: [{ alg: 'SHA-512', content: hash }], purl } as const;
  writeFileSync(join(RELEASE, file.replace(/tgz$/, 'bom.json')), billOfMaterials(described, packagesIn(modules)));
  return { ...own, file, hash };
}

/** Builds and packs all packages anew and writes the folder. The same sources give the same bytes. */
export async function makeArtifacts(): Promise<Artifact[]> {
  rmSync(RELEASE, { recursive: true, force: true });
  mkdirSync(RELEASE, { recursive: true });
  const made = await makeAll(join(root, 'dist'));
  const artifacts = made.map(keep);
  writeFileSync(join(RELEASE, LIST), artifacts.map(({ hash, file }) => `${hash}  ${file}\n`).join(''));
  return artifacts;
}

/** Returns what `makeArtifacts` has left. Throws where it is not there, of another version, or changed since. */
export function keptArtifacts(): Artifact[] {
  const list = join(RELEASE, LIST);
  if (!existsSync(list)) throw new ClearError('Nothing is packed: npm run release -- pack.');
  const hashes = new Map(
    readFileSync(list, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('  ').reverse() as [string, string]),
  );
  return Object.values(PACKAGES).map(({ workspace }) => {
    const manifest = manifestOf(workspace);
    const [name, version] = [String(manifest['name']), currentVersion()];
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    const hash = hashes.get(file);
    if (hash === undefined) throw new ClearError(`${file} is not packed: npm run release -- pack.`);
    if (hashOf(join(RELEASE, file)) !== hash)
      throw new ClearError(`${file} is not what was packed: npm run release -- pack.`);
    return { name, version, file, hash };
  });
}
