/** Puts a bundle into the sources of a native app, whole or not at all. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { bundleFiles } from './bundle-files.ts';
import type { BundleFiles } from './decide.ts';
import { APP, isManifest, MANIFEST, type Manifest, SIGNATURE } from './manifest.ts';

const FOLDER = 'health';

/** Returns the place within an app's folder: the assets of an Android module, else a folder of resources. */
export const placeIn = (app: string): string =>
  existsSync(join(app, 'src/main')) ? join(app, 'src/main/assets', FOLDER) : join(app, FOLDER);

/**
 * Writes the files beside the place, reads them again, and then takes the place of what was there. Cut off at any moment, the old bundle
 * is there as it was: the next run puts it back, if that moment was between the two renames. Throws where something else than a bundle
 * lies at the place.
 */
export function embed(files: BundleFiles, place: string, isWhole: (written: BundleFiles) => boolean): void {
  const [fresh, old] = ['new', 'old'].map((word) => join(dirname(place), `.${basename(place)}.${word}`)) as [
    string,
    string,
  ];
  mkdirSync(dirname(place), { recursive: true });
  restore(place);
  refuseForeign(place);
  rmSync(fresh, { recursive: true, force: true });
  for (const [path, content] of files) writeDown(join(fresh, path), content);
  if (!isWhole(bundleFiles(fresh))) {
    rmSync(fresh, { recursive: true });
    throw new ClearError(
      'The files were not written as they are in the bundle: is the disk full? The app has its old bundle.',
    );
  }
  if (existsSync(place)) renameSync(place, old);
  renameSync(fresh, place);
  rmSync(old, { recursive: true, force: true });
}

/** Puts back the bundle that a run before was cut off from replacing. */
export function restore(place: string): void {
  const old = join(dirname(place), `.${basename(place)}.old`);
  if (!existsSync(old)) return;
  if (existsSync(place)) rmSync(old, { recursive: true });
  else renameSync(old, place);
}

/** Throws unless the place is missing, empty, or has a bundle and nothing else: what is replaced is deleted. */
export function refuseForeign(place: string): void {
  if (!existsSync(place)) return;
  if (!lstatSync(place).isDirectory()) throw new ClearError(`${place} is no folder: no bundle is put in its place.`);
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const known = new Set([MANIFEST, SIGNATURE, ...(manifestAt(place)?.files ?? []).map(({ path }) => path)]);
  const names = entries.map((entry) => relative(place, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const foreign = manifestAt(place) ? names.find((name) => !known.has(name)) : names[0];
  if (foreign !== undefined)
    throw new ClearError(
      `${place} has ${foreign}, which is of no bundle: it would be deleted. Choose another folder (--at), or empty this one.`,
    );
}

/** The manifest that lies at a place; undefined where there is none, or none of this app. */
export function manifestAt(place: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(place, MANIFEST), 'utf8'));
    return isManifest(manifest) && manifest.app === APP ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Resolves once the content is on the disk. */
function writeDown(file: string, content: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, 'w');
  try {
    for (let index = 0; index < content.length; ) index += writeSync(handle, content, index);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
