/**
 * Text as keyboards, messages and contact books write it, in the characters of a plain keyboard. Unicode's categories decide: no list has to name each
 * space, mark or digit.
 */

import { seenText } from './plain-line.ts';

/** The characters before the first of nine circled digits that have no compatible plain one. */
const CIRCLED = [0x24f4, 0x2775, 0x277f, 0x2789];

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Returns the value of a digit of any script: each script has its ten in a row, and some have several rows. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const circle = CIRCLED.find((zero) => code > zero && code <= zero + 9);
  if (circle !== undefined) return String(code - circle);
  let offset = 0;
  while (isDigit(code - offset - 1)) offset += 1;
  return String(offset % 10);
}

const asciiDigits = (text: string): string => text.replace(/[\u24f5-\u24fd\u2776-\u2793]|(?![0-9])\p{Nd}/gu, digitOf);

/** Returns the text with compatible characters as plain ones (NFKC), digits of all scripts as 0 to 9, and nothing unseen. */
export const foldedText = (text: string): string => asciiDigits(seenText(text).normalize('NFKC'));

/** Removes such characters from both ends; a pattern for the end alone takes the square of their number. */
export function trimmed(text: string, edge: RegExp): string {
  const all = [...text];
  const from = all.findIndex((each) => !edge.test(each));
  return from < 0 ? '' : all.slice(from, all.findLastIndex((each) => !edge.test(each)) + 1).join('');
}
