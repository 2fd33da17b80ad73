/** Reads and writes the folder of a roll-out, which any server of static files serves. Only its offer changes; other files are added. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { type Arguments, timeOf, trustOf } from './arguments.ts';
import { type BundleFiles, hashOf, TEST_KEY_PREFIX, type Trust } from './decide.ts';
import { publicText, type SigningKey } from './keys.ts';
import { APP, type FileEntry, MANIFEST, type Manifest } from './manifest.ts';
import { OFFER, OFFER_SCHEMA, type Offer, offerText, type Release } from './offer.ts';
import { verifiedOffer } from './read-offer.ts';
import { messageOf } from './reasons.ts';
import { signingKey, timeText } from './signing.ts';
import { unzip, zip } from './zip.ts';

const DAY_MS = 86_400_000;
/** The default number of days for which phones take releases of an offer that nobody signs anew. */
const OFFER_DAYS = 30;

/** A command over the folder: who signs, whom phones trust, and what they are offered now. */
export interface Session {
  readonly folder: string;
  readonly key: SigningKey;
  /** The keys of the apps, without the revoked ones. */
  readonly trust: Trust;
  /** The last offer. Undefined before the first one. */
  readonly offer: Offer | undefined;
  readonly now: Date;
  /** The milliseconds for which the next offer is good. */
  readonly offerMs: number;
}

/** Opens a folder. Throws if its offer is missing or of an untrusted key, or if the key that would sign is revoked. */
export function openFolder(folder: string, args: Arguments, now: Date): Session {
  const testKeys = args.has('allow-test-key');
  const path = args.first('key') ?? process.env['BUNDLE_KEY'];
  if (!path && !testKeys)
    throw new ClearError(
      'Which key signs? --key=<private key, PEM> or BUNDLE_KEY; --allow-test-key takes one for tests.',
    );
  const key = signingKey({ BUNDLE_KEY: path });
  const { keys } = trustOf(args.all('trust'), testKeys);
  const trust = { keys: { ...keys, [key.keyid]: publicText(key.key) }, testKeys };
  const offer = lastOffer(folder, { ...trust, revoked: [] });
  const revoked = offer?.revoked ?? [];
  if (revoked.includes(key.keyid)) throw new ClearError(`${key.keyid} was revoked: sign with another key of the apps.`);
  const offerMs = args.number('offer-days', OFFER_DAYS) * DAY_MS;
  return { folder, key, trust: { ...trust, revoked }, offer, now: timeOf(args, now), offerMs };
}

function lastOffer(folder: string, trust: Trust): Offer | undefined {
  const file = join(folder, OFFER);
  if (!existsSync(file)) {
    if (existsSync(join(folder, 'history')))
      throw new ClearError(`${file} is missing. Copy the newest file of ${join(folder, 'history')} to it.`);
    return undefined;
  }
  const offer = verifiedOffer(readFileSync(file), trust);
  if (typeof offer === 'object') return offer;
  const advice = offer === 'UNKNOWN_KEY' ? ' Name its public key with --trust, if the apps have it.' : '';
  throw new ClearError(`${file} is not good: ${offer}, ${messageOf(offer)}.${advice}`);
}

/** Returns the last offer. Throws before the first one. */
export function offerOf({ folder, offer }: Session): Offer & { readonly releases: readonly [Release, ...Release[]] } {
  const [newest, ...others] = offer?.releases ?? [];
  if (!offer || !newest)
    throw new ClearError(`Nothing is published in ${folder}: sdhealth-bundle publish <bundle> ${folder}`);
  return { ...offer, releases: [newest, ...others] };
}

/** Signs the next offer and writes it, last of all. Returns lines that say what phones are offered now. */
export function writeOffer(session: Session, releases: readonly Release[], revoke: readonly string[] = []): string[] {
  const { folder, key, offer: previous, now, offerMs } = session;
  const serial = Math.max(Math.floor(now.getTime() / 1_000), (previous?.serial ?? 0) + 1);
  const offer: Offer = {
    schema: OFFER_SCHEMA,
    app: APP,
    serial,
    createdAt: timeText(now.getTime()),
    expiresAt: timeText(now.getTime() + offerMs),
    releases,
    revoked: [...new Set([...(previous?.revoked ?? []), ...revoke])],
    keyid: key.keyid,
  };
  const text = offerText(offer, key);
  try {
    addFile(folder, `history/${serial}.txt`, Buffer.from(text), 'wx');
  } catch {
    throw new ClearError(
      `Offer ${serial} is there already: does another command run on ${folder}? Run this one again.`,
    );
  }
  addFile(folder, `.${OFFER}.new`, Buffer.from(text));
  renameSync(join(folder, `.${OFFER}.new`), join(folder, OFFER));
  return [
    `OFFERED in ${join(folder, OFFER)}, serial ${serial}, good until ${offer.expiresAt}, signed with ${key.keyid}:`,
    ...releases.map(
      ({ version, build, percent, rollbackTo }) =>
        `  ${version} build ${build}${rollbackTo === null ? '' : `, leads back to build ${rollbackTo},`} for ${percent} % of phones`,
    ),
    ...(key.keyid.startsWith(TEST_KEY_PREFIX) ? ['  SIGNED WITH THE KEY FOR TESTS: no released app may take it.'] : []),
  ];
}

/** Writes a file of the folder and returns its entry. */
export function addFile(folder: string, path: string, content: Uint8Array, flag = 'w'): FileEntry {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag });
  return { path, size: content.length, sha256: hashOf(content) };
}

/** Writes the archive of a bundle. Its name has the beginning of its hash, because its content must never change. */
export function addArchive(
  folder: string,
  build: number,
  files: BundleFiles,
): FileEntry & { readonly content: Buffer } {
  const content = zip(new Map(files));
  return { ...addFile(folder, `bundles/${build}-${hashOf(content).slice(0, 8)}.zip`, content), content };
}

/** Returns the bundle of a release. Throws if the archive is missing or was changed. */
export function bundleOf(
  folder: string,
  { archive }: Release,
): { readonly files: BundleFiles; readonly manifest: Manifest } {
  const file = join(folder, archive.path);
  if (!existsSync(file)) throw new ClearError(`${file} is missing: copy it back from the server.`);
  const content = readFileSync(file);
  if (hashOf(content) !== archive.sha256) throw new ClearError(`${file} is not what was published.`);
  const files = unzip(content);
  return { files, manifest: JSON.parse(new TextDecoder().decode(files.get(MANIFEST))) };
}
