/** Finds the third-party packages whose code is in a build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.ts';

export interface ShippedPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly repository?: string | { readonly url?: string };
}

const FOLDER = /[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** Matches modules that the bundler adds itself, which have names instead of paths. */
const BUNDLER_MODULE = /^\0(?=(?:vite|rolldown)\/)/;

/** Returns the packages of bundled modules, sorted by their folders. */
export function packagesIn(moduleIds: Iterable<string>): ShippedPackage[] {
  const paths = [...moduleIds].map((id) => id.replace(BUNDLER_MODULE, `${root}/node_modules/`).replaceAll('\\', '/'));
  const folders = [...new Set(paths.flatMap((path) => FOLDER.exec(path)?.[0] ?? []))].sort();
  return folders.map((folder) => ({ ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), folder }));
}
