/** Matches separators between the digits of a number, and invisible characters. */
const SEPARATORS = /[\p{P}\p{Z}\p{Cf}]/gu;
/** Matches a mobile number, a number of at least 15 digits (bank card, identity card), or a passport. Separators are already removed. */
const PERSONAL_NUMBER = /(?:^|\D)(?:0{0,2}86)?1[3-9]\d{9}(?!\d)|\d{15}|(?:^|[^A-Z\d])[A-Z]{1,2}\d{7,8}(?!\d)/i;

/**
 * Checks that a short value looks like a personal number or mail address. Coarser than `client/masking.ts`, which checks digits and whole
 * texts but is too large for the first load.
 */
export function isPersonNumber(value: string): boolean {
  const text = decode(decode(value)).normalize('NFKC');
  return text.includes('@') || PERSONAL_NUMBER.test(text.replace(SEPARATORS, ''));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
