/** Creates the vectors of offers (`fixtures/vectors/bundle/rollout.json`): what an app does with the offer that it has fetched. */
import { hashOf } from './decide.ts';
import type { Offer, Release } from './offer.ts';
import { offerText } from './offer.ts';
import type { Look, OfferHost } from './read-offer.ts';
import { testKey } from './test-keys.ts';
import { HOST } from './vectors.ts';

export interface RolloutVector {
  readonly name: string;
  readonly host?: Partial<OfferHost>;
  /** The content of the offer's file, as UTF-8 text. */
  readonly file: string;
  readonly look: Omit<Look, 'release'> & { readonly release: number | null };
}

/** Describes the app of all vectors, which has read an offer. A vector may replace single fields. */
export const OFFER_HOST: OfferHost = { ...HOST, serial: 5, pending: null };

/** Puts the phone of the vectors into bucket 98. */
const SALT = 'a';
const fileOf = (path: string) => ({ path, size: path.length, sha256: hashOf(Buffer.from(path)) });
const release = (build: number, percent = 100, fields: Partial<Release> = {}): Release => ({
  version: '1.1.0',
  build,
  percent,
  salt: SALT,
  rollbackTo: null,
  host: { android: '2.1.0', ios: '2.1.0' },
  archive: fileOf(`bundles/${build}.zip`),
  deltas: [{ ...fileOf(`deltas/100-${build}.zst`), from: 100 }],
  ...fields,
});
const OFFER_6: Offer = {
  schema: 1,
  app: 'sdhealth',
  serial: 6,
  createdAt: '2026-11-30T00:00:00Z',
  expiresAt: '2026-12-30T00:00:00Z',
  releases: [release(110)],
  revoked: [],
  keyid: 'test-1',
};
/** Leads back from 110 to 100. */
const BACK = [release(112, 100, { rollbackTo: 100 }), release(111)];

/** Signs an offer with a key for tests. Fields may be invalid. */
function fileWith(fields: Readonly<Record<string, unknown>>, number: 1 | 2 | 3 = 1): string {
  const signer = testKey(number);
  const offer: Offer = Object.assign({ ...OFFER_6, keyid: signer.keyid }, fields);
  return offerText(offer, { ...signer, keyid: offer.keyid });
}
const offering = (...releases: readonly Release[]) => fileWith({ releases });

const take = (build: number | null, fields: Partial<RolloutVector['look']> = {}): RolloutVector['look'] => ({
  serial: 6,
  release: build,
  withdrawn: false,
  reason: null,
  revoked: [],
  ...fields,
});
const wait = (reason: Look['reason'], fields: Partial<RolloutVector['look']> = {}) => take(null, { reason, ...fields });
const refuse = (reason: Look['reason'], revoked: string[] = []) => wait(reason, { serial: null, revoked });

type Row = readonly [name: string, file: string, look: RolloutVector['look'], host?: Partial<OfferHost>];

const ROWS: readonly Row[] = [
  ['an offer of a newer release', fileWith({}), take(110)],
  ['the same offer again', fileWith({}), take(110), { serial: 6 }],
  ['an offer with an unknown field', fileWith({ colour: 'green' }), take(110)],
  ['an offer without releases', offering(), take(null)],
  ['an offer of the build that runs', fileWith({}), take(null), { highest: 110, kept: [100, 110] }],
  ['a phone in bucket 98 when 98 percent are offered a release', offering(release(110, 98)), wait('NOT_IN_ROLLOUT')],
  ['a phone in bucket 98 when 99 percent are offered a release', offering(release(110, 99)), take(110)],
  ['the newest release is not for this phone, the one before is', offering(release(120, 98), release(110)), take(110)],
  [
    'the newest release needs a newer app, the one before does not',
    offering(release(120, 100, { host: { android: '9.0.0', ios: '1.0.0' } }), release(110)),
    take(110),
  ],
  ['a release that needs a newer app', fileWith({}), wait('HOST_TOO_OLD'), { version: '2.0.9' }],
  ['a pending build that is still offered', fileWith({}), take(null), { highest: 110, pending: 110 }],
  [
    'a pending build when a newer one is offered',
    offering(release(120), release(110)),
    take(120),
    { highest: 110, pending: 110 },
  ],
  [
    'a pending build that is stopped',
    offering(release(110, 0)),
    wait('NOT_IN_ROLLOUT', { withdrawn: true }),
    { highest: 110, pending: 110 },
  ],
  [
    'a pending build when the share has become smaller',
    offering(release(110, 50)),
    wait('NOT_IN_ROLLOUT', { withdrawn: true }),
    { highest: 110, pending: 110 },
  ],
  [
    'a pending build that is in no release of the offer',
    offering(release(120)),
    take(120, { withdrawn: true }),
    { highest: 110, pending: 110 },
  ],
  ['a build that was withdrawn and is offered again', fileWith({}), take(110), { highest: 110 }],
  ['a way back for a phone that has kept its goal', offering(...BACK), take(112), { highest: 110, kept: [100, 110] }],
  [
    'a way back for a phone that has not kept its goal',
    offering(...BACK),
    take(111),
    { highest: 110, kept: [90, 110] },
  ],
  ['a way back that was gone before', offering(...BACK), take(null), { highest: 112, kept: [90, 100] }],
  ['a way back when its content was taken before', offering(...BACK), take(null), { highest: 111, kept: [90, 111] }],
  ['O07: a release that failed on this phone', fileWith({}), wait('FAILED_BEFORE'), { highest: 110, failed: [110] }],
  ['O02: an older offer', fileWith({}), refuse('OLD_OFFER'), { serial: 7 }],
  ['O02: an older offer does not withdraw', offering(), refuse('OLD_OFFER'), { serial: 7, highest: 110, pending: 110 }],
  [
    'O02: an older offer that revokes a key: applies',
    fileWith({ revoked: ['test-1'] }, 2),
    refuse('OLD_OFFER', ['test-1']),
    { serial: 7 },
  ],
  ['O03: an expired offer', fileWith({}), wait('EXPIRED'), { now: '2026-12-31T00:00:00Z' }],
  [
    'O03: an offer that expired 11 hours ago, within the clock tolerance',
    fileWith({}),
    take(110),
    { now: '2026-12-30T11:00:00Z' },
  ],
  [
    'O03: an expired offer withdraws',
    offering(release(110, 0)),
    wait('EXPIRED', { withdrawn: true }),
    { now: '2031-01-01T00:00:00Z', highest: 110, pending: 110 },
  ],
  [
    'O01: the percentage was changed',
    offering(release(110, 10)).replace('"percent": 10', '"percent": 99'),
    refuse('BAD_SIGNATURE'),
  ],
  [
    'O01: the signature of another offer',
    fileWith({}).replace(/^.*/, fileWith({ serial: 7 }).split('\n')[0] ?? ''),
    refuse('BAD_SIGNATURE'),
  ],
  ['O06: an empty file', '', refuse('BAD_SCHEMA')],
  ['O06: a file that was cut in the signature', fileWith({}).slice(0, 40), refuse('BAD_SCHEMA')],
  ['O06: a file that was cut in the text', fileWith({}).slice(0, 400), refuse('BAD_SCHEMA')],
  ['O06: a file that was cut before its last character', fileWith({}).slice(0, -1), refuse('BAD_SIGNATURE')],
  ['O06: a page of a portal in place of the offer', '<!doctype html>\n<title>Log in</title>\n', refuse('BAD_SCHEMA')],
  ['O05: an offer of the second key', fileWith({}, 2), take(110)],
  ['O05: an offer of a key that the app does not have', fileWith({}, 3), refuse('UNKNOWN_KEY')],
  ['O05: an offer of a revoked key', fileWith({}), refuse('REVOKED_KEY'), { revoked: ['test-1'] }],
  ['O05: the key for tests in a released app', fileWith({}), refuse('TEST_KEY'), { testKeys: false }],
  ['O05: the second key revokes the first', fileWith({ revoked: ['test-1'] }, 2), take(110, { revoked: ['test-1'] })],
  [
    'O05: an expired offer that revokes a key: applies',
    fileWith({ revoked: ['test-1'] }, 2),
    wait('EXPIRED', { revoked: ['test-1'] }),
    { now: '2031-01-01T00:00:00Z' },
  ],
  ['O05: a key revokes itself', fileWith({ revoked: ['test-1'] }), refuse('BAD_SCHEMA')],
  ['O05: the id of one key with the signature of another', fileWith({ keyid: 'test-1' }, 2), refuse('BAD_SIGNATURE')],
  ['O01: an offer of another schema', fileWith({ schema: 2 }), refuse('BAD_SCHEMA')],
  ['O01: an offer of another app', fileWith({ app: 'other' }), refuse('OTHER_APP')],
  ['O01: a serial that is a text', fileWith({ serial: '6' }), refuse('BAD_SCHEMA')],
  ['O01: a percentage above 100', offering(release(110, 101)), refuse('BAD_SCHEMA')],
  ['O01: two releases of the same build', offering(release(110), release(110)), refuse('BAD_SCHEMA')],
  [
    'O04: an archive outside of the folder',
    offering(release(110, 100, { archive: fileOf('../110.zip') })),
    refuse('BAD_SCHEMA'),
  ],
];

export const rolloutVectors = (): RolloutVector[] =>
  ROWS.map(([name, file, look, host]) => ({ name, ...(host && { host }), file, look }));
