/** Removes trailing characters from a text. A fast regular expression would need a lookbehind, which Safari has only from 16.4 on. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
