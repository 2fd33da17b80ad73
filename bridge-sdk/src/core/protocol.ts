/**
 * The native wire: JSON-RPC 2.0 as JSON text over one ordered channel, with the conventions of LSP for acceptance, progress and cancel.
 *
 *  1. An id is `<nonce>.<n>`: the page load's nonce and a number rising from 0 (0 is the handshake). An answer to the page
 *     before the reload therefore has another nonce, and is dropped.
 *  2. A request is answered once, by `result` or by `error`; the first answer wins, later ones are dropped.
 *  3. `$/accepted {id}` may come before the answer and says that the host has taken the call on. `$/progress {id, value}`
 *     may come any number of times in between. `$/cancelRequest {id}` from the page asks to stop; an answer still ends it.
 *  4. Anything else without an id is an event. With an id (text or a number) the host waits: the page answers
 *     `{ handled: boolean }`, or the error -32601 where it does not listen to it.
 *  5. An array is a batch of at most 1,000 messages and means its members in order.
 *  6. A message is text of at most 1,048,576 characters and 20,000 objects and lists, nested at most 64 deep; keys `__proto__`
 *     and `constructor` are removed at every depth. A message that breaks a rule is dropped and counted; it never throws into the host.
 *  7. Wire error codes: 3 CANCELLED, 4 UNSUPPORTED; any other is FAILED unless `data.code` names a code that is a host's to
 *     give (not TIMEOUT, ABORTED, BAD_REPLY: those are the page's). JSON-RPC's own -32601 (method not found) is UNSUPPORTED.
 *  8. A member that is null is as if absent; a result of null without an error is `{}`.
 *  9. A protocol of another major, and a method of a newer version than the app names, are refused by a code. From version 2 on a
 *     method is named with its version: `paySeq@2`.
 */
import type { ChannelContext } from './types.ts';

/** The version of the wire that this package speaks: `<major>.<minor>`. */
// Mutant lives: The generated documents carry both versions; check-tables fails where they differ.
export const PROTOCOL_VERSION = '1.0';
/**
 * Its major number, which both sides must have.
 * @internal
 */
export const PROTOCOL_MAJOR = 1;
/** The version of this package. */
// Mutant lives: The generated documents carry both versions; check-tables fails where they differ.
export const SDK_VERSION = '1.0.0-rc.0';

/**
 * The most messages of one batch; below it the most objects and lists of one text.
 * @internal
 */
export const BATCH = 1_000;
const PARTS = 20_000;

/** Removes the keys that reach prototypes. A list has its places for keys. */
function clean(value: unknown): void {
  if (typeof value !== 'object') return;
  const object = Object(value);
  Object.keys(object).forEach((key) => {
    if (key === '__proto__' || key === 'constructor') delete object[key];
    else clean(object[key]);
  });
}

/**
 * True for text with too many characters, levels, objects and lists, or messages. All are counted before the text is parsed: a megabyte
 * of brackets takes a phone much longer to parse.
 */
function isTooLarge(text: string, { messageChars, depth }: ChannelContext['limits']): boolean {
  let level = 0;
  let parts = 0;
  let messages = 1;
  let quoted = false;
  // A good text that is so short has few of everything, and a bad one costs nothing to parse: most answers are not scanned.
  // Mutant lives: A good text that is so short has few of everything: it is read as well where it is scanned. Longer ones have tests.
  const from = text.length < Math.min(2 * depth, BATCH) ? text.length : 0;
  // Mutant lives: There is no character behind the last one; a text that is too long is told by its length behind the loop, only later.
  for (let i = from; i < text.length && text.length <= messageChars; i++) {
    const code = text.charCodeAt(i);
    // A backslash, a quote; then brackets, of which the two kinds differ by one bit; last a comma.
    if (code === 92) i++;
    else if (code === 34) quoted = !quoted;
    else if (!quoted) {
      if ((code | 32) === 123) {
        level++;
        parts++;
      }
      if ((code | 32) === 125) level--;
      if (code === 44 && level === 1) messages++;
      if (level > depth || parts > PARTS || messages > BATCH) return true;
    }
  }
  return text.length > messageChars;
}

/**
 * Reads a message of the host, whatever it is, and hands it to the kernel. Never throws.
 * @internal
 */
export function receiveText(
  text: unknown,
  { limits, receive, drop }: Pick<ChannelContext, 'limits' | 'receive' | 'drop'>,
): void {
  if (typeof text !== 'string') return drop('malformed');
  if (isTooLarge(text, limits)) {
    drop('too-large');
    // The call that it answers, where its beginning shows the id.
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
  // A text without these words or an escape cannot be dangerous.
  // Mutant lives: Cleaning a message without dangerous keys changes nothing; asking first saves time.
  if (/\\|__proto__|constructor/.test(text)) clean(message);
  if (Array.isArray(message)) message.forEach(receive);
  else receive(message);
}
