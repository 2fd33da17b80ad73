/** Removes trailing characters from a text. A fast regular expression would need a lookbehind, which Safari supports only since 16.4. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
