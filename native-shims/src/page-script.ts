/**
 * Builds the imitated hosts as a script for a page. A test run builds it once, in its global setup, because all workers need the same
 * script and a run has two workers for each host. Without the setup each worker builds the script.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variable with the script's file. A run's workers inherit it. */
const FILE_VARIABLE = 'SHIM_SCRIPT_FILE';

async function buildScript(): Promise<string> {
  // Imports the module late, because it loads the bundler, which a worker with a file does not need.
  const { bundleForPage } = await import('./page-bundle.ts');
  return bundleForPage(join(import.meta.dirname, 'page-entry.ts'), 'SdhealthShim');
}

export function shimScript(): Promise<string> {
  const file = process.env[FILE_VARIABLE];
  return file ? readFile(file, 'utf8') : buildScript();
}

/** Builds the script as Playwright's global setup, which must be a default export. Returns the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shim-script-'));
  const file = join(folder, 'shim.js');
  await writeFile(file, await buildScript());
  process.env[FILE_VARIABLE] = file;
  return () => rm(folder, { recursive: true });
}
