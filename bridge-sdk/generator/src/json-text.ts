import stringify from 'json-stringify-pretty-compact';

/** The longest line, in characters: a vector or a method fits into it, a list of them does not. */
const LONGEST_LINE = 3_000;

/** Writes a document as JSON with a line for each of its rows, so that a difference names the row that has changed. */
export const jsonText = (value: unknown): string => `${stringify(value, { maxLength: LONGEST_LINE })}\n`;
