import stringify from 'json-stringify-pretty-compact';

/** Limits the characters of a line, so that a vector or a method fits, but not a list of them. */
const LONGEST_LINE = 3_000;

/** Writes a document as JSON with a line for each row, so that a diff shows the changed row. */
export const jsonText = (value: unknown): string => `${stringify(value, { maxLength: LONGEST_LINE })}\n`;
