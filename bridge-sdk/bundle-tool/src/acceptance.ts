/** Checks before anything is signed if the phones of a roll-out would accept a bundle, by the same rules as the apps (`decide.ts`). */
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { type Arguments, type Result, refusal } from './arguments.ts';
import { type BundleFiles, decide, type Host } from './decide.ts';
import { type Manifest, numbersOf } from './manifest.ts';
import { bundleOf, type Session } from './offer-folder.ts';
import type { Reason } from './reasons.ts';

/** Says what to do about a reason. */
const ADVICE: Partial<Readonly<Record<Reason, string>>> = {
  UNKNOWN_KEY: 'Name the public key that the apps have with --trust, or seal the bundle with one of their keys.',
  TEST_KEY: 'Build it with BUNDLE_KEY: `npm run bundle` then signs it with the key of your releases.',
  REVOKED_KEY: 'Seal it with a key that is not revoked: phones distrust this one for ever.',
  FILE_CHANGED: 'Build it again, and change nothing of it afterwards.',
  ROLLBACK:
    'Build it with a higher BUNDLE_BUILD: phones never go back by an older number. `back` offers an older release.',
  EXPIRED:
    'sdhealth-bundle reseal gives the same content a later time; for a new bundle build it again with more BUNDLE_DAYS.',
  HOST_TOO_OLD: 'Lower BUNDLE_MIN_ANDROID and BUNDLE_MIN_IOS, or wait until the stores have that app.',
  STORAGE: 'Its page cannot read what the released page has kept: build it from sources that can.',
  NOT_IN_ROLLOUT: 'It was sealed for a smaller share of phones: build it with a higher BUNDLE_PERCENT, or reseal it.',
  ROLLBACK_NOT_KEPT: 'No phone has kept that build.',
};

/** Returns the refusal with its advice. */
export const refuse = (reason: Reason): Result => {
  const advice = ADVICE[reason];
  return refusal(reason, ...(advice ? [advice] : []));
};

export interface SamplePhone {
  readonly name: string;
  readonly host: Host;
}

/** Returns a sample phone for each platform and offered release, which runs and stores that release. Without releases its app is new. */
export function samplePhones(
  { folder, trust, offer, now }: Session,
  manifest: Manifest,
  args: Arguments,
): SamplePhone[] {
  const highest = Math.max(-1, ...(offer?.releases ?? []).map(({ build }) => build));
  const releases = (offer?.releases ?? []).filter(({ rollbackTo }) => rollbackTo === null);
  const states = releases.map((release) => ({
    name: `phones on build ${release.build}`,
    kept: [release.build],
    storage: bundleOf(folder, release).manifest.storage.schema,
  }));
  const fresh = { name: 'phones', kept: [], storage: manifest.storage.schema };
  return (['android', 'ios'] as const).flatMap((platform) => {
    const version = args.first(platform) ?? manifest.host[platform];
    if (!numbersOf(version)) throw new ClearError(`--${platform} needs a version, and was given "${version}".`);
    return (states.length > 0 ? states : [fresh]).map(({ name, kept, storage }) => ({
      name: `${name}, ${platform} ${version}`,
      host: {
        ...{ ...trust, platform, version, storage, kept, highest, failed: [], install: '', now: now.toISOString() },
        protocol: manifest.protocol.bridge,
      },
    }));
  });
}

/**
 * Returns the reason if no phone accepts the bundle, otherwise a line for each phone that refuses it. `NOT_IN_ROLLOUT` is not a refusal
 * here.
 */
export function reasonOrNotes(files: BundleFiles, phones: readonly SamplePhone[]): Reason | string[] {
  const refusals = phones.flatMap(({ name, host }) => {
    const decision = decide(files, host);
    return decision.do === 'refuse' && decision.reason !== 'NOT_IN_ROLLOUT' ? [{ name, reason: decision.reason }] : [];
  });
  const [first] = refusals;
  if (first && refusals.length === phones.length) return first.reason;
  return refusals.map(({ name, reason }) => `NOTE: not taken by ${name}: ${reason}.`);
}
