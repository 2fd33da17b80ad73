/** Builds all published packages and packs them. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../scripts/workspace/root.ts';
import { buildPackage } from './build.ts';
import { buildBackend, buildBundleTool, buildCreate, buildGenerator } from './build-tools.ts';
import { packInto } from './pack.ts';
import { PACKAGES } from './packages.ts';
import { buildShims } from './shims.ts';

type Name = keyof typeof PACKAGES;

export type Tarballs = Readonly<Record<Name, string>>;

/** Maps packages to their builds, in order: the declarations of the shims import those of the SDK. */
export const BUILDS: Readonly<Record<Name, (plugins: readonly Plugin[]) => Promise<void>>> = {
  sdk: buildPackage,
  shims: buildShims,
  bundleTool: buildBundleTool,
  generator: buildGenerator,
  create: buildCreate,
  backend: buildBackend,
};

const recorder = (modules: Set<string>): Plugin => ({
  name: 'record-modules',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) modules.add(id);
  },
});

export interface PackedPackage {
  readonly name: Name;
  readonly tarball: string;
  readonly modules: ReadonlySet<string>;
}

/** Builds and packs all packages below `folder`, in the order of their publication. */
export async function makeAll(folder: string): Promise<PackedPackage[]> {
  const packages: PackedPackage[] = [];
  for (const [key, build] of Object.entries(BUILDS)) {
    const name = key as Name;
    const modules = new Set<string>();
    await build([recorder(modules)]);
    packages.push({ name, tarball: packInto(join(folder, PACKAGES[name].folder), PACKAGES[name]), modules });
  }
  return packages;
}

/** Builds and packs all packages below `dist`. Resolves to the tarballs' paths. */
export async function makePackages(): Promise<Tarballs> {
  const packages = await makeAll(join(root, 'dist'));
  return Object.fromEntries(packages.map(({ name, tarball }) => [name, tarball])) as Tarballs;
}
