/**
 * `npm run generate` is `bridge generate` for this repository's own contract, with `bridge-sdk/bridge.config.ts`: code of other languages,
 * documents, vectors, and what only this repository makes. A test fails while they are stale.
 */
import { join } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { root } from '../../../scripts/workspace/root.ts';
import config from '../../bridge.config.ts';
import { generate } from './command.ts';
import { missingDocs } from './contract/missing-docs.ts';
import { capabilities } from './contract/read.ts';

export async function main(args: readonly string[] = []): Promise<number> {
  const missing = missingDocs(capabilities);
  if (missing.length > 0) throw new ClearError(missing.join('\n'));
  return generate({ config, base: join(root, 'bridge-sdk') }, args.includes('--check'));
}
