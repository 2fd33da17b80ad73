/** The code of a guide of `bridge-sdk/docs`, as its readers copy it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.ts';

/** The pieces of one language in reading order; throws where there is none at that place. */
export function blocksOf(guide: string, language: string): (at: number) => string {
  const text = readFileSync(join(root, 'bridge-sdk/docs', guide), 'utf8');
  const found = [...text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  return (at) => {
    const piece = found[at]?.[1];
    if (!piece) throw new Error(`${guide} has no piece ${at} of ${language}`);
    return piece;
  };
}

/** What the compiled code stands on instead of a phone's classes and an app of the reader's. */
export const standIn = (file: string): string => join(import.meta.dirname, 'stand-ins', file);
