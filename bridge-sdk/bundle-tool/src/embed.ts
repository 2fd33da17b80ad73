/** Puts a bundle into the sources of a native app, atomically. */
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

/** Returns the bundle's folder within an app: in the assets of an Android module, else directly in the app's folder. */
export const placeIn = (app: string): string =>
  existsSync(join(app, 'src/main')) ? join(app, 'src/main/assets', FOLDER) : join(app, FOLDER);

/**
 * Replaces the bundle at `place`. It writes the files to a temporary folder, verifies them, and swaps the folders by two renames. A run
 * that is killed loses no bundle: the old one stays, or the next run restores it. Throws if `place` holds anything but a bundle.
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

/** Restores the old bundle after a run that was killed between its two renames. */
export function restore(place: string): void {
  const old = join(dirname(place), `.${basename(place)}.old`);
  if (!existsSync(old)) return;
  if (existsSync(place)) rmSync(old, { recursive: true });
  else renameSync(old, place);
}

/** Throws if the place holds a file that belongs to no bundle, because `embed` deletes all that it replaces. */
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

/** Returns the manifest at a place. Undefined if there is no manifest of this app. */
export function manifestAt(place: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(place, MANIFEST), 'utf8'));
    return isManifest(manifest) && manifest.app === APP ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file and waits until its content is on the disk. */
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
