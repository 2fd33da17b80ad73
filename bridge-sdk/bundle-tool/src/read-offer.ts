/**
 * Decides what a phone does with the offer that it has fetched. `fixtures/vectors/bundle/rollout.json` tests the same rules. Native teams
 * run it against their code. Only what is for this phone is fetched, and `decide` has the last word about it.
 */
import { bucketOf, type Host, isNewer, isStale, readSigned, type Trust } from './decide.ts';
import { APP, compareVersions } from './manifest.ts';
import { isOffer, type Offer, type Release } from './offer.ts';
import type { Reason } from './reasons.ts';

/** Describes an app at the moment when it reads an offer. */
export interface OfferHost extends Omit<Host, 'protocol' | 'storage'> {
  /** The highest serial of an offer that this app has read, 0 for none. */
  readonly serial: number;
  /** The build that the next start tries, or that is on trial. Null if there is none. */
  readonly pending: number | null;
}

export interface Look {
  /** The serial to store. Null unless this offer is valid and not older than the last one. */
  readonly serial: number | null;
  /** The release to fetch. Null if there is nothing newer for this phone. */
  readonly release: Release | null;
  /** True when the pending build is no longer offered to this phone, which then drops it (`withdrawn` in `start.ts`). */
  readonly withdrawn: boolean;
  /** The reason why an offered release is not fetched, for telemetry. Null if one is, or if there is nothing newer. */
  readonly reason: Reason | null;
  /** The keys to distrust for ever. They hold whatever the reason. */
  readonly revoked: readonly string[];
}

const refuse = (reason: Reason, revoked: readonly string[] = []): Look => ({
  serial: null,
  release: null,
  withdrawn: false,
  reason,
  revoked,
});

/** Reads the bytes of an offer's file. */
export function readOffer(file: Uint8Array, host: OfferHost): Look {
  const offer = verifiedOffer(file, host);
  if (typeof offer === 'string') return refuse(offer);
  const { serial, revoked } = offer;
  if (serial < host.serial) return refuse('OLD_OFFER', revoked);
  // An expired offer still withdraws: a phone with a wrong clock must hear of a stop.
  const isPendingOffered = offer.releases.some((item) => item.build === host.pending && isInShare(item, host));
  const look = { serial, withdrawn: host.pending !== null && !isPendingOffered, revoked };
  if (isStale(offer.expiresAt, host.now)) return { ...look, release: null, reason: 'EXPIRED' };
  return { ...look, ...choice(offer, host) };
}

/** Returns the offer if its signature is valid, whatever its serial and its expiry. Else returns the reason. */
export function verifiedOffer(file: Uint8Array, trust: Trust): Offer | Reason {
  const end = file.indexOf(0x0a);
  if (end < 0) return 'BAD_SCHEMA';
  const signed = readSigned(file.subarray(end + 1), new TextDecoder().decode(file.subarray(0, end)), trust);
  if (typeof signed === 'string') return signed;
  if (!isOffer(signed.value) || signed.value.keyid !== signed.keyid) return 'BAD_SCHEMA';
  return signed.value.app === APP ? signed.value : 'OTHER_APP';
}

const isInShare = ({ salt, percent }: Release, { install }: OfferHost): boolean => bucketOf(salt, install) < percent;

/** Returns the first release that is for this phone, or the reason why the first newer one is not. */
function choice({ releases }: Offer, host: OfferHost): Pick<Look, 'release' | 'reason'> {
  let reason: Reason | null = null;
  for (const release of releases) {
    // A bundle that leads back is for those phones that have kept its goal.
    const isMeant = release.rollbackTo === null || host.kept.includes(release.rollbackTo);
    if (!isMeant) continue;
    const refusal = refusalOf(release, host);
    if (refusal === null) return { release: release.build === host.pending ? null : release, reason: null };
    if (refusal !== 'ROLLBACK') reason ??= refusal;
  }
  return { release: null, reason };
}

function refusalOf(release: Release, host: OfferHost): Reason | null {
  if (host.failed.includes(release.build)) return 'FAILED_BEFORE';
  if (!isNewer(release, host)) return 'ROLLBACK';
  if (compareVersions(host.version, release.host[host.platform]) < 0) return 'HOST_TOO_OLD';
  return isInShare(release, host) ? null : 'NOT_IN_ROLLOUT';
}
