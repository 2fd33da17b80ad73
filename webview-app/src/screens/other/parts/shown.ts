import { isSensitive } from '../../../rules/sensitive.ts';

const LONGEST = 200;

/** A value as indented JSON, fit to be looked at: secrets hidden, long texts cut. */
export function shown(value: unknown): string {
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

/** What was typed as JSON; an empty text is no parameters. Throws a SyntaxError with where it went wrong. */
export const typed = (text: string): unknown => (text.trim() === '' ? {} : JSON.parse(text));
