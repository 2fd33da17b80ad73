/** Numbers in groups, as one reads them: `138 0013 8000`. The groups are only shown; the value is the bare number. */

/** The sizes of the groups of a mobile number. */
export const MOBILE_GROUPS = [3, 4, 4] as const;
/** The sizes of the groups of an identity number: place, birthday, the rest. */
export const ID_CARD_GROUPS = [6, 8, 4] as const;

const bare = (text: string): string => text.replace(/[\s-]/g, '');

/** Returns the characters without their groups; undefined where the text is no such number, or too long: it stays as it was typed. */
function ungrouped(text: string, sizes: readonly number[]): string | undefined {
  const plain = bare(text);
  const most = sizes.reduce((sum, size) => sum + size, 0);
  return /^\d*X?$/i.test(plain) && plain.length <= most ? plain : undefined;
}

/** Returns the text in groups. */
export function grouped(text: string, sizes: readonly number[]): string {
  const plain = ungrouped(text, sizes);
  if (plain === undefined) return text;
  let from = 0;
  const parts: string[] = [];
  for (const size of sizes) {
    parts.push(plain.slice(from, from + size));
    from += size;
  }
  return parts.join(' ').trimEnd();
}

/** Groups what an input has now, keeps the caret at its character, and returns the bare number. A key that deletes forwards goes over a gap. */
export function groupTyped(input: HTMLInputElement, sizes: readonly number[], isForwards: boolean): string {
  const plain = ungrouped(input.value, sizes);
  if (plain === undefined) return input.value;
  let left = bare(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = grouped(plain, sizes);
  let at = 0;
  for (; left > 0; at++) if (input.value[at] !== ' ') left--;
  if (isForwards && input.value[at] === ' ') at++;
  if (document.activeElement === input) input.setSelectionRange(at, at);
  return plain;
}
