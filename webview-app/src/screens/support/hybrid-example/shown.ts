import { isSensitive } from '../../../rules/sensitive.ts';

const MAX_LENGTH = 200;

/** Returns a value as indented JSON for display, with secrets hidden and long texts cut. */
export function displayText(value: unknown): string {
  return (
    JSON.stringify(
      value,
      (name, part: unknown) => {
        if (typeof part !== 'string') return part;
        if (isSensitive(name)) return '***';
        return part.length > MAX_LENGTH ? `${part.slice(0, MAX_LENGTH)}… (${part.length})` : part;
      },
      2,
    ) ?? 'undefined'
  );
}

/** Reads typed JSON. An empty text means no parameters. Throws a SyntaxError with the position of the fault. */
export const parseTyped = (text: string): unknown => (text.trim() === '' ? {} : JSON.parse(text));
