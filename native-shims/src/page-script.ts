/**
 * The imitated hosts as a script for a page. A test run makes it once, as its global setup, for every worker needs the same one and
 * a run has two workers for each host. Without the setup each worker makes its own.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the file in the environment, which a run's workers inherit. */
const FILE = 'SHIM_SCRIPT_FILE';

async function make(): Promise<string> {
  // Loaded here, for it brings the bundler with it, which a worker with a file does not need.
  const { bundleForPage } = await import('./page-bundle.ts');
  return bundleForPage(join(import.meta.dirname, 'page-entry.ts'), 'SdhealthShim');
}

export function shimScript(): Promise<string> {
  const file = process.env[FILE];
  return file ? readFile(file, 'utf8') : make();
}

/** Playwright's global setup (hence the default export); the function it returns is the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shim-script-'));
  const file = join(folder, 'shim.js');
  await writeFile(file, await make());
  process.env[FILE] = file;
  return () => rm(folder, { recursive: true });
}
