/** Mutants of the SDK that may live: see `explained.ts`. */
import type { Explained } from './explained-row.ts';

export const OF_SDK: readonly Explained[] = [
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
    code: "JSON.parse(storage().getItem(journalKey) || '[]')",
    why: 'Without the empty list the parser throws, and an error is read as an empty list as well.',
  },
  {
    file: 'bridge-sdk/src/core/page-time.ts',
    code: 'clocked = Math.floor(',
    why: 'A fraction of a millisecond changes no deadline; whole numbers save memory.',
  },
  {
    file: 'bridge-sdk/src/core/kernel.ts',
    code: 'if (to) to.post(',
    why: 'Without a channel a call is not made and a note is guarded; the type wants the question.',
  },
  {
    file: 'bridge-sdk/src/core/kernel.ts',
    code: 'if (due >= wake) return;',
    why: 'A timer that is set again for the same time rings then as well.',
  },
  {
    file: 'bridge-sdk/src/core/kernel.ts',
    code: 'if (context.recorder) record(',
    why: 'What has no recorder throws inside of `guarded`; the question saves its cost.',
  },
  {
    file: 'bridge-sdk/src/core/kernel.ts',
    code: "'HOST_GONE', '', ",
    why: 'The reason in words is for a log; code and facts have tests.',
  },
  {
    file: 'bridge-sdk/src/core/kernel.ts',
    code: "if (digits === false && typeof id === 'string'",
    why: 'What is no text is read as one by the expression, and is no id of an earlier page.',
  },
  {
    file: 'bridge-sdk/src/core/outcome.ts',
    code: "refusalOf('BAD_REPLY', method.result, result) ?",
    why: 'Only whether there is a refusal is asked, not its code.',
  },
  {
    file: 'bridge-sdk/src/core/protocol.ts',
    code: "_VERSION = '",
    why: 'The generated documents carry both versions; check-tables fails where they differ.',
  },
  {
    file: 'bridge-sdk/src/core/protocol.ts',
    code: 'const from = text.length < Math.min(',
    why: 'A good text that is so short has few of everything: it is read as well where it is scanned. Longer ones have tests.',
  },
  {
    file: 'bridge-sdk/src/core/protocol.ts',
    code: 'for (let i = from; i < text.length',
    why: 'There is no character behind the last one; a text that is too long is told by its length behind the loop, only later.',
  },
  {
    file: 'bridge-sdk/src/core/protocol.ts',
    code: '.exec(text) || []',
    why: 'Only the second entry is read, and neither list has one.',
  },
  {
    file: 'bridge-sdk/src/core/protocol.ts',
    code: 'constructor/.test(text)) clean(message)',
    why: 'Cleaning a message without dangerous keys changes nothing; asking first saves time.',
  },
  {
    file: 'bridge-sdk/src/core/wrap.ts',
    code: "JSON.stringify(value) || ''",
    why: 'Only a missing value has no text of its own; any text stands for it as well. The type of the value has a test.',
  },
  {
    file: 'bridge-sdk/src/core/wrap.ts',
    code: 'singleFlight = journal ?',
    why: 'Only the characters behind the fourth are read, and there are none.',
  },
  {
    file: 'bridge-sdk/src/core/kernel.ts',
    code: 'log, origins = [], appSchemes = [] } = options;',
    why: 'The text that is put into the list is no origin and no scheme of any address.',
  },
  {
    file: 'bridge-sdk/src/core/kernel.ts',
    code: "if (recorder) record('in'",
    why: 'Without a recorder the guarded call of nothing does nothing; the question saves it.',
  },
  {
    file: 'bridge-sdk/src/core/kernel.ts',
    code: "if (recorder) record('out'",
    why: 'Without a recorder the guarded call of nothing does nothing; the question saves it.',
  },
  {
    file: 'bridge-sdk/src/core/kernel.ts',
    code: 'if (abort && signal)',
    why: 'A listener is there only where the caller has a signal; the type wants both questions.',
  },
  {
    file: 'bridge-sdk/src/core/refusal.ts',
    code: "const [path = '', expected]",
    why: 'A split text has a first part; the type wants the default.',
  },
];
