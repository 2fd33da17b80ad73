/**
 * Reads the resident identity card's number: 18 characters with a check digit at the end (GB 11643), or 15 old ones without it. It
 * contains birthday and sex (specification, sections 3 and 5).
 */
import { momentOf, today } from './dates.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECK_DIGITS = '10X98765432';

/** The sex: 1 man, 2 woman. */
export type Sex = 1 | 2;

/** Returns the birthday as `YYYY-MM-DD`, or undefined if the number contains no real date. */
export function birthdayOf(idCard: string): string | undefined {
  const digits = /^\d{15}$/.test(idCard) ? `19${idCard.slice(6, 12)}` : idCard.slice(6, 14);
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(digits) ?? [];
  const birthday = `${year}-${month}-${day}`;
  return day && Number(day) > 0 && Number(month) > 0 && !Number.isNaN(momentOf(birthday)) ? birthday : undefined;
}

/** Returns the sex from its digit, odd for a man, even for a woman: the last of 15, the 17th of 18. */
export function sexOf(idCard: string): Sex | undefined {
  const digit = idCard.length === 15 ? idCard.at(-1) : idCard.at(16);
  if (digit === undefined || !/\d/.test(digit)) return undefined;
  return Number(digit) % 2 === 1 ? 1 : 2;
}

/** Checks that 18 characters are consistent: a real birthday, not in the future, and the right check digit. */
export function isGenuineIdCard(idCard: string, now = Date.now()): boolean {
  if (!/^\d{17}[\dXx]$/.test(idCard)) return false;
  const birthday = birthdayOf(idCard);
  if (birthday === undefined || momentOf(birthday) > now) return false;
  return checkDigitOf(idCard) === idCard.at(-1)?.toUpperCase();
}

/** Returns the check digit of the first 17 digits. */
function checkDigitOf(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return CHECK_DIGITS[sum % 11] ?? '';
}

/** Returns the age in whole years at `today`, both `YYYY-MM-DD`. */
export function ageAt(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Returns the age in whole years at today's date in Asia/Shanghai, or undefined without a birthday (`YYYY-MM-DD`). */
export const ageOf = (birthday: string | undefined, now = Date.now()): number | undefined =>
  birthday === undefined ? undefined : ageAt(birthday, today(now));

/** Converts a number of 15 digits to 18 by adding century and check digit. Any other text stays unchanged. */
export function asLongIdCard(idCard: string): string {
  if (!/^\d{15}$/.test(idCard)) return idCard;
  const body = `${idCard.slice(0, 6)}19${idCard.slice(6)}`;
  return body + checkDigitOf(body);
}
