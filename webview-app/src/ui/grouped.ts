/** Formats the text of a field in groups, `138 0013 8000`. The field's value has no spaces. */

export const MOBILE_GROUPS = [3, 4, 4] as const;
/** The group sizes of an identity number: region, birthday, the rest. */
export const ID_CARD_GROUPS = [6, 8, 4] as const;

/** Returns the text in groups. A text that is too long or not a number stays unchanged. */
export function grouped(text: string, sizes: readonly number[]): string {
  const maxLength = sizes.reduce((sum, size) => sum + size, 0);
  if (!/^\d*X?$/.test(text) || text.length > maxLength) return text;
  let start = 0;
  const parts: string[] = [];
  for (const size of sizes) {
    parts.push(text.slice(start, start + size));
    start += size;
  }
  return parts.join(' ').trimEnd();
}

/** Reformats an input while typing and returns its value. The caret stays at its character. A forward delete skips a space. */
export function readTyped(
  input: HTMLInputElement,
  read: (text: string) => string,
  sizes: readonly number[] = [],
  isForwards = false,
): string {
  const { value, selectionStart } = input;
  const plain = read(value);
  const prefix = read(value.slice(0, selectionStart ?? undefined));
  // After a longer text is pasted the prefix may not match. The caret then moves to the end.
  let remaining = plain.startsWith(prefix) ? prefix.length : plain.length;
  const groupedText = sizes.length > 0 ? grouped(plain, sizes) : plain;
  if (groupedText !== value) input.value = groupedText;
  let caret = 0;
  for (; remaining > 0; caret++) if (groupedText[caret] !== ' ' || groupedText === plain) remaining--;
  if (isForwards && groupedText[caret] === ' ') caret++;
  if (document.activeElement === input && (groupedText !== value || isForwards)) input.setSelectionRange(caret, caret);
  return plain;
}
