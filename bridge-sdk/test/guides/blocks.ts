/** Reads the code blocks of a guide of `bridge-sdk/docs`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';

/** Returns the pieces of one language in reading order; throws where there is none at that place. */
export function blocksOf(guide: string, language: string): (index: number) => string {
  const text = readFileSync(join(root, 'bridge-sdk/docs', guide), 'utf8');
  const match = [...text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  return (index) => {
    const block = match[index]?.[1];
    if (!block) throw new Error(`${guide} has no block ${index} of ${language}`);
    return block;
  };
}

/** Returns the path of a stub: classes of a phone, or of the reader's app, that the guides' code is compiled against. */
export const stub = (file: string): string => join(import.meta.dirname, 'stubs', file);
