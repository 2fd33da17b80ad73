/** One line of words, as a search or an address. The first screen has this alone of the forms of `plain-text.ts`. */

/** Controls, format characters (marks of direction, zero widths, soft hyphens), fillers, the blank of braille, a picture's place in a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{DI}\u2800\ufffc]/gu;
const SPACES = /[\s\p{Z}]/gu;

/** Removes what nobody can see, and makes each space a plain one. */
export const seenText = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\u0085]/g, ' ')
    .replace(UNSEEN, '')
    .replace(SPACES, ' ');

/** Makes full-width letters and digits plain ones: brackets, commas and dots of Chinese stay as names of clinics and addresses have them. */
export const foldedLine = (text: string): string =>
  seenText(text).replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) => wide.normalize('NFKC'));

/** Returns a whole line of words: an address, a search. */
export const plainLine = (text: string): string => foldedLine(text).trim();
