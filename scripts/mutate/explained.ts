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
];
