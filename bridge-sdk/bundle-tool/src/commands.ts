/**
 * Implements the commands of `sdhealth-bundle verify|diff|embed|key`. The exit code is 0 for success, 2 for wrong usage, 1 for bundles
 * that differ, and that of the reason (`reasons.ts`) for a refused bundle.
 */
import { readFileSync } from 'node:fs';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { bundleFiles } from './bundle-files.ts';
import { type BundleFiles, decide, filesReason, type Host, readManifest, TEST_KEY_PREFIX } from './decide.ts';
import { diffOf } from './diff.ts';
import { embed, manifestAt, placeIn, refuseForeign, restore } from './embed.ts';
import { keyidOf, publicText, readKey } from './keys.ts';
import { isManifest, MANIFEST, type Manifest, numbersOf } from './manifest.ts';
import { exitCodeOf, type Reason, wordsOf } from './reasons.ts';
import { TEST_KEYS } from './test-keys.ts';

const USAGE = `Usage:
  sdhealth-bundle verify <folder or zip> --key=<public key, PEM> [--key=...] [--allow-test-key]
                         [--highest=<build>] [--android=<version>] [--ios=<version>] [--now=<time>]
  sdhealth-bundle diff <bundle> <bundle>
  sdhealth-bundle embed <folder or zip> <folder of the app> --key=... [--at=<folder>] [--allow-older]
  sdhealth-bundle key <key, PEM>`;
const NOT_UNDERSTOOD = 2;

/** Holds the exit code of a command and the lines that it prints. */
export interface Said {
  readonly code: number;
  readonly lines: readonly string[];
}

interface Words {
  readonly names: readonly string[];
  readonly all: (option: string) => string[];
  readonly first: (option: string) => string | undefined;
  readonly has: (option: string) => boolean;
}

const OPTIONS = /^--(?:(?:key|highest|android|ios|now|at)=.+|allow-test-key|allow-older)$/;

/** Runs one command. */
export function runCommand(args: readonly string[], now = new Date()): Said {
  const [command, ...rest] = args;
  const options = rest.filter((word) => word.startsWith('--'));
  const wrong = options.find((word) => !OPTIONS.test(word));
  const all = (option: string) =>
    options.filter((word) => word.startsWith(`--${option}=`)).map((word) => word.slice(option.length + 3));
  const words: Words = {
    names: rest.filter((word) => !word.startsWith('--')),
    all,
    first: (option) => all(option)[0],
    has: (option) => options.includes(`--${option}`),
  };
  const [names, run] = COMMANDS[command ?? ''] ?? [];
  if (wrong) return { code: NOT_UNDERSTOOD, lines: [`${wrong} is not known.`, USAGE] };
  if (!run || names !== words.names.length) return { code: NOT_UNDERSTOOD, lines: [USAGE] };
  return run(words, now);
}

const COMMANDS: Readonly<Record<string, readonly [names: number, run: (words: Words, now: Date) => Said]>> = {
  verify: [1, verifyBundle],
  diff: [2, diffBundles],
  embed: [2, embedBundle],
  key: [1, describeKey],
};

const good = (...lines: string[]): Said => ({ code: 0, lines });
const refused = (reason: Reason): Said => ({
  code: exitCodeOf(reason),
  lines: [`REFUSED ${reason}: ${wordsOf(reason)}.`],
});

function verifyBundle(words: Words, now: Date): Said {
  const files = bundleFiles(words.names[0] ?? '');
  const checked = check(files, words, now);
  return typeof checked === 'string' ? refused(checked) : good(lineOf('GOOD', checked));
}

const lineOf = (word: string, { version, build, expiresAt, keyid, rollbackTo }: Manifest): string =>
  `${word} ${version} build ${build}, ${rollbackTo === null ? '' : `leads back to build ${rollbackTo}, `}signed with ${keyid}, good until ${expiresAt}.`;

/** Returns the manifest, or the reason why a phone would refuse the bundle. Options may name the phone's platform and version. */
function check(files: BundleFiles, words: Words, now: Date): Manifest | Reason {
  const host = hostOf(words, now);
  const read = readManifest(files, host);
  if (typeof read === 'string') return read;
  const named = (['android', 'ios'] as const).filter((platform) => words.first(platform) !== undefined);
  for (const platform of named) {
    const version = words.first(platform) ?? '';
    if (!numbersOf(version)) throw new ClearError(`--${platform} needs a version, and was given "${version}".`);
  }
  for (const platform of named.length > 0 ? named : (['android'] as const)) {
    const at: Host = {
      ...host,
      platform,
      version: words.first(platform) ?? read.host[platform],
      protocol: read.protocol.bridge,
      storage: read.storage.schema,
      kept: [host.highest, ...(read.rollbackTo === null ? [] : [read.rollbackTo])],
    };
    const decision = decide(files, at);
    if (decision.do === 'refuse' && decision.reason !== 'NOT_IN_ROLLOUT') return decision.reason;
  }
  return read;
}

function hostOf(words: Words, now: Date): Omit<Host, 'platform' | 'version' | 'protocol' | 'storage' | 'kept'> {
  const testKeys = words.has('allow-test-key');
  const given = words.all('key').map((path) => readKey(textOf(path), 'public'));
  if (given.length === 0 && !testKeys)
    throw new ClearError('Which key is trusted? --key=<public key, PEM>; --allow-test-key trusts the one for tests.');
  const keys = Object.fromEntries(given.map((key) => [keyidOf(key), publicText(key)]));
  const at = words.first('now');
  if (at !== undefined && Number.isNaN(Date.parse(at)))
    throw new ClearError(`--now needs a time, and was given "${at}".`);
  const highest = words.first('highest') ?? '-1';
  if (!/^-?\d{1,15}$/.test(highest)) throw new ClearError(`--highest needs a build, and was given "${highest}".`);
  return {
    keys: { ...keys, ...(testKeys && TEST_KEYS) },
    revoked: [],
    testKeys,
    highest: Number(highest),
    failed: [],
    install: '',
    now: at ?? now.toISOString(),
  };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ClearError(`${path} cannot be read.`);
  }
}

/** Compares two manifests field by field. It needs no key, because it trusts neither bundle. */
function diffBundles({ names }: Words): Said {
  const [previous, after] = names.map(claimOf);
  if (typeof previous !== 'object' || typeof after !== 'object')
    return refused([previous, after].find((item) => typeof item === 'string') ?? 'NO_MANIFEST');
  const lines = diffOf(previous, after);
  return lines.length > 0 ? { code: 1, lines } : good('The two are the same.');
}

/** Returns the manifest without a check of its signature, or a reason if the files do not match it. */
function claimOf(path: string): Manifest | Reason {
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

function embedBundle(words: Words, now: Date): Said {
  const [from = '', app = ''] = words.names;
  const place = words.first('at') ?? placeIn(app);
  restore(place);
  refuseForeign(place);
  const files = bundleFiles(from);
  const checked = check(files, words, now);
  if (typeof checked === 'string') return refused(checked);
  if (checked.rollbackTo !== null)
    throw new ClearError(
      `The bundle leads back to build ${checked.rollbackTo}: it is withdrawn, and no app is shipped with it.`,
    );
  const build = manifestAt(place)?.build;
  if (build !== undefined && checked.build < build && !words.has('allow-older')) return refused('ROLLBACK');
  embed(files, place, (written) => filesReason(checked, written) === undefined);
  const warning = checked.keyid.startsWith(TEST_KEY_PREFIX)
    ? ' It is signed with the key for tests: not for a release.'
    : '';
  return good(`${lineOf('EMBEDDED', checked)} It is in ${place}.${warning}`);
}

function describeKey({ names: [path = ''] }: Words): Said {
  const text = textOf(path);
  const key = readKey(text, text.includes('PRIVATE KEY') ? 'private' : 'public');
  return good(`${keyidOf(key)} ${publicText(key)}`);
}
