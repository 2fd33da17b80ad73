/** Creates the vectors of `fixtures/vectors/bundle`: the bundles that an app accepts or refuses, and the bundle that it starts. */
import { type Host, hashOf } from './decide.ts';
import { sign } from './keys.ts';
import { MANIFEST, type Manifest, manifestText, SIGNATURE } from './manifest.ts';
import { START_VECTORS } from './start-vectors.ts';
import { TEST_KEYS, testKey } from './test-keys.ts';

export interface OfferVector {
  readonly name: string;
  readonly host?: Partial<Host>;
  /** Maps paths to UTF-8 texts of all files, including manifest and signature. */
  readonly files: Readonly<Record<string, string>>;
  readonly decision: Readonly<Record<string, unknown>>;
}

const PAGE = '<!doctype html><title>110</title>';
const OLD_PAGE = '<!doctype html><title>100</title>';
const CONTENT = { 'index.html': PAGE, 'bom.json': '{}\n' };

/** Describes the app of all vectors. A vector may replace single fields. */
export const HOST: Host = {
  platform: 'android',
  version: '2.8.0',
  protocol: '1.0',
  keys: { 'test-1': TEST_KEYS['test-1'] ?? '', 'test-2': TEST_KEYS['test-2'] ?? '' },
  revoked: [],
  testKeys: true,
  highest: 100,
  kept: [90, 100],
  failed: [],
  storage: 1,
  install: 'phone-1',
  now: '2026-12-01T00:00:00Z',
};

const entryOf = (path: string, text: string) => ({
  path,
  size: Buffer.byteLength(text),
  sha256: hashOf(Buffer.from(text)),
});

const MANIFEST_OF_110: Manifest = {
  schema: 1,
  app: 'sdhealth',
  version: '1.1.0',
  build: 110,
  createdAt: '2026-11-20T00:00:00Z',
  expiresAt: '2027-05-20T00:00:00Z',
  protocol: { bridge: '1.0', min: '1.0' },
  host: { android: '2.1.0', ios: '2.1.0' },
  entry: 'index.html',
  files: Object.entries(CONTENT).map(([path, text]) => entryOf(path, text)),
  policy: { csp: "default-src 'none'", connect: ['https://api.example'], external: ['https'], methods: ['ready'] },
  storage: { schema: 1, reads: [0, 2] },
  rollout: { percent: 100, salt: '1.1.0-110' },
  revoked: [],
  rollbackTo: null,
  keyid: 'test-1',
};

interface Offer {
  /** Replaces fields of the default manifest. Invalid values are possible. */
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** Names the signing key by its number. Default 1. */
  readonly key?: 1 | 2 | 3;
  readonly content?: Readonly<Record<string, string>>;
  /** Changes the files after they were signed. */
  readonly afterwards?: (files: Record<string, string>) => void;
}

function filesOf({ manifest = {}, key = 1, content = CONTENT, afterwards }: Offer): Record<string, string> {
  const text = manifestText(Object.assign({ ...MANIFEST_OF_110, keyid: `test-${key}` }, manifest));
  const files: Record<string, string> = {
    ...content,
    [MANIFEST]: text,
    [SIGNATURE]: sign(Buffer.from(text), testKey(key).key),
  };
  afterwards?.(files);
  return files;
}

const accept = (build = 110, revoked: string[] = []) => ({ do: 'accept', build, revoked });
const refuse = (reason: string, revoked: string[] = []) => ({ do: 'refuse', reason, revoked });
const without = (path: string) => (files: Record<string, string>) => {
  delete files[path];
};
const change =
  (path: string, from: string | RegExp, to: string | ((match: string) => string)) =>
  (files: Record<string, string>) => {
    const text = files[path] ?? '';
    const changed = text.replace(from, (_, match: string) => (typeof to === 'string' ? to : to(match)));
    if (changed === text) throw new Error(`vectors: ${path} has no ${from}`);
    files[path] = changed;
  };
const signed = (text: string) => (files: Record<string, string>) => {
  files[MANIFEST] = text;
  files[SIGNATURE] = sign(Buffer.from(text), testKey().key);
};

/** Returns the next letter. Before `==` it changes only padding bits, so base64 decodes to the same bytes. */
const nextOf = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1);

type Row = readonly [name: string, offer: Offer, decision: Readonly<Record<string, unknown>>, host?: Partial<Host>];

const ROWS: readonly Row[] = [
  ['a new build', {}, accept()],
  ['a manifest with a field of a later time', { manifest: { colour: 'green' } }, accept()],
  ['O01: one byte of a file was changed', { afterwards: change('index.html', '110', '111') }, refuse('FILE_CHANGED')],
  ['O01: a file was cut', { afterwards: change('index.html', '</title>', '') }, refuse('FILE_CHANGED')],
  [
    'O01: a field of the manifest was changed',
    { afterwards: change(MANIFEST, '"build": 110', '"build": 119') },
    refuse('BAD_SIGNATURE'),
  ],
  ['O01: one space of the manifest was changed', { afterwards: change(MANIFEST, '  ', ' ') }, refuse('BAD_SIGNATURE')],
  ['O01: the signature was changed', { afterwards: change(SIGNATURE, /^./, '/') }, refuse('BAD_SIGNATURE')],
  ['O01: the signature was cut', { afterwards: change(SIGNATURE, /....==\n$/, '==\n') }, refuse('BAD_SIGNATURE')],
  ['O01: the manifest is no JSON', { afterwards: signed('"keyid": "test-1"\n') }, refuse('BAD_SCHEMA')],
  [
    'O01: 20,000 lists in each other, and a signature that is not theirs',
    { afterwards: change(MANIFEST, /^[\s\S]*$/, `${'['.repeat(20_000)}"keyid": "test-1"`) },
    refuse('BAD_SIGNATURE'),
  ],
  [
    'O01: 20,000 lists in each other without the id of a key',
    { afterwards: change(MANIFEST, /^[\s\S]*$/, '['.repeat(20_000)) },
    refuse('BAD_SCHEMA'),
  ],
  [
    'O01: the id of the key is said twice, and the last is of another key',
    { manifest: { later: { keyid: 'test-2' } } },
    refuse('BAD_SIGNATURE'),
  ],
  [
    'O01: the id of the key is that of a part',
    { manifest: { keyid: '', later: { keyid: 'test-1' } } },
    refuse('BAD_SCHEMA'),
  ],
  [
    'O01: the same signature in another form of base64',
    { afterwards: change(SIGNATURE, /(.)==\n$/, (last) => `${nextOf(last)}==\n`) },
    refuse('BAD_SIGNATURE'),
  ],
  ['O01: the manifest is a list', { afterwards: signed('[]\n') }, refuse('BAD_SCHEMA')],
  ['O01: the manifest of another schema', { manifest: { schema: 2 } }, refuse('BAD_SCHEMA')],
  ['O01: a build that is a text', { manifest: { build: '110' } }, refuse('BAD_SCHEMA')],
  ['O01: a time that is none', { manifest: { expiresAt: 'never' } }, refuse('BAD_SCHEMA')],
  ['O01: a time of no month', { manifest: { expiresAt: '2027-13-01T00:00:00Z' } }, refuse('BAD_SCHEMA')],
  ['O01: a bundle of another app', { manifest: { app: 'other' } }, refuse('OTHER_APP')],
  ['O02: the build that was taken last', { manifest: { build: 100 } }, refuse('ROLLBACK')],
  ['O01: the build that was taken last, whose files were damaged since', {}, accept(), { highest: 110 }],
  ['O02: the build that was taken last, and is whole', {}, refuse('ROLLBACK'), { highest: 110, kept: [100, 110] }],
  ['O02: a manifest that has led back before', { manifest: { rollbackTo: 90 } }, refuse('ROLLBACK'), { highest: 110 }],
  ['O02: an old build, well signed', { manifest: { build: 90 } }, refuse('ROLLBACK')],
  [
    'O02: a newer manifest leads back to a kept build',
    { manifest: { rollbackTo: 90 } },
    { do: 'rollBack', to: 90, revoked: [] },
  ],
  ['O02: it leads back to a build that is not kept', { manifest: { rollbackTo: 80 } }, refuse('ROLLBACK_NOT_KEPT')],
  ['O02: an old manifest that led back', { manifest: { build: 99, rollbackTo: 90 } }, refuse('ROLLBACK')],
  ['O02: it leads back to a later build', { manifest: { rollbackTo: 120 } }, refuse('BAD_SCHEMA')],
  ['O03: it expired yesterday', {}, refuse('EXPIRED'), { now: '2027-05-21T00:00:00Z' }],
  ['O03: it expired 11 hours ago, and clocks are wrong', {}, accept(), { now: '2027-05-20T11:00:00Z' }],
  ['O04: the page of another release', { afterwards: change('index.html', PAGE, OLD_PAGE) }, refuse('FILE_CHANGED')],
  ['O04: a file that the manifest does not name', { content: { ...CONTENT, 'more.js': '' } }, refuse('FILE_UNKNOWN')],
  ['O04: a file of the manifest is missing', { afterwards: without('bom.json') }, refuse('FILE_MISSING')],
  [
    'O04: a file out of the folder',
    { manifest: { files: [entryOf('index.html', PAGE), entryOf('../x', '')] } },
    refuse('BAD_SCHEMA'),
  ],
  [
    'O04: two files whose names only differ in case',
    { manifest: { files: [entryOf('index.html', PAGE), entryOf('Index.html', PAGE)] } },
    refuse('BAD_SCHEMA'),
  ],
  ['O04: the entry is no file of it', { manifest: { entry: 'start.html' } }, refuse('BAD_SCHEMA')],
  ['O05: the second key of the app', { key: 2 }, accept()],
  ['O05: a key that the app does not have', { key: 3 }, refuse('UNKNOWN_KEY')],
  ['O05: a key that a bundle before has revoked', {}, refuse('REVOKED_KEY'), { revoked: ['test-1'] }],
  ['O05: the second key revokes the first', { key: 2, manifest: { revoked: ['test-1'] } }, accept(110, ['test-1'])],
  [
    'O05: what it revokes holds where it is not for this phone yet',
    { key: 2, manifest: { revoked: ['test-1'], rollout: { percent: 0, salt: 'a' } } },
    refuse('NOT_IN_ROLLOUT', ['test-1']),
  ],
  [
    'O05: what it revokes holds where it needs a newer app',
    { key: 2, manifest: { revoked: ['test-1'] } },
    refuse('HOST_TOO_OLD', ['test-1']),
    { version: '2.0.9' },
  ],
  [
    'O05: what it revokes holds where it failed on this phone',
    { key: 2, manifest: { revoked: ['test-1'] } },
    refuse('FAILED_BEFORE', ['test-1']),
    { failed: [110] },
  ],
  [
    'O05: what it revokes holds where a file was changed',
    { key: 2, manifest: { revoked: ['test-1'] }, afterwards: change('index.html', '110', '111') },
    refuse('FILE_CHANGED', ['test-1']),
  ],
  [
    'O05: what it revokes does not hold where its signature is another',
    {
      key: 2,
      manifest: { revoked: ['test-1'], rollout: { percent: 0, salt: 'a' } },
      afterwards: change(SIGNATURE, /^./, '/'),
    },
    refuse('BAD_SIGNATURE'),
  ],
  ['O05: a key revokes itself', { manifest: { revoked: ['test-1'] } }, refuse('BAD_SCHEMA')],
  [
    'O05: the id of one key, the signature of another',
    { key: 2, manifest: { keyid: 'test-1' } },
    refuse('BAD_SIGNATURE'),
  ],
  ['O05: the id is a name of the language', { manifest: { keyid: 'constructor' } }, refuse('UNKNOWN_KEY')],
  ['O05: the key for tests in a released app', {}, refuse('TEST_KEY'), { testKeys: false }],
  ['O07: a build that failed on this phone', {}, refuse('FAILED_BEFORE'), { failed: [110], highest: 110 }],
  ['O07: not for this phone yet', { manifest: { rollout: { percent: 0, salt: 'a' } } }, refuse('NOT_IN_ROLLOUT')],
  [
    'O07: this phone is number 98 of a hundred, and 98 have it',
    { manifest: { rollout: { percent: 98, salt: 'a' } } },
    refuse('NOT_IN_ROLLOUT'),
  ],
  [
    'O07: this phone is number 98 of a hundred, and 99 have it',
    { manifest: { rollout: { percent: 99, salt: 'a' } } },
    accept(),
  ],
  ['O08: no signature', { afterwards: without(SIGNATURE) }, refuse('NO_MANIFEST')],
  ['O08: an empty signature', { afterwards: change(SIGNATURE, /^[\s\S]*$/, '') }, refuse('BAD_SIGNATURE')],
  ['O08: no manifest', { afterwards: without(MANIFEST) }, refuse('NO_MANIFEST')],
  ['an older app', {}, refuse('HOST_TOO_OLD'), { version: '2.0.9' }],
  ['a version with a word behind its numbers', {}, accept(), { version: '2.1-beta' }],
  ['an older version with a word behind its numbers', {}, refuse('HOST_TOO_OLD'), { version: '2.0.9-debug' }],
  ['a version without numbers', {}, refuse('HOST_TOO_OLD'), { version: 'debug' }],
  ['a version whose number has too many digits', {}, refuse('HOST_TOO_OLD'), { version: '99999999999999999999' }],
  [
    'numbers of a version are compared as numbers',
    { manifest: { host: { android: '2.9.0', ios: '9' } } },
    accept(),
    { version: '2.10.0' },
  ],
  [
    'the least version of the other platform is another',
    { manifest: { host: { android: '9.0.0', ios: '2.8' } } },
    accept(),
    { platform: 'ios' },
  ],
  ['an older protocol', { manifest: { protocol: { bridge: '2.0', min: '1.1' } } }, refuse('PROTOCOL_TOO_OLD')],
  ['what the app has kept is of a later form', {}, refuse('STORAGE'), { storage: 3 }],
];

export const offerVectors = (): OfferVector[] =>
  ROWS.map(([name, offer, decision, host]) => ({ name, ...(host && { host }), files: filesOf(offer), decision }));

/** Returns the JSON documents by their paths in the repository. */
export const vectorFiles = (): Record<string, unknown> => ({
  'fixtures/vectors/bundle/offer.json': {
    about:
      "What an app does with a bundle that it is offered. `host` is what the app knows; a vector's own `host` takes the place of single fields. `files` are UTF-8 texts by their paths. The keys are for tests: everybody has them.",
    host: HOST,
    vectors: offerVectors(),
  },
  'fixtures/vectors/bundle/start.json': {
    about:
      'Which bundle an app starts. `kept` is what is on its disk, `happenings` what happens one after the other; `expected` is what is kept and what runs after the last one. A build of null is a page of the app itself.',
    vectors: START_VECTORS,
  },
});
