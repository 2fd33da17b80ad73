/** Builds all published packages and packs them. */
import { join } from 'node:path';
import { root } from '../../scripts/workspace/root.ts';
import { buildBundleTool, buildPackage } from './build.ts';
import { packInto } from './pack.ts';
import { PACKAGES } from './packages.ts';
import { buildShims } from './shims.ts';

/** The tarballs of the packages, by their names in `PACKAGES`. */
export type Tarballs = Readonly<Record<keyof typeof PACKAGES, string>>;

/** In this order: the shims' declarations name the SDK's. */
const BUILDS: Readonly<Record<keyof typeof PACKAGES, () => Promise<void>>> = {
  sdk: buildPackage,
  shims: buildShims,
  bundleTool: buildBundleTool,
};

/** Builds and packs everything below `folder`; resolves to the tarballs' paths. */
export async function makePackages(folder = join(root, 'dist')): Promise<Tarballs> {
  const made = [];
  for (const [name, build] of Object.entries(BUILDS)) {
    await build();
    const published = PACKAGES[name as keyof typeof PACKAGES];
    made.push([name, packInto(join(folder, published.folder), published)]);
  }
  return Object.fromEntries(made);
}
