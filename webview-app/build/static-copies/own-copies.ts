/**
 * Reads an installation's own copies of static files at build time. `STATIC_COPIES=<folder>` holds the files as in the bucket
 * (`static-config/medical/index.en.json`). `STATIC_ORIGIN=<origin>` is the bucket itself, from which the files with known names are
 * fetched. A fault in a file ends the build. A file whose words may stand beside a price has no copy.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { root } from '../../../scripts/workspace/root.ts';
import type * as checkedFiles from './checked-files.ts';
import { type Copies, type CopyLanguage, collect } from './copies.ts';

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

const readings = new Map<string, ReturnType<typeof checkedFiles.checkedFiles>>();

/** Reads the files of a source once. The contract, by which they are checked, is loaded only here. */
async function read(source: string): ReturnType<typeof checkedFiles.checkedFiles> {
  const { module } = await runnerImport<typeof checkedFiles>(join(import.meta.dirname, 'checked-files.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@sdhealth/bridge-sdk': join(root, 'bridge-sdk/src/index.ts') }, conditions: ['source'] },
  });
  return module.checkedFiles(source);
}

/** Returns the copies that the environment names; undefined if it names none. */
export async function ownCopies(language: CopyLanguage, options: EnvironmentVariables): Promise<Copies | undefined> {
  const { STATIC_COPIES: folder, STATIC_ORIGIN: origin } = options;
  const source = folder || origin;
  if (!source) return undefined;
  const reading = readings.get(source) ?? read(source);
  readings.set(source, reading);
  const { files, problems } = await reading;
  if (problems.length > 0)
    throw new ClearError([folder ? 'STATIC_COPIES:' : 'STATIC_ORIGIN:', ...problems].join('\n  '));
  return collect(files, language);
}
