/** `node scripts/run.mjs static-fallbacks`: writes the default copies of the static files that are built into the app. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';
import { COPY_LANGUAGES, copyPath, copyText } from './copies.ts';
import { defaultCopies } from './default-copies.ts';

export async function main(): Promise<number> {
  for (const language of COPY_LANGUAGES) {
    const copies = await defaultCopies(language);
    const file = join(root, copyPath(language));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, copyText(copies));
    console.log(`${copyPath(language)}: ${Object.keys(copies.files).length} files, ${copies.contents.length} contents`);
  }
  return 0;
}
