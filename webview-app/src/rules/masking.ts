/** Masks of personal values. A value too short to keep anything is hidden whole. */

/** Hides from the 4th digit to the 5th from last: `138****8000`. */
export const maskPhone = (phone: string): string => mask(phone, 3, 4);

/** Hides from the 4th character to the 3rd from last. */
export const maskIdCard = (idCard: string): string => mask(idCard, 3, 2);

/** Keeps the first and the last character; of two only the last. */
export function maskName(name: string): string {
  return mask(name, [...name].length > 2 ? 1 : 0, 1);
}

function mask(text: string, head: number, tail: number): string {
  const characters = [...text];
  const hidden = characters.length - head - tail;
  if (hidden <= 0) return '*'.repeat(characters.length);
  return [...characters.slice(0, head), '*'.repeat(hidden), ...characters.slice(characters.length - tail)].join('');
}
