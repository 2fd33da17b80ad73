/** `npm run generate` writes the code of other languages and the docs from the contract. A test fails while they are stale. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './generate/files.ts';
import { root } from './workspace/root.ts';

export async function main(): Promise<number> {
  const files = Object.entries(generatedFiles());
  for (const [path, text] of files) {
    const file = join(root, 'bridge-sdk', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${files.length} files written under bridge-sdk`);
  return 0;
}
