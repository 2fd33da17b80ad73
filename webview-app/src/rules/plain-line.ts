/** Normalizes one line of text, e.g. a search or an address. The first screen loads only this form of `plain-text.ts`. */

/** Matches controls, format characters (direction marks, zero widths, soft hyphens), fillers, braille blank, object replacement. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{DI}\u2800\ufffc]/gu;
const SPACES = /[\s\p{Z}]/gu;

/** Removes invisible characters and replaces each space by a plain one. */
export const visibleText = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\u0085]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ');

/** Replaces full-width letters and digits by plain ones. Chinese brackets, commas and dots stay, as in clinic names and addresses. */
export const foldedLine = (text: string): string =>
  visibleText(text).replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (character) => character.normalize('NFKC'));

/** Returns a complete line of text: an address, a search. */
export const plainLine = (text: string): string => foldedLine(text).trim();
