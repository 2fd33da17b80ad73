/** Reads the code blocks of a guide of `bridge-sdk/docs`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';

/** Returns a function that reads the guide's code block of a language by its index. It throws for a missing block. */
export function blocksOf(guide: string, language: string): (index: number) => string {
  const text = readFileSync(join(root, 'bridge-sdk/docs', guide), 'utf8');
  const match = [...text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  return (index) => {
    const block = match[index]?.[1];
    if (!block) throw new Error(`${guide} has no block ${index} of ${language}`);
    return block;
  };
}

/** Returns the path of a stub. Stubs declare the phone's classes, or the reader's app, for compiling the guides' code. */
export const stub = (file: string): string => join(import.meta.dirname, 'stubs', file);
