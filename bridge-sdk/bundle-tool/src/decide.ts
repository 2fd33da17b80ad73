/**
 * What an app does with a bundle that it is offered. The rules are those of `fixtures/vectors/bundle/offer.json`, which native teams run
 * against their own code: the first rule that is broken, in this order, is the reason.
 */
import { createHash } from 'node:crypto';
import { isGoodSignature } from './keys.ts';
import { APP, compareVersions, isManifest, MANIFEST, type Manifest, SIGNATURE } from './manifest.ts';
import type { Reason } from './reasons.ts';

/** The files of a bundle by their paths, manifest and signature among them. */
export type BundleFiles = ReadonlyMap<string, Uint8Array>;

/** The state of an app when a bundle is offered. */
export interface Host {
  readonly platform: 'android' | 'ios';
  readonly version: string;
  /** The protocol of the bridge that it speaks. */
  readonly protocol: string;
  /** Trusted keys by their ids: DER (SPKI), base64. */
  readonly keys: Readonly<Record<string, string>>;
  /** Ids that a bundle before has revoked. */
  readonly revoked: readonly string[];
  /** True in builds for testers only. */
  readonly testKeys: boolean;
  /** The highest build that was ever taken. */
  readonly highest: number;
  /** The embedded build, and those that have started well and are still whole on the phone. */
  readonly kept: readonly number[];
  readonly failed: readonly number[];
  /** The form of what is kept on the phone. */
  readonly storage: number;
  /** A random text of this installation. */
  readonly install: string;
  readonly now: string;
}

export type Decision =
  | { readonly do: 'accept'; readonly build: number; readonly revoked: readonly string[] }
  | { readonly do: 'rollBack'; readonly to: number; readonly revoked: readonly string[] }
  /** `revoked` is empty unless the signature is proved; what a signed manifest revokes holds whether its bundle is taken or not. */
  | { readonly do: 'refuse'; readonly reason: Reason; readonly revoked: readonly string[] };

/** Clocks of phones are wrong by so much. */
const SKEW_MS = 12 * 3_600_000;
export const TEST_KEY_PREFIX = 'test-';
const KEYID = '"keyid"';

const refuse = (reason: Reason, revoked: readonly string[] = []): Decision => ({ do: 'refuse', reason, revoked });

export function decide(files: BundleFiles, host: Host): Decision {
  const read = readManifest(files, host);
  if (typeof read === 'string') return refuse(read);
  const reason = filesReason(read, files) ?? hostReason(read, host);
  const { build, rollbackTo, revoked } = read;
  if (reason) return refuse(reason, revoked);
  if (rollbackTo !== null)
    return host.kept.includes(rollbackTo)
      ? { do: 'rollBack', to: rollbackTo, revoked }
      : refuse('ROLLBACK_NOT_KEPT', revoked);
  return bucketOf(read.rollout.salt, host.install) < read.rollout.percent
    ? { do: 'accept', build, revoked }
    : refuse('NOT_IN_ROLLOUT', revoked);
}

/** Returns the manifest once its signature is proved, else the reason. It is not parsed before: only the key's id is looked for in its text. */
export function readManifest(files: BundleFiles, host: Pick<Host, 'keys' | 'revoked' | 'testKeys'>): Manifest | Reason {
  const [bytes, signature] = [files.get(MANIFEST), files.get(SIGNATURE)];
  if (!bytes || !signature) return 'NO_MANIFEST';
  const keyid = claimedKey(bytes);
  if (keyid === undefined) return 'BAD_SCHEMA';
  if (host.revoked.includes(keyid)) return 'REVOKED_KEY';
  if (keyid.startsWith(TEST_KEY_PREFIX) && !host.testKeys) return 'TEST_KEY';
  const key = Object.hasOwn(host.keys, keyid) ? host.keys[keyid] : undefined;
  if (key === undefined) return 'UNKNOWN_KEY';
  if (!isGoodSignature(bytes, new TextDecoder().decode(signature), key)) return 'BAD_SIGNATURE';
  const value = parsed(bytes);
  if (!isManifest(value) || value.keyid !== keyid) return 'BAD_SCHEMA';
  return value.app === APP ? value : 'OTHER_APP';
}

/** Compares the files with the manifest: nothing more, nothing less, nothing else. */
export function filesReason({ files: entries }: Manifest, files: BundleFiles): Reason | undefined {
  const known = new Set([MANIFEST, SIGNATURE, ...entries.map(({ path }) => path)]);
  if ([...files.keys()].some((path) => !known.has(path))) return 'FILE_UNKNOWN';
  for (const { path, size, sha256 } of entries) {
    const content = files.get(path);
    if (!content) return 'FILE_MISSING';
    if (content.length !== size || hashOf(content) !== sha256) return 'FILE_CHANGED';
  }
  return undefined;
}

function hostReason(manifest: Manifest, host: Host): Reason | undefined {
  const { build, expiresAt, protocol, rollbackTo, storage } = manifest;
  const [from, to] = storage.reads;
  if (host.failed.includes(build)) return 'FAILED_BEFORE';
  // A build whose files were damaged is taken again.
  const isGone = build === host.highest && rollbackTo === null && !host.kept.includes(build);
  if (build <= host.highest && !isGone) return 'ROLLBACK';
  if (isStale(expiresAt, host.now)) return 'EXPIRED';
  if (compareVersions(host.version, manifest.host[host.platform]) < 0) return 'HOST_TOO_OLD';
  if (compareVersions(host.protocol, protocol.min) < 0) return 'PROTOCOL_TOO_OLD';
  return host.storage < from || host.storage > to ? 'STORAGE' : undefined;
}

/** True where the bundle has expired, whatever is wrong with the clock. */
const isStale = (expiresAt: string, now: string): boolean => Date.parse(now) > Date.parse(expiresAt) + SKEW_MS;

/** The part of all phones that one belongs to: 0 to 99, by the first four bytes of a hash. */
const bucketOf = (salt: string, install: string): number =>
  createHash('sha256').update(`${salt}:${install}`).digest().readUInt32BE(0) % 100;

export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The key that an unproved text says it is signed with: the last `keyid` in it, where a manifest has its own. */
function claimedKey(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  const index = text.lastIndexOf(KEYID);
  return index < 0 ? undefined : /^[ \t\r\n]*:[ \t\r\n]*"([^"\\]+)"/.exec(text.slice(index + KEYID.length))?.[1];
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
