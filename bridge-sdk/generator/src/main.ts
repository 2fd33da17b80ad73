/**
 * `npm run generate` writes the code of other languages and the docs from the contract, and the vectors of signed bundles. A test fails
 * while they are stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';
import { vectorFiles } from '../../bundle-tool/src/vectors.ts';
import { generatedFiles } from './files.ts';

export async function main(): Promise<number> {
  const files = Object.entries(generatedFiles());
  const all = [...files.map(([path, text]) => [`bridge-sdk/${path}`, text] as const), ...Object.entries(vectorFiles())];
  for (const [path, text] of all) {
    const file = join(root, path);
    // What is as it should be is not touched: a compiler may be reading it.
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${all.length} files written`);
  return 0;
}
