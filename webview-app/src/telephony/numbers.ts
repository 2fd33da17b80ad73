/** Numbers that an agent types, and how numbers are shown. */
import { maskPhone } from '../rules/masking.ts';
import { plain } from '../rules/plain-text.ts';

/** From here on a number is somebody's, and not an extension of the call centre. */
const FEWEST_OF_A_PERSON = 7;

/** Returns what is dialled for what was typed: an extension of 3 digits or more, or a telephone number; undefined for anything else. */
export function dialled(typed: string): string | undefined {
  const number = plain.dial(typed);
  return /^\+?\d{3,20}$/.test(number) ? number : undefined;
}

/** Masks a person's number, should the switch not have done so. */
export const shownNumber = (number: string): string =>
  (number.match(/\d/g)?.length ?? 0) >= FEWEST_OF_A_PERSON && !number.includes('*') ? maskPhone(number) : number;
