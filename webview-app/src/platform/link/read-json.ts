/** Parses the JSON of a socket. Limits like the bridge's are checked before parsing. */

/** The most characters of a frame. The longest valid frame, a shift's whole history, is shorter. */
export const MOST_CHARACTERS = 65_536;
/** The deepest nesting of objects and lists. */
const MOST_DEPTH = 64;
/** The most objects and lists of a frame. */
const MOST_PARTS = 2_000;

/** Returns the value of a text. Undefined for a text that is too long, too deep, has too many parts, or is not JSON. */
export function readJson(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS || hasTooMuch(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts brackets outside of strings, without recursion: a deep text would overflow the stack. */
function hasTooMuch(text: string): boolean {
  let [depth, parts, isQuoted] = [0, 0, false];
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '\\') index++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '{' || character === '[')) {
      depth++;
      parts++;
      if (depth > MOST_DEPTH || parts > MOST_PARTS) return true;
    } else if (!isQuoted && (character === '}' || character === ']')) depth--;
  }
  return false;
}
