/**
 * Converts text from keyboards, messages and contact books to the characters of a plain keyboard. It uses Unicode's categories instead of
 * lists of spaces, marks or digits.
 */

import { visibleText } from './plain-line.ts';

/** The code points right before the four rows of circled digits 1 to 9, which NFKC does not convert. */
const BEFORE_CIRCLED_ONE = [0x24f4, 0x2775, 0x277f, 0x2789];

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Returns the value of a digit of any script. A script has ten consecutive digits, and some scripts have several such rows. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const base = BEFORE_CIRCLED_ONE.find((zero) => code > zero && code <= zero + 9);
  if (base !== undefined) return String(code - base);
  let offset = 0;
  while (isDigit(code - offset - 1)) offset += 1;
  return String(offset % 10);
}

const asciiDigits = (text: string): string => text.replace(/[\u24f5-\u24fd\u2776-\u2793]|(?![0-9])\p{Nd}/gu, digitOf);

/** Returns the text in compatible plain characters (NFKC), with digits of all scripts as 0 to 9 and without invisible characters. */
export const foldedText = (text: string): string => asciiDigits(visibleText(text).normalize('NFKC'));

/** Removes matching characters from both ends. A regular expression for only the end would take quadratic time. */
export function trimmed(text: string, edge: RegExp): string {
  const characters = [...text];
  const from = characters.findIndex((character) => !edge.test(character));
  return from < 0
    ? ''
    : characters.slice(from, characters.findLastIndex((character) => !edge.test(character)) + 1).join('');
}
