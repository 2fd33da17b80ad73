/** `node scripts/run.mjs static-fallbacks`: writes the default copies of the static files that are built into the app. */
import { writeFiles } from '../../../scripts/workspace/files.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { COPY_LANGUAGES, copyPath, copyText } from './copies.ts';
import { defaultCopies } from './default-copies.ts';

export async function main(): Promise<number> {
  for (const language of COPY_LANGUAGES) {
    const copies = await defaultCopies(language);
    writeFiles(root, { [copyPath(language)]: copyText(copies) });
    console.log(`${copyPath(language)}: ${Object.keys(copies.files).length} files, ${copies.contents.length} contents`);
  }
  return 0;
}
