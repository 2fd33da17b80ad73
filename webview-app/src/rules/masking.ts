/** Masks personal values. A value too short to show any part is hidden completely. */

/** Shows the first three and the last four digits: `138****8000`. */
export const maskPhone = (phone: string): string => mask(phone, 3, 4);

/** Shows the first three and the last two characters. */
export const maskIdCard = (idCard: string): string => mask(idCard, 3, 2);

/** Shows the first and the last character, or only the last of two. */
export function maskName(name: string): string {
  return mask(name, [...name].length > 2 ? 1 : 0, 1);
}

function mask(text: string, head: number, tail: number): string {
  const characters = [...text];
  const hiddenCount = characters.length - head - tail;
  if (hiddenCount <= 0) return '*'.repeat(characters.length);
  return [...characters.slice(0, head), '*'.repeat(hiddenCount), ...characters.slice(characters.length - tail)].join(
    '',
  );
}
