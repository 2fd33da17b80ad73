/**
 * Runs `bridge generate` for this repository's contract (`npm run generate`), with `bridge-sdk/bridge.config.ts` and files that only this
 * repository has, and the schema of an installation's file. A test fails while they are stale. `--missing` writes only absent files: code and pages that are not committed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { generateSchema } from '../../../webview-app/build/installation/schema-file.ts';
import config from '../../bridge.config.ts';
import { generate, generateFiles } from './command.ts';
import { missingDocs } from './contract/missing-docs.ts';
import { capabilities } from './contract/read.ts';
import { writeFiles } from './write-files.ts';

export async function main(args: readonly string[] = []): Promise<number> {
  const missing = missingDocs(capabilities);
  if (missing.length > 0) throw new ClearError(missing.join('\n'));
  const loaded = { config, base: join(root, 'bridge-sdk') };
  if (!args.includes('--missing')) {
    const isCheck = args.includes('--check');
    return Math.max(await generate(loaded, isCheck), await generateSchema(isCheck));
  }
  const files = Object.entries(await generateFiles(loaded)).filter(([path]) => !existsSync(join(loaded.base, path)));
  writeFiles(Object.fromEntries(files), loaded.base);
  return 0;
}
