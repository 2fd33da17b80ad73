/** Characters of a message that are drawn at once: a page that lays out a megabyte in one bubble stands still. */
const PART = 5_000;

/** Returns the first parts of a text. A character of two halves stays whole. */
export function beginningOf(text: string, parts = 1): string {
  const end = PART * parts;
  const isHalf = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return text.slice(0, isHalf ? end - 1 : end);
}
