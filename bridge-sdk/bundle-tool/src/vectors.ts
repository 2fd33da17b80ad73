/** Creates the vectors of bundles (`fixtures/vectors/bundle/offer.json`): which ones an app accepts or refuses. */
import { type Host, hashOf } from './decide.ts';
import { sign } from './keys.ts';
import { MANIFEST, type Manifest, manifestText, SIGNATURE } from './manifest.ts';
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
  ['a manifest with an unknown field', { manifest: { colour: 'green' } }, accept()],
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
  ['O01: the manifest is not JSON', { afterwards: signed('"keyid": "test-1"\n') }, refuse('BAD_SCHEMA')],
  [
    'O01: 20,000 nested lists with a signature of another manifest',
    { afterwards: change(MANIFEST, /^[\s\S]*$/, `${'['.repeat(20_000)}"keyid": "test-1"`) },
    refuse('BAD_SIGNATURE'),
  ],
  [
    'O01: 20,000 nested lists without a key id',
    { afterwards: change(MANIFEST, /^[\s\S]*$/, '['.repeat(20_000)) },
    refuse('BAD_SCHEMA'),
  ],
  [
    'O01: the key id occurs twice, the second time for another key',
    { manifest: { later: { keyid: 'test-2' } } },
    refuse('BAD_SIGNATURE'),
  ],
  [
    'O01: the key id is only in a nested object',
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
  ['O01: an invalid time', { manifest: { expiresAt: 'never' } }, refuse('BAD_SCHEMA')],
  ['O01: a time with an invalid month', { manifest: { expiresAt: '2027-13-01T00:00:00Z' } }, refuse('BAD_SCHEMA')],
  ['O01: a bundle of another app', { manifest: { app: 'other' } }, refuse('OTHER_APP')],
  ['O02: the last accepted build', { manifest: { build: 100 } }, refuse('ROLLBACK')],
  ['O01: the last accepted build, with damaged files', {}, accept(), { highest: 110 }],
  ['O02: the last accepted build, with undamaged files', {}, refuse('ROLLBACK'), { highest: 110, kept: [100, 110] }],
  ['O02: a rollback that was applied before', { manifest: { rollbackTo: 90 } }, refuse('ROLLBACK'), { highest: 110 }],
  ['O02: an old build with a valid signature', { manifest: { build: 90 } }, refuse('ROLLBACK')],
  ['O02: a rollback to a kept build', { manifest: { rollbackTo: 90 } }, { do: 'rollBack', to: 90, revoked: [] }],
  ['O02: a rollback to a build that is not kept', { manifest: { rollbackTo: 80 } }, refuse('ROLLBACK_NOT_KEPT')],
  ['O02: an old rollback', { manifest: { build: 99, rollbackTo: 90 } }, refuse('ROLLBACK')],
  ['O02: a rollback to a later build', { manifest: { rollbackTo: 120 } }, refuse('BAD_SCHEMA')],
  ['O03: expired yesterday', {}, refuse('EXPIRED'), { now: '2027-05-21T00:00:00Z' }],
  ['O03: expired 11 hours ago, within the clock tolerance', {}, accept(), { now: '2027-05-20T11:00:00Z' }],
  ['O04: the page of another release', { afterwards: change('index.html', PAGE, OLD_PAGE) }, refuse('FILE_CHANGED')],
  ['O04: a file that the manifest does not list', { content: { ...CONTENT, 'more.js': '' } }, refuse('FILE_UNKNOWN')],
  ['O04: a file of the manifest is missing', { afterwards: without('bom.json') }, refuse('FILE_MISSING')],
  [
    'O04: a file outside of the folder',
    { manifest: { files: [entryOf('index.html', PAGE), entryOf('../x', '')] } },
    refuse('BAD_SCHEMA'),
  ],
  [
    'O04: two files whose names only differ in case',
    { manifest: { files: [entryOf('index.html', PAGE), entryOf('Index.html', PAGE)] } },
    refuse('BAD_SCHEMA'),
  ],
  ['O04: the entry is not in the bundle', { manifest: { entry: 'start.html' } }, refuse('BAD_SCHEMA')],
  ['O05: the second key of the app', { key: 2 }, accept()],
  ['O05: a key that the app does not have', { key: 3 }, refuse('UNKNOWN_KEY')],
  ['O05: a key that an earlier bundle has revoked', {}, refuse('REVOKED_KEY'), { revoked: ['test-1'] }],
  ['O05: the second key revokes the first', { key: 2, manifest: { revoked: ['test-1'] } }, accept(110, ['test-1'])],
  [
    'O05: a revocation by a bundle that is not rolled out to this phone: applies',
    { key: 2, manifest: { revoked: ['test-1'], rollout: { percent: 0, salt: 'a' } } },
    refuse('NOT_IN_ROLLOUT', ['test-1']),
  ],
  [
    'O05: a revocation by a bundle that needs a newer app: applies',
    { key: 2, manifest: { revoked: ['test-1'] } },
    refuse('HOST_TOO_OLD', ['test-1']),
    { version: '2.0.9' },
  ],
  [
    'O05: a revocation by a bundle that failed on this phone: applies',
    { key: 2, manifest: { revoked: ['test-1'] } },
    refuse('FAILED_BEFORE', ['test-1']),
    { failed: [110] },
  ],
  [
    'O05: a revocation by a bundle with a changed file: applies',
    { key: 2, manifest: { revoked: ['test-1'] }, afterwards: change('index.html', '110', '111') },
    refuse('FILE_CHANGED', ['test-1']),
  ],
  [
    'O05: a revocation by a bundle with an invalid signature: does not apply',
    {
      key: 2,
      manifest: { revoked: ['test-1'], rollout: { percent: 0, salt: 'a' } },
      afterwards: change(SIGNATURE, /^./, '/'),
    },
    refuse('BAD_SIGNATURE'),
  ],
  ['O05: a key revokes itself', { manifest: { revoked: ['test-1'] } }, refuse('BAD_SCHEMA')],
  [
    'O05: the id of one key with the signature of another',
    { key: 2, manifest: { keyid: 'test-1' } },
    refuse('BAD_SIGNATURE'),
  ],
  ['O05: a key id that is a built-in name', { manifest: { keyid: 'constructor' } }, refuse('UNKNOWN_KEY')],
  ['O05: the key for tests in a released app', {}, refuse('TEST_KEY'), { testKeys: false }],
  ['O07: a build that failed on this phone', {}, refuse('FAILED_BEFORE'), { failed: [110], highest: 110 }],
  ['O07: not rolled out to this phone', { manifest: { rollout: { percent: 0, salt: 'a' } } }, refuse('NOT_IN_ROLLOUT')],
  [
    'O07: a phone in bucket 98 when the rollout is 98 percent',
    { manifest: { rollout: { percent: 98, salt: 'a' } } },
    refuse('NOT_IN_ROLLOUT'),
  ],
  [
    'O07: a phone in bucket 98 when the rollout is 99 percent',
    { manifest: { rollout: { percent: 99, salt: 'a' } } },
    accept(),
  ],
  ['O08: no signature', { afterwards: without(SIGNATURE) }, refuse('NO_MANIFEST')],
  ['O08: an empty signature', { afterwards: change(SIGNATURE, /^[\s\S]*$/, '') }, refuse('BAD_SIGNATURE')],
  ['O08: no manifest', { afterwards: without(MANIFEST) }, refuse('NO_MANIFEST')],
  ['an older app', {}, refuse('HOST_TOO_OLD'), { version: '2.0.9' }],
  ['a version with a word after its numbers', {}, accept(), { version: '2.1-beta' }],
  ['an older version with a word after its numbers', {}, refuse('HOST_TOO_OLD'), { version: '2.0.9-debug' }],
  ['a version without numbers', {}, refuse('HOST_TOO_OLD'), { version: 'debug' }],
  ['a version whose number has too many digits', {}, refuse('HOST_TOO_OLD'), { version: '99999999999999999999' }],
  [
    'the parts of a version are compared as numbers',
    { manifest: { host: { android: '2.9.0', ios: '9' } } },
    accept(),
    { version: '2.10.0' },
  ],
  [
    'the other platform has a different minimum version',
    { manifest: { host: { android: '9.0.0', ios: '2.8' } } },
    accept(),
    { platform: 'ios' },
  ],
  ['an older protocol', { manifest: { protocol: { bridge: '2.0', min: '1.1' } } }, refuse('PROTOCOL_TOO_OLD')],
  ['the stored data has a newer schema', {}, refuse('STORAGE'), { storage: 3 }],
];

export const offerVectors = (): OfferVector[] =>
  ROWS.map(([name, offer, decision, host]) => ({ name, ...(host && { host }), files: filesOf(offer), decision }));
