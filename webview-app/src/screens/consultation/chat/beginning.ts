/** The number of a message's characters that are rendered at once. The layout of a megabyte in one bubble would freeze the page. */
const PART_LENGTH = 5_000;

/** Returns the first parts of a text. It never splits a surrogate pair. */
export function beginningOf(text: string, parts = 1): string {
  const end = PART_LENGTH * parts;
  const isHalf = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return text.slice(0, isHalf ? end - 1 : end);
}
