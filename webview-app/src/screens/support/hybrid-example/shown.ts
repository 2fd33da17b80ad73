import { isSensitive } from '../../../rules/sensitive.ts';

const LONGEST = 200;

/** Returns a value as indented JSON for display, with secrets hidden and long texts cut. */
export function displayed(value: unknown): string {
  return (
    JSON.stringify(
      value,
      (name, part: unknown) => {
        if (typeof part !== 'string') return part;
        if (isSensitive(name)) return '***';
        return part.length > LONGEST ? `${part.slice(0, LONGEST)}… (${part.length})` : part;
      },
      2,
    ) ?? 'undefined'
  );
}

/** Reads typed JSON. An empty text means no parameters. Throws a SyntaxError with the position of the fault. */
export const typed = (text: string): unknown => (text.trim() === '' ? {} : JSON.parse(text));
