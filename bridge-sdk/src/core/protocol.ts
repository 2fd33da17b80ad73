/**
 * Implements the native wire: JSON-RPC 2.0 as text over one ordered channel. Progress and cancel follow the conventions of LSP.
 *
 *  1. An id is `<nonce>.<n>`: the page load's nonce and a number counted up from 0 (0 is the handshake). A late answer to the page
 *     before a reload therefore has another nonce and is dropped.
 *  2. A request is answered once, by `result` or by `error`; the first answer wins, later ones are dropped.
 *  3. `$/accepted {id}` may come before the answer and means that the host has accepted the call. `$/progress {id, value}`
 *     may come any number of times in between. `$/cancelRequest {id}` from the page asks the host to stop. An answer still ends the call.
 *  4. Any other message with a method is an event. If it has an id (text or a number), the page answers
 *     `{ handled: boolean }`, or the error -32601 if it does not listen to the event.
 *  5. An array is a batch of at most 1,000 messages, which are processed in order.
 *  6. A message is text of at most 1,048,576 characters and 20,000 objects and lists, nested at most 64 deep; keys `__proto__`
 *     and `constructor` are removed at every depth. A message that breaks a rule is dropped and counted. It never throws into the host.
 *  7. Wire error codes: 3 CANCELLED, 4 UNSUPPORTED. Any other is FAILED unless `data.code` names a code that a host may send
 *     (not TIMEOUT, ABORTED, BAD_REPLY, which only the page sets). JSON-RPC's own -32601 (method not found) is UNSUPPORTED.
 *  8. A member that is null counts as absent. A null result without an error counts as `{}`.
 *  9. An error code refuses a protocol with another major version, and a method version that is newer than the app's. From version 2
 *     on, a method's name includes its version: `paySeq@2`.
 */
import type { ChannelContext } from './types.ts';

/** The version of the wire that this package speaks: `<major>.<minor>`. */
// Mutant lives: The generated documents contain both versions; check-tables fails if they differ.
export const PROTOCOL_VERSION = '1.0';
/**
 * The major version of the wire. Page and host must have the same.
 * @internal
 */
export const PROTOCOL_MAJOR = 1;
/** The version of this package. */
// Mutant lives: The generated documents contain both versions; check-tables fails if they differ.
export const SDK_VERSION = '1.0.0-rc.0';

/**
 * The maximum number of messages in one batch.
 * @internal
 */
export const MAX_BATCH = 1_000;
/** The maximum number of objects and lists in one message. */
const MAX_CONTAINERS = 20_000;

/** Deletes the keys `__proto__` and `constructor` at every depth. The keys of a list are its indexes. */
function removeUnsafeKeys(value: unknown): void {
  if (typeof value !== 'object') return;
  const object = Object(value);
  Object.keys(object).forEach((key) => {
    if (key === '__proto__' || key === 'constructor') delete object[key];
    else removeUnsafeKeys(object[key]);
  });
}

/**
 * Returns true for text with too many characters, levels, objects and lists, or messages. It counts them before the text is parsed,
 * because a phone takes much longer to parse a megabyte of brackets.
 */
function isTooLarge(text: string, { messageChars, depth }: ChannelContext['limits']): boolean {
  let level = 0;
  let containers = 0;
  let messages = 1;
  let inString = false;
  // A valid text this short is within all limits, and an invalid one is parsed quickly. So most answers are not scanned.
  // Mutant lives: A valid text that is so short is within all limits: a scan accepts it as well. Longer texts have tests.
  const start = text.length < Math.min(2 * depth, MAX_BATCH) ? text.length : 0;
  // Mutant lives: No character follows the last one; a text that is too long is recognized by its length after the loop.
  for (let i = start; i < text.length && text.length <= messageChars; i++) {
    const code = text.charCodeAt(i);
    // The codes are: 92 a backslash, 34 a quote, 44 a comma. `| 32` maps square brackets to curly ones.
    if (code === 92) i++;
    else if (code === 34) inString = !inString;
    else if (!inString) {
      if ((code | 32) === 123) {
        level++;
        containers++;
      }
      if ((code | 32) === 125) level--;
      if (code === 44 && level === 1) messages++;
      if (level > depth || containers > MAX_CONTAINERS || messages > MAX_BATCH) return true;
    }
  }
  return text.length > messageChars;
}

/**
 * Parses a message of the host and passes it to the kernel. Accepts any value and never throws.
 * @internal
 */
export function receiveText(
  text: unknown,
  { limits, receive, drop }: Pick<ChannelContext, 'limits' | 'receive' | 'drop'>,
): void {
  if (typeof text !== 'string') return drop('malformed');
  if (isTooLarge(text, limits)) {
    drop('too-large');
    // End the call that this message answers, if the id is at its beginning.
    // Mutant lives: Only the second entry is read, and neither list has one.
    const [, id] = /^{[^{[]*?"id"\s*:\s*"([\w.-]+)"/.exec(text) || [];
    if (id) receive({ id, error: { data: { code: 'TOO_LARGE' } } });
    return;
  }
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return drop('malformed');
  }
  // A text without these words and without an escape needs no cleaning.
  // Mutant lives: Cleaning a message without dangerous keys changes nothing; the condition saves time.
  if (/\\|__proto__|constructor/.test(text)) removeUnsafeKeys(message);
  if (Array.isArray(message)) message.forEach(receive);
  else receive(message);
}
