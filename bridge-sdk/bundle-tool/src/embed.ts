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
export const defaultTarget = (app: string): string =>
  existsSync(join(app, 'src/main')) ? join(app, 'src/main/assets', FOLDER) : join(app, FOLDER);

/**
 * Replaces the bundle at `target`. It writes the files to a temporary folder, verifies them, and swaps the folders by two renames. A run
 * that is killed loses no bundle: the old one stays, or the next run restores it. Throws if `target` has anything but a bundle.
 */
export function embed(files: BundleFiles, target: string, isComplete: (copied: BundleFiles) => boolean): void {
  const [newFolder, oldFolder] = ['new', 'old'].map((suffix) =>
    join(dirname(target), `.${basename(target)}.${suffix}`),
  ) as [string, string];
  mkdirSync(dirname(target), { recursive: true });
  restore(target);
  refuseForeign(target);
  rmSync(newFolder, { recursive: true, force: true });
  for (const [path, content] of files) writeDurably(join(newFolder, path), content);
  if (!isComplete(bundleFiles(newFolder))) {
    rmSync(newFolder, { recursive: true });
    throw new ClearError(
      'The written files differ from the bundle: is the disk full? The app still has its old bundle.',
    );
  }
  if (existsSync(target)) renameSync(target, oldFolder);
  renameSync(newFolder, target);
  rmSync(oldFolder, { recursive: true, force: true });
}

/** Restores the old bundle after a run that was killed between its two renames. */
export function restore(target: string): void {
  const old = join(dirname(target), `.${basename(target)}.old`);
  if (!existsSync(old)) return;
  if (existsSync(target)) rmSync(old, { recursive: true });
  else renameSync(old, target);
}

/** Throws if the target has a file that belongs to no bundle, because `embed` deletes the whole folder. */
export function refuseForeign(target: string): void {
  if (!existsSync(target)) return;
  if (!lstatSync(target).isDirectory()) throw new ClearError(`${target} is not a folder, so no bundle can replace it.`);
  const entries = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const bundlePaths = new Set([MANIFEST, SIGNATURE, ...(manifestAt(target)?.files ?? []).map(({ path }) => path)]);
  const names = entries.map((entry) => relative(target, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const foreign = manifestAt(target) ? names.find((name) => !bundlePaths.has(name)) : names[0];
  if (foreign !== undefined)
    throw new ClearError(
      `${target} has ${foreign}, which is of no bundle: it would be deleted. Choose another folder (--at), or empty this one.`,
    );
}

/** Returns the manifest in a folder, or undefined if it has no manifest of this app. */
export function manifestAt(target: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(target, MANIFEST), 'utf8'));
    return isManifest(manifest) && manifest.app === APP ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file and waits until its content is on the disk. */
function writeDurably(file: string, content: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, 'w');
  try {
    for (let index = 0; index < content.length; ) index += writeSync(handle, content, index);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
