/** Mutants that may live, each with the reason: the changed code behaves alike, or the difference is worth no test. */

export interface Explained {
  readonly file: string;
  /** A part of the source line. It counts for all mutants that begin in the line. */
  readonly code: string;
  readonly why: string;
}

export const EXPLAINED: readonly Explained[] = [
  {
    file: 'bridge-sdk/src/core/address.ts',
    code: '} catch {',
    why: 'A function without a return gives undefined as well.',
  },
  {
    file: 'bridge-sdk/src/core/address.ts',
    code: 'origins: readonly string[] = []',
    why: 'The text that is put into the list is no origin of any address.',
  },
  {
    file: 'bridge-sdk/src/core/address.ts',
    code: 'const WEB = /^https?:$/',
    why: 'The only colon of a parsed scheme is its last character, so the end needs no sign; the beginning has a test.',
  },
  {
    file: 'bridge-sdk/src/core/address.ts',
    code: '/^(javascript|vbscript|',
    why: 'As above: a parsed scheme ends with its only colon.',
  },
  {
    file: 'bridge-sdk/src/core/journal.ts',
    code: "JSON.parse(storage().getItem(KEY) || '[]')",
    why: 'Without the empty list the parser throws, and an error is read as an empty list as well.',
  },
  {
    file: 'bridge-sdk/src/core/protocol.ts',
    code: "_VERSION = '",
    why: 'The generated documents carry both versions; check-tables fails where they differ.',
  },
  {
    file: 'bridge-sdk/src/core/protocol.ts',
    code: 'if (Array.isArray(value)) return',
    why: 'The keys of a list are its places, so the way of objects cleans it too; this one is faster.',
  },
  {
    file: 'bridge-sdk/src/core/protocol.ts',
    code: 'for (let i = 0; i < text.length',
    why: 'There is no character behind the last one; a text that is too long is told by its length behind the loop, only later.',
  },
  {
    file: 'bridge-sdk/src/core/protocol.ts',
    code: '.exec(text) || []',
    why: 'Only the second entry is read, and neither list has one.',
  },
  {
    file: 'bridge-sdk/src/core/protocol.ts',
    code: 'if (needsCleaning(text)) clean(message)',
    why: 'Cleaning a message without dangerous keys changes nothing; asking first saves time.',
  },
  {
    file: 'webview-app/src/app/guards.ts',
    code: "if (status === 'admin') return undefined;",
    why: 'WITHOUT_SESSION has no stop for an admin, so the next lines let one pass as well; the type wants the line.',
  },
];
