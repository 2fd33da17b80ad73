/** Signs between the digits of a number, and what cannot be seen. */
const BETWEEN = /[\p{P}\p{Z}\p{Cf}]/gu;
/** A mobile number, a number of 15 digits or more (bank card, identity card), a passport. The signs between their parts are gone. */
const NUMBER = /(?:^|\D)(?:0{0,2}86)?1[3-9]\d{9}(?!\d)|\d{15}|(?:^|[^A-Z\d])[A-Z]{1,2}\d{7,8}(?!\d)/i;

/**
 * Tells if a short value looks like the number or the mail address of a person. Coarser than `client/masking.ts`, which knows check digits
 * and whole texts, and is too large for the first load.
 */
export function isPersonNumber(value: string): boolean {
  const text = decoded(decoded(value)).normalize('NFKC');
  return text.includes('@') || NUMBER.test(text.replace(BETWEEN, ''));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
