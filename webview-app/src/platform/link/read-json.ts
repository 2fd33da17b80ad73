/** Parses the JSON of a socket. It first checks limits like the bridge's. */

/** The maximum number of characters of a frame. The longest valid frame, a shift's whole history, is shorter. */
export const MAX_CHARACTERS = 65_536;
/** The maximum nesting of objects and lists. */
const MAX_DEPTH = 64;
/** The maximum number of objects and lists in a frame. */
const MAX_PARTS = 2_000;

/** Returns the value of a text. Undefined for a text that is too long, too deep, has too many parts, or is not JSON. */
export function readJson(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > MAX_CHARACTERS || exceedsLimits(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts brackets outside of strings, without recursion, because a deep text would overflow the stack. */
function exceedsLimits(text: string): boolean {
  let [depth, parts, isQuoted] = [0, 0, false];
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '\\') index++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '{' || character === '[')) {
      depth++;
      parts++;
      if (depth > MAX_DEPTH || parts > MAX_PARTS) return true;
    } else if (!isQuoted && (character === '}' || character === ']')) depth--;
  }
  return false;
}
