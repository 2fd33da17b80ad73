/** Parses the numbers that an agent types, and masks numbers for display. */
import { maskPhone } from '../rules/masking.ts';
import { plain } from '../rules/plain-text.ts';

/** The minimum length of a personal number. A shorter number is an extension of the call centre. */
const MIN_PERSONAL_DIGITS = 7;

/** Returns the number to dial for a typed text: an extension of at least 3 digits, or a telephone number. Undefined for any other text. */
export function dialled(text: string): string | undefined {
  const number = plain.dial(text);
  return /^\+?\d{3,20}$/.test(number) ? number : undefined;
}

/** Masks a personal number, unless the switch has already masked it. */
export const maskedNumber = (number: string): string =>
  (number.match(/\d/g)?.length ?? 0) >= MIN_PERSONAL_DIGITS && !number.includes('*') ? maskPhone(number) : number;
