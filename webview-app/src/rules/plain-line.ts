/** Normalizes one line of words, e.g. a search or an address. Of the forms of `plain-text.ts` the first screen loads only this one. */

/** Matches controls, format characters (direction marks, zero widths, soft hyphens), fillers, braille blank, object replacement. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{DI}\u2800\ufffc]/gu;
const SPACES = /[\s\p{Z}]/gu;

/** Removes invisible characters and replaces each space by a plain one. */
export const seenText = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\u0085]/g, ' ')
    .replace(UNSEEN, '')
    .replace(SPACES, ' ');

/** Replaces full-width letters and digits by plain ones. Chinese brackets, commas and dots stay, as in names of clinics, addresses. */
export const foldedLine = (text: string): string =>
  seenText(text).replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) => wide.normalize('NFKC'));

/** Returns a complete line of words: an address, a search. */
export const plainLine = (text: string): string => foldedLine(text).trim();
