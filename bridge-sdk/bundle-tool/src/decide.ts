/**
 * Decides if an app accepts an offered bundle. `fixtures/vectors/bundle/offer.json` tests the same rules. Native teams run it against
 * their code. The reason of a refusal is the first broken rule, in the order of this file.
 */
import { createHash } from 'node:crypto';
import { isGoodSignature } from './keys.ts';
import { APP, compareVersions, isManifest, MANIFEST, type Manifest, SIGNATURE } from './manifest.ts';
import type { Reason } from './reasons.ts';

/** Maps paths to the files of a bundle, including manifest and signature. */
export type BundleFiles = ReadonlyMap<string, Uint8Array>;

/** Describes an app at the moment when a bundle is offered to it. */
export interface Host {
  readonly platform: 'android' | 'ios';
  readonly version: string;
  /** The version of the bridge protocol that the app supports. */
  readonly protocol: string;
  /** Maps key ids to trusted public keys: DER (SPKI), base64. */
  readonly keys: Readonly<Record<string, string>>;
  /** Lists the ids of keys that earlier bundles have revoked. */
  readonly revoked: readonly string[];
  /** True only in builds for testers, which trust keys for tests. */
  readonly testKeys: boolean;
  /** The highest build that the app ever accepted. */
  readonly highest: number;
  /** Lists the embedded build and the builds that started well and are still undamaged on the phone. */
  readonly kept: readonly number[];
  readonly failed: readonly number[];
  /** The version of the storage schema on the phone. */
  readonly storage: number;
  /** Holds a random text of this installation. */
  readonly install: string;
  readonly now: string;
}

export type Decision =
  | { readonly do: 'accept'; readonly build: number; readonly revoked: readonly string[] }
  | { readonly do: 'rollBack'; readonly to: number; readonly revoked: readonly string[] }
  /** `revoked` is empty unless the signature is valid. Revocations of a signed manifest hold even if its bundle is refused. */
  | { readonly do: 'refuse'; readonly reason: Reason; readonly revoked: readonly string[] };

/** Tolerates this difference between a phone's clock and the real time. */
const SKEW_MS = 12 * 3_600_000;
export const TEST_KEY_PREFIX = 'test-';
const KEYID = '"keyid"';

const refuse = (reason: Reason, revoked: readonly string[] = []): Decision => ({ do: 'refuse', reason, revoked });

export function decide(files: BundleFiles, host: Host): Decision {
  const manifest = readManifest(files, host);
  if (typeof manifest === 'string') return refuse(manifest);
  const reason = filesReason(manifest, files) ?? hostReason(manifest, host);
  const { build, rollbackTo, revoked } = manifest;
  if (reason) return refuse(reason, revoked);
  if (rollbackTo !== null)
    return host.kept.includes(rollbackTo)
      ? { do: 'rollBack', to: rollbackTo, revoked }
      : refuse('ROLLBACK_NOT_KEPT', revoked);
  return bucketOf(manifest.rollout.salt, host.install) < manifest.rollout.percent
    ? { do: 'accept', build, revoked }
    : refuse('NOT_IN_ROLLOUT', revoked);
}

/** The part of a phone's state that says which signatures it trusts. */
export type Trust = Pick<Host, 'keys' | 'revoked' | 'testKeys'>;

/** Returns the manifest if its signature is valid, else the reason. */
export function readManifest(files: BundleFiles, trust: Trust): Manifest | Reason {
  const [bytes, signature] = [files.get(MANIFEST), files.get(SIGNATURE)];
  if (!bytes || !signature) return 'NO_MANIFEST';
  const signed = readSigned(bytes, new TextDecoder().decode(signature), trust);
  if (typeof signed === 'string') return signed;
  if (!isManifest(signed.value) || signed.value.keyid !== signed.keyid) return 'BAD_SCHEMA';
  return signed.value.app === APP ? signed.value : 'OTHER_APP';
}

/** Returns the JSON value of bytes with a valid signature, else the reason. It does not parse unverified text, but only searches it for the key's id. */
export function readSigned(
  bytes: Uint8Array,
  signature: string,
  trust: Trust,
): { readonly keyid: string; readonly value: unknown } | Reason {
  const keyid = unverifiedKeyId(bytes);
  if (keyid === undefined) return 'BAD_SCHEMA';
  if (trust.revoked.includes(keyid)) return 'REVOKED_KEY';
  if (keyid.startsWith(TEST_KEY_PREFIX) && !trust.testKeys) return 'TEST_KEY';
  const key = Object.hasOwn(trust.keys, keyid) ? trust.keys[keyid] : undefined;
  if (key === undefined) return 'UNKNOWN_KEY';
  return isGoodSignature(bytes, signature, key) ? { keyid, value: parseJson(bytes) } : 'BAD_SIGNATURE';
}

/** Returns a reason if a file is unknown, missing or different from the manifest. */
export function filesReason({ files: entries }: Manifest, files: BundleFiles): Reason | undefined {
  const expectedPaths = new Set([MANIFEST, SIGNATURE, ...entries.map(({ path }) => path)]);
  if ([...files.keys()].some((path) => !expectedPaths.has(path))) return 'FILE_UNKNOWN';
  for (const { path, size, sha256 } of entries) {
    const content = files.get(path);
    if (!content) return 'FILE_MISSING';
    if (content.length !== size || hashOf(content) !== sha256) return 'FILE_CHANGED';
  }
  return undefined;
}

function hostReason(manifest: Manifest, host: Host): Reason | undefined {
  const { build, expiresAt, protocol, storage } = manifest;
  const [from, to] = storage.reads;
  if (host.failed.includes(build)) return 'FAILED_BEFORE';
  if (!isNewer(manifest, host)) return 'ROLLBACK';
  if (isStale(expiresAt, host.now)) return 'EXPIRED';
  if (compareVersions(host.version, manifest.host[host.platform]) < 0) return 'HOST_TOO_OLD';
  if (compareVersions(host.protocol, protocol.min) < 0) return 'PROTOCOL_TOO_OLD';
  return host.storage < from || host.storage > to ? 'STORAGE' : undefined;
}

/** Tells if a build is higher than each that the phone took, or is the highest and no longer on the phone: then it is taken again. */
export const isNewer = (
  { build, rollbackTo }: Pick<Manifest, 'build' | 'rollbackTo'>,
  { highest, kept }: Pick<Host, 'highest' | 'kept'>,
): boolean => build > highest || (build === highest && rollbackTo === null && !kept.includes(build));

/** True when the bundle has expired even if the phone's clock is wrong by the tolerated difference. */
export const isStale = (expiresAt: string, now: string): boolean => Date.parse(now) > Date.parse(expiresAt) + SKEW_MS;

/** Returns the rollout bucket of an installation, 0 to 99, from the first four bytes of a hash. */
export const bucketOf = (salt: string, install: string): number =>
  createHash('sha256').update(`${salt}:${install}`).digest().readUInt32BE(0) % 100;

export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Returns the key id in an unverified text. It is the last `keyid`, where a genuine manifest has it. */
function unverifiedKeyId(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  const index = text.lastIndexOf(KEYID);
  return index < 0 ? undefined : /^[ \t\r\n]*:[ \t\r\n]*"([^"\\]+)"/.exec(text.slice(index + KEYID.length))?.[1];
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
