/** Returns a text without these signs at its end. An expression would need a lookbehind not to be slow, which Safari has from 16.4 on only. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
