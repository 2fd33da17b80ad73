/**
 * Types the offer, the one file of a roll-out that changes: it names the releases that phones may take, and for which share of phones.
 * The file is the signature, in base64 and ended by a line feed, followed by the signed JSON.
 */
import { type SigningKey, sign } from './keys.ts';
import {
  type Check,
  type FileEntry,
  isCount,
  isFile,
  isListOf,
  isObject,
  isText,
  isTime,
  isVersion,
} from './manifest.ts';

export const OFFER = 'offer.txt';
export const OFFER_SCHEMA = 1;

export interface Release {
  readonly version: string;
  readonly build: number;
  /** The share of phones that may take the release, 0 to 100. A phone is in it if its bucket (`bucketOf`) is lower. */
  readonly percent: number;
  /** The salt of the bundle's manifest: a larger percentage has all phones of a smaller one. */
  readonly salt: string;
  /** The build that the bundle leads back to, as in its manifest. Null for an ordinary one. */
  readonly rollbackTo: number | null;
  /** The oldest version of each app that may run the bundle, as in its manifest: older ones do not fetch it. */
  readonly host: { readonly android: string; readonly ios: string };
  /** The whole bundle as an archive. Paths are relative to the offer's address, and their content never changes. */
  readonly archive: FileEntry;
  /** Zstandard frames that make the archive of the contents of the build `from` (`contentOf`). */
  readonly deltas: readonly (FileEntry & { readonly from: number })[];
}

export interface Offer {
  readonly schema: typeof OFFER_SCHEMA;
  readonly app: string;
  /** Rises with every offer: the time in seconds since 1970, or one more than the last serial if that is higher. */
  readonly serial: number;
  readonly createdAt: string;
  /** The time until which phones take a release of this offer. */
  readonly expiresAt: string;
  /** Lists releases in the order of preference: a phone takes the first that is for it. */
  readonly releases: readonly Release[];
  /** Lists the ids of keys that phones must no longer trust, also those of earlier offers. */
  readonly revoked: readonly string[];
  readonly keyid: string;
}

const isBuildOrNull: Check = (value) => value === null || isCount(value);
const isRelease = isObject({
  version: isVersion,
  build: isCount,
  percent: (value) => isCount(value) && Number(value) <= 100,
  salt: isText,
  rollbackTo: isBuildOrNull,
  host: isObject({ android: isVersion, ios: isVersion }),
  archive: isFile,
  deltas: isListOf((value) => isFile(value) && isObject({ from: isCount })(value)),
});

const checks: Readonly<Record<keyof Offer, Check>> = {
  schema: (value) => value === OFFER_SCHEMA,
  app: isText,
  serial: isCount,
  createdAt: isTime,
  expiresAt: isTime,
  releases: isListOf(isRelease),
  revoked: isListOf(isText),
  keyid: isText,
};

/** Tells if a value is a valid offer. Unknown fields are allowed. */
export function isOffer(value: unknown): value is Offer {
  if (!isObject(checks)(value)) return false;
  const { releases, revoked, keyid }: Offer = Object(value);
  const builds = releases.map(({ build }) => build);
  return new Set(builds).size === builds.length && !revoked.includes(keyid);
}

/** Returns the content of the offer's file. Throws if the offer names another key. */
export function offerText(offer: Offer, { keyid, key }: SigningKey): string {
  if (offer.keyid !== keyid) throw new Error('The offer names another key than that which signs it.');
  const text = `${JSON.stringify(offer, null, 2)}\n`;
  return sign(Buffer.from(text), key) + text;
}
