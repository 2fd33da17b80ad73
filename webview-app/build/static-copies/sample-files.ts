/**
 * Writes static files of the embedded backend into a folder, as an installation would give them to a build by `STATIC_COPIES`. The builds of
 * our own browser tests use them. Files with phone numbers, download addresses or appids are left out: no test build may have them.
 */
import { join } from 'node:path';
import { createBackend } from '../../../fixtures/src/server.ts';
import { emptyFolder, writeFiles } from '../../../scripts/workspace/files.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { translatedPath } from '../../src/api/endpoint.ts';

/** The backend's origin, which is removed from the files: any origin may serve the app. */
const ORIGIN = 'http://copies.invalid';
const NAMES = [
  'medical/index',
  'share',
  'graphic-consultation',
  'invite-friends',
  'free-appointment',
  'online-submit-options',
  'health-article',
  'health-article-new',
  'red-packet',
];
/** The backend's time, fixed so that every run writes the same files. */
const DAY = Date.parse('2026-03-02T09:00:00+08:00');

/** Returns the texts of the backend's files by their paths, in both languages. A name without a file is left out. */
export async function sampleFiles(names: readonly string[] = NAMES): Promise<Record<string, string>> {
  const backend = createBackend({ now: () => DAY });
  const paths = names.map((name) => `static-config/${name}.json`).flatMap((path) => [path, translatedPath(path, 'en')]);
  const files: Record<string, string> = {};
  for (const path of paths) {
    const response = await backend.request(`${ORIGIN}/${path}`);
    if (response.ok) files[path] = (await response.text()).replaceAll(ORIGIN, '');
  }
  return files;
}

/** Writes the files into a folder of this name in the cache, and returns its path. Each build has its own, because builds run in parallel. */
export async function writeSampleFiles(name: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/sample-files', name);
  emptyFolder(folder);
  writeFiles(folder, await sampleFiles());
  return folder;
}
