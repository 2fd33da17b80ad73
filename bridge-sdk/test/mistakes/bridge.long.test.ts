/** Tests that mistakes in the bridge's tables do not compile. Each mistake is made in a copy of the sources. */
import { describe, expect, it } from 'vitest';
import { compileWith, type Edit, type Part } from './compile.ts';

const HOSTS = 'bridge-sdk/src/hosts';
const SDK: Part = { compiled: ['bridge-sdk/src'] };
const HOST_LISTS: Part = {
  compiled: ['bridge-sdk/src', 'native-shims/src/index.ts', 'bridge-sdk/generator/src/contract/host-words.ts'],
  copied: ['native-shims/src'],
};
const TIMEOUT_MS = 120_000;

interface Hole {
  readonly part: Part;
  readonly edits: readonly Edit[];
  /** Lists the files in which the compiler must report an error. */
  readonly reported: readonly string[];
}

const DESKTOP_ROW: Edit = {
  file: `${HOSTS}/index.ts`,
  from: 'wechat, browser] as const',
  to: "wechat, { ...browser, name: 'desktop' }, browser] as const",
};
const DESKTOP_NAME: Edit = {
  file: 'bridge-sdk/src/core/data-types.ts',
  from: "export type HostName = 'ios-app'",
  to: "export type HostName = 'desktop' | 'ios-app'",
};

const holes: Readonly<Record<string, Hole>> = {
  'a web host promises a call without a handler': {
    part: SDK,
    edits: [{ file: `${HOSTS}/browser.ts`, from: "openApp: 'yes',", to: "openApp: 'yes', scanCode: 'yes'," }],
    reported: [`${HOSTS}/adapters/browser.ts`],
  },
  'a web host handles a call that it does not promise': {
    part: SDK,
    edits: [{ file: `${HOSTS}/wechat.ts`, from: "openStore: 'yes',", to: '' }],
    reported: [`${HOSTS}/adapters/wechat.ts`],
  },
  'a web host promises a call that the contract does not have': {
    part: SDK,
    edits: [{ file: `${HOSTS}/wecom.ts`, from: 'openDocument:', to: 'openDocuments:' }],
    reported: [`${HOSTS}/wecom.ts`],
  },
  'a host without its methods': {
    part: SDK,
    edits: [{ file: `${HOSTS}/android-app.ts`, from: "methods: 'since',", to: '' }],
    reported: [`${HOSTS}/android-app.ts`],
  },
  'a row of the contract without the version that has it': {
    part: SDK,
    edits: [{ file: 'bridge-sdk/src/contract/support.ts', from: "since: '1.0.0',", to: '' }],
    reported: ['bridge-sdk/src/contract/support.ts'],
  },
  'a host of the list without its name in the types': {
    part: SDK,
    edits: [DESKTOP_ROW],
    reported: [`${HOSTS}/index.ts`],
  },
  'a host in the types without its row in the list': {
    part: SDK,
    edits: [DESKTOP_NAME],
    reported: [`${HOSTS}/support.ts`],
  },
  'a host of the list without its imitation and its words in the documents': {
    part: HOST_LISTS,
    edits: [DESKTOP_ROW, DESKTOP_NAME],
    reported: ['native-shims/src/hosts/index.ts', 'bridge-sdk/generator/src/contract/host-words.ts'],
  },
};

describe('mistakes in the bridge’s tables', () => {
  it.each(Object.entries(holes))(
    'the sources when they have the mistake «%s»: do not compile',
    (_, { part, edits, reported }) => {
      const errors = compileWith(part, edits);
      for (const file of reported) expect(errors.filter((line) => line.startsWith(file))).not.toEqual([]);
    },
    TIMEOUT_MS,
  );
});

it('the sources when nothing is changed: compile', () => expect(compileWith(HOST_LISTS, [])).toEqual([]), TIMEOUT_MS);
