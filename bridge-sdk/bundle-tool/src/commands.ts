/**
 * Implements the commands of `sdhealth-bundle`. The exit code is 0 for success, 2 for wrong usage, 1 for bundles that differ, and the
 * reason's code (`reasons.ts`) for a refused bundle.
 */
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { adoption } from './adoption.ts';
import { type Arguments, parseArguments, type Result, refusal, success, textOf, timeOf, trustOf } from './arguments.ts';
import { bundleFiles } from './bundle-files.ts';
import { type BundleFiles, decide, filesReason, type Host, readManifest, TEST_KEY_PREFIX } from './decide.ts';
import { diffOf } from './diff.ts';
import { defaultTarget, embed, manifestAt, refuseForeign, restore } from './embed.ts';
import { keyidOf, publicText, readKey } from './keys.ts';
import { isManifest, MANIFEST, type Manifest, numbersOf } from './manifest.ts';
import type { Reason } from './reasons.ts';
import { back, reseal } from './reissue.ts';
import { publish, rollout, stop } from './rollout.ts';

const USAGE = `Usage:
  sdhealth-bundle verify <folder or zip> --key=<public key, PEM> [--key=...] [--allow-test-key]
                         [--highest=<build>] [--android=<version>] [--ios=<version>] [--now=<time>]
  sdhealth-bundle diff <bundle> <bundle>
  sdhealth-bundle embed <folder or zip> <folder of the app> --key=... [--at=<folder>] [--allow-older]
  sdhealth-bundle key <key, PEM>
Roll-out, over a folder of static files. The key that signs is --key=<private key, PEM> or that of BUNDLE_KEY:
  sdhealth-bundle publish <folder or zip> <folder> [--percent=0] [--android=<newest version>] [--ios=<newest version>]
  sdhealth-bundle rollout <folder> <percent>
  sdhealth-bundle stop <folder>
  sdhealth-bundle back <folder> [--to=<build>] [--days=180]
  sdhealth-bundle reseal <folder> [--days=180] [--revoke=<id of a key>]
    each with [--trust=<other public key of the apps, PEM>] [--offer-days=30] [--allow-test-key] [--now=<time>]
  sdhealth-bundle adoption <file of reports, a line each>`;
const USAGE_ERROR = 2;

const VALUES = 'key|trust|highest|android|ios|now|at|percent|to|days|offer-days|revoke';
const OPTIONS = new RegExp(`^--(?:(?:${VALUES})=.+|allow-test-key|allow-older)$`);

/** Runs one command. `now` is the time of its signatures and of its phones. */
export function runCommand(args: readonly string[], now = new Date()): Result {
  const [command, ...rest] = args;
  const parsed = parseArguments(rest);
  const unknown = parsed.options.find((arg) => !OPTIONS.test(arg));
  const [names, run] = COMMANDS[command ?? ''] ?? [];
  if (unknown) return { code: USAGE_ERROR, lines: [`${unknown} is not known.`, USAGE] };
  if (!run || names !== parsed.names.length) return { code: USAGE_ERROR, lines: [USAGE] };
  return run(parsed, now);
}

const COMMANDS: Readonly<Record<string, readonly [names: number, run: (args: Arguments, now: Date) => Result]>> = {
  verify: [1, verifyBundle],
  diff: [2, diffBundles],
  embed: [2, embedBundle],
  key: [1, describeKey],
  publish: [2, publish],
  rollout: [2, rollout],
  stop: [1, stop],
  back: [1, back],
  reseal: [1, reseal],
  adoption: [1, ({ names: [path = ''] }) => adoption(textOf(path))],
};

function verifyBundle(args: Arguments, now: Date): Result {
  const files = bundleFiles(args.names[0] ?? '');
  const manifest = check(files, args, now);
  return typeof manifest === 'string' ? refusal(manifest) : success(lineOf('GOOD', manifest));
}

const lineOf = (verb: string, { version, build, expiresAt, keyid, rollbackTo }: Manifest): string =>
  `${verb} ${version} build ${build}, ${rollbackTo === null ? '' : `leads back to build ${rollbackTo}, `}signed with ${keyid}, good until ${expiresAt}.`;

/** Returns the manifest, or the reason why a phone would refuse the bundle. Options may name the phone's platform and version. */
function check(files: BundleFiles, args: Arguments, now: Date): Manifest | Reason {
  const host = hostOf(args, now);
  const manifest = readManifest(files, host);
  if (typeof manifest === 'string') return manifest;
  const platforms = (['android', 'ios'] as const).filter((platform) => args.first(platform) !== undefined);
  for (const platform of platforms) {
    const version = args.first(platform) ?? '';
    if (!numbersOf(version)) throw new ClearError(`--${platform} needs a version, and was given "${version}".`);
  }
  for (const platform of platforms.length > 0 ? platforms : (['android'] as const)) {
    const offer: Host = {
      ...host,
      platform,
      version: args.first(platform) ?? manifest.host[platform],
      protocol: manifest.protocol.bridge,
      storage: manifest.storage.schema,
      kept: [host.highest, ...(manifest.rollbackTo === null ? [] : [manifest.rollbackTo])],
    };
    const decision = decide(files, offer);
    if (decision.do === 'refuse' && decision.reason !== 'NOT_IN_ROLLOUT') return decision.reason;
  }
  return manifest;
}

function hostOf(args: Arguments, now: Date): Omit<Host, 'platform' | 'version' | 'protocol' | 'storage' | 'kept'> {
  const trust = trustOf(args.all('key'), args.has('allow-test-key'));
  if (Object.keys(trust.keys).length === 0)
    throw new ClearError('Which key is trusted? --key=<public key, PEM>; --allow-test-key trusts the one for tests.');
  const highest = args.first('highest') ?? '-1';
  if (!/^-?\d{1,15}$/.test(highest)) throw new ClearError(`--highest needs a build, and was given "${highest}".`);
  return { ...trust, highest: Number(highest), failed: [], install: '', now: timeOf(args, now).toISOString() };
}

/** Compares two manifests field by field. It needs no key, because it trusts neither bundle. */
function diffBundles({ names }: Arguments): Result {
  const [previous, after] = names.map(unverifiedManifest);
  if (typeof previous !== 'object' || typeof after !== 'object')
    return refusal([previous, after].find((item) => typeof item === 'string') ?? 'NO_MANIFEST');
  const lines = diffOf(previous, after);
  return lines.length > 0 ? { code: 1, lines } : success('The two are the same.');
}

/** Returns the manifest without a check of its signature, or a reason if the files do not match it. */
function unverifiedManifest(path: string): Manifest | Reason {
  const files = bundleFiles(path);
  const bytes = files.get(MANIFEST);
  if (!bytes) return 'NO_MANIFEST';
  const manifest = parse(new TextDecoder().decode(bytes));
  return isManifest(manifest) ? (filesReason(manifest, files) ?? manifest) : 'BAD_SCHEMA';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function embedBundle(args: Arguments, now: Date): Result {
  const [from = '', app = ''] = args.names;
  const target = args.first('at') ?? defaultTarget(app);
  restore(target);
  refuseForeign(target);
  const files = bundleFiles(from);
  const manifest = check(files, args, now);
  if (typeof manifest === 'string') return refusal(manifest);
  if (manifest.rollbackTo !== null)
    throw new ClearError(
      `The bundle leads back to build ${manifest.rollbackTo}: it is withdrawn, and no app is shipped with it.`,
    );
  const build = manifestAt(target)?.build;
  if (build !== undefined && manifest.build < build && !args.has('allow-older')) return refusal('ROLLBACK');
  embed(files, target, (copied) => filesReason(manifest, copied) === undefined);
  const warning = manifest.keyid.startsWith(TEST_KEY_PREFIX)
    ? ' It is signed with the key for tests: not for a release.'
    : '';
  return success(`${lineOf('EMBEDDED', manifest)} It is in ${target}.${warning}`);
}

function describeKey({ names: [path = ''] }: Arguments): Result {
  const text = textOf(path);
  const key = readKey(text, text.includes('PRIVATE KEY') ? 'private' : 'public');
  return success(`${keyidOf(key)} ${publicText(key)}`);
}
