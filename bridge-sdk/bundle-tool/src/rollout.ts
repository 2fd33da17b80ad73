/** Implements `sdhealth-bundle publish|rollout|stop`: which phones are offered the newest release. Nothing is built again. */
import { gzipSync } from 'node:zlib';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { reasonOrNotes, refuse, samplePhones } from './acceptance.ts';
import { type Arguments, type Result, success } from './arguments.ts';
import { bundleFiles } from './bundle-files.ts';
import { type BundleFiles, readManifest } from './decide.ts';
import { contentOf, deltaOf, hasZstd } from './deltas.ts';
import type { Manifest } from './manifest.ts';
import type { Release } from './offer.ts';
import { addArchive, addFile, bundleOf, offerOf, openFolder, type Session, writeOffer } from './offer-folder.ts';

/** Adds a bundle to the folder and offers it, by default to no phone yet. */
export function publish(args: Arguments, now: Date): Result {
  const [path = '', folder = ''] = args.names;
  const session = openFolder(folder, args, now);
  const files = bundleFiles(path);
  const manifest = readManifest(files, session.trust);
  if (typeof manifest === 'string') return refuse(manifest);
  if (manifest.rollbackTo !== null)
    throw new ClearError(`The bundle leads back to build ${manifest.rollbackTo}: \`back\` makes and offers one.`);
  const percent = percentOf(args.first('percent') ?? '0');
  const notes = reasonOrNotes(files, samplePhones(session, manifest, args));
  if (typeof notes === 'string') return refuse(notes);
  if (percent > manifest.rollout.percent || manifest.rollout.percent === 0) return refuse('NOT_IN_ROLLOUT');
  // A release that nobody is offered is replaced. Behind the first for everybody one more stays, for `back`.
  const offered = (session.offer?.releases ?? []).filter((release) => release.percent > 0);
  const forAll = offered.findIndex((release) => release.percent === 100 && release.rollbackTo === null);
  const added = addRelease(session, files, manifest, percent);
  const rest = forAll < 0 ? offered : offered.slice(0, forAll + 2);
  return success(...notes, ...added.lines, ...writeOffer(session, [added.release, ...rest]));
}

/** Changes the share of phones that are offered the newest release. */
export function rollout(args: Arguments, now: Date): Result {
  const [folder = '', text = ''] = args.names;
  const session = openFolder(folder, args, now);
  const percent = percentOf(text);
  const [newest, ...others] = offerOf(session).releases;
  if (newest.rollbackTo !== null)
    throw new ClearError(
      `Build ${newest.build} leads all phones back to build ${newest.rollbackTo}: publish the next release.`,
    );
  const { files, manifest } = bundleOf(folder, newest);
  // Asks phones that have not taken this release.
  const phones = samplePhones({ ...session, offer: undefined }, manifest, args);
  const notes = reasonOrNotes(files, phones);
  if (typeof notes === 'string') return refuse(notes);
  if (percent > manifest.rollout.percent) return refuse('NOT_IN_ROLLOUT');
  const change = `${newest.percent} % -> ${percent} %: ${
    percent >= newest.percent
      ? 'phones that were offered the release still are'
      : 'phones that are no longer offered it and have not started it drop it; those that run it stay'
  }.`;
  return success(...notes, change, ...writeOffer(session, [{ ...newest, percent }, ...others]));
}

/** Offers the newest release to no phone, whatever its state. */
export function stop(args: Arguments, now: Date): Result {
  const session = openFolder(args.names[0] ?? '', args, now);
  const [newest, ...others] = offerOf(session).releases;
  if (newest.rollbackTo !== null)
    throw new ClearError(`Build ${newest.build} leads back to build ${newest.rollbackTo}: there is nothing to stop.`);
  return success(
    `STOPPED build ${newest.build}: phones that have it and have not started it drop it at their next look.`,
    'Phones that run it stay. `back` offers all phones the last good release.',
    ...writeOffer(session, [{ ...newest, percent: 0 }, ...others]),
  );
}

function percentOf(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text);
  throw new ClearError(`A percentage is a whole number from 0 to 100, and was given as "${text}".`);
}

/** Adds a bundle's archive, and its deltas from each offered release, to the folder. Returns its row of the offer. */
export function addRelease(
  { folder, offer }: Session,
  files: BundleFiles,
  manifest: Manifest,
  percent: number,
): { readonly release: Release; readonly lines: string[] } {
  const {
    version,
    build,
    rollout: { salt },
    rollbackTo,
    host,
  } = manifest;
  const { content, ...archive } = addArchive(folder, build, files);
  // A server sends the archive compressed.
  const whole = gzipSync(content).length;
  const bases = (offer?.releases ?? []).filter((release) => release.rollbackTo === null && release.build !== build);
  const canDelta = hasZstd();
  const lines = bases.length > 0 && !canDelta ? ['NOTE: no deltas, because the command zstd is not here.'] : [];
  const deltas = (canDelta ? bases : []).flatMap((release) => {
    const base = bundleOf(folder, release);
    const delta = deltaOf(contentOf(base.files, base.manifest), content);
    if (!delta || delta.length * 2 > whole) return [];
    lines.push(`DELTA from build ${release.build}: ${kilobytes(delta.length)} in place of ${kilobytes(whole)}.`);
    const entry = addFile(folder, `deltas/${release.build}-${archive.path.slice('bundles/'.length, -4)}.zst`, delta);
    return [{ ...entry, from: release.build }];
  });
  return { release: { version, build, percent, salt, rollbackTo, host, archive, deltas }, lines };
}

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
