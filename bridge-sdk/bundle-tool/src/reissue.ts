/** Implements `sdhealth-bundle back|reseal`: offers the content of a release again, in a bundle that is signed anew. */
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { refuse } from './acceptance.ts';
import { type Arguments, type Result, success } from './arguments.ts';
import { type BundleFiles, decide, type Host, readManifest } from './decide.ts';
import { MANIFEST, type Manifest, SIGNATURE } from './manifest.ts';
import type { Release } from './offer.ts';
import { bundleOf, offerOf, openFolder, type Session, writeOffer } from './offer-folder.ts';
import { addRelease } from './rollout.ts';
import { signBundle, timeText } from './signing.ts';

const DAY_MS = 86_400_000;
/** The default number of days for which phones take the new bundle. */
const BUNDLE_DAYS = 180;

/** Signs the content of a bundle with another manifest, which is of the session's key and time. */
function sealAgain(
  { key, now }: Session,
  args: Arguments,
  files: BundleFiles,
  manifest: Manifest,
): { readonly files: Map<string, Uint8Array>; readonly manifest: Manifest } {
  const expiresAt = timeText(now.getTime() + args.number('days', BUNDLE_DAYS) * DAY_MS);
  const sealed: Manifest = { ...manifest, createdAt: timeText(now.getTime()), expiresAt, keyid: key.keyid };
  const content = [...files].filter(([path]) => path !== MANIFEST && path !== SIGNATURE);
  return { files: signBundle(new Map(content), sealed, key), manifest: sealed };
}

/**
 * Offers the last good release in place of the newest one, in two bundles. The first leads phones back that have kept that release. The
 * other has its content under a higher build, for all other phones. No phone takes both.
 */
export function back(args: Arguments, now: Date): Result {
  const [folder = ''] = args.names;
  const session = openFolder(folder, args, now);
  const [newest, ...others] = offerOf(session).releases;
  if (newest.rollbackTo !== null)
    throw new ClearError(`Build ${newest.build} already leads back to build ${newest.rollbackTo}.`);
  const to = args.first('to');
  const good = others.find(
    ({ build, rollbackTo }) => rollbackTo === null && (to === undefined || to === String(build)),
  );
  if (!good)
    throw new ClearError(
      `The offer has ${to === undefined ? 'no earlier release' : `no release ${to} before the newest one`}: publish a release with a higher build that is good.`,
    );
  const { files, manifest } = bundleOf(folder, good);
  const { storage } = bundleOf(folder, newest).manifest;
  const phone: Host = {
    ...{ ...session.trust, platform: 'android', version: manifest.host.android, protocol: manifest.protocol.bridge },
    ...{ highest: newest.build, kept: [good.build, newest.build], failed: [], storage: storage.schema, install: '' },
    now: now.toISOString(),
  };
  const bundles = [2, 1].map((step) => {
    const build = newest.build + step;
    const rollbackTo = step === 2 ? good.build : null;
    const sealed = sealAgain(session, args, files, {
      ...manifest,
      build,
      rollbackTo,
      rollout: { percent: 100, salt: `${manifest.version}-${build}` },
      revoked: session.trust.revoked,
    });
    const decision = decide(sealed.files, phone);
    return { ...sealed, reason: decision.do === 'refuse' ? decision.reason : undefined };
  });
  const reason = bundles.find((bundle) => bundle.reason)?.reason;
  if (reason) return refuse(reason);
  const added = bundles.map((bundle) => addRelease(session, bundle.files, bundle.manifest, 100));
  return success(
    `BACK to ${good.version} build ${good.build}: at their next look phones that have kept it go back, and all others take its content.`,
    ...added.flatMap(({ lines }) => lines),
    ...writeOffer(
      session,
      added.map(({ release }) => release),
    ),
  );
}

/**
 * Signs all offered releases again, with their numbers and shares. With `--revoke` they get higher numbers, because phones distrust what
 * they run of that key and have to take its content again.
 */
export function reseal(args: Arguments, now: Date): Result {
  const [folder = ''] = args.names;
  const session = openFolder(folder, args, now);
  const revoke = args.all('revoke');
  if (revoke.includes(session.key.keyid))
    throw new ClearError(`${session.key.keyid} signs this, so it cannot be revoked: sign with the apps' other key.`);
  const revoked = [...new Set([...session.trust.revoked, ...revoke])];
  const { releases } = offerOf(session);
  const reissued = revoke.length === 0 ? releases : releases.filter(({ rollbackTo }) => rollbackTo === null);
  const highest = Math.max(...releases.map(({ build }) => build));
  const buildOf = ({ build }: Release, index: number) =>
    revoke.length === 0 ? build : highest + reissued.length - index;
  const added = reissued.map((release, index) => {
    const { files, manifest } = bundleOf(folder, release);
    const build = buildOf(release, index);
    const rollout = { ...manifest.rollout, percent: 100 };
    const sealed = sealAgain(session, args, files, { ...manifest, build, rollout, revoked });
    const reason = readManifest(sealed.files, session.trust);
    if (typeof reason === 'string') throw new ClearError(`Build ${build} would be refused: ${reason}.`);
    return addRelease(session, sealed.files, sealed.manifest, release.percent);
  });
  return success(
    ...revoke.map((keyid) => `REVOKED ${keyid}: each phone distrusts it from its next look on.`),
    ...added.flatMap(({ lines }) => lines),
    ...writeOffer(
      session,
      added.map(({ release }) => release),
      revoke,
    ),
  );
}
