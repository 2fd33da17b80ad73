/** `node scripts/run.mjs static-fallbacks`: writes the copies of the static files that are built into the app. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copiesIn, copyPath, copyText } from './static-copies/copies.ts';
import { root } from './workspace/root.ts';

export async function main(): Promise<number> {
  for (const language of ['en', 'zh'] as const) {
    const copies = await copiesIn(language);
    const file = join(root, copyPath(language));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, copyText(copies));
    console.log(`${copyPath(language)}: ${Object.keys(copies.files).length} files, ${copies.contents.length} contents`);
  }
  return 0;
}
