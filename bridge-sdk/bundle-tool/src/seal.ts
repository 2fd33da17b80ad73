/** Turns a built single-file page into a signed bundle and a zip archive. The bundle includes manifest, bill of materials and notices. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { methods } from '../../generator/src/contract/read.ts';
import { PROTOCOL_VERSION } from '../../src/core/protocol.ts';
import { type BundleFiles, hashOf, TEST_KEY_PREFIX } from './decide.ts';
import { APP, type Manifest, SCHEMA } from './manifest.ts';
import { signBundle, signingKey, timeText } from './signing.ts';
import { zip } from './zip.ts';

const ENTRY = 'index.html';
const DEFAULT_DAYS = 180;
const DAY_MS = 86_400_000;
/** The default minimum version of apps. The page compensates for what an older app cannot do. */
const MIN_APP_VERSION = '1.0.0';
/** The version of the storage schema (`webview-app/src/platform/storage.ts`). It rises when an older page could not read the data. */
const STORAGE_SCHEMA = 1;
const EXTERNAL_SCHEMES = ['https', 'tel', 'mailto'];

export interface SealSettings {
  readonly BUNDLE_KEY?: string | undefined;
  readonly BUNDLE_BUILD?: string | undefined;
  readonly BUNDLE_DAYS?: string | undefined;
  readonly BUNDLE_PERCENT?: string | undefined;
  readonly BUNDLE_REVOKED?: string | undefined;
  readonly BUNDLE_ROLLBACK_TO?: string | undefined;
  readonly BUNDLE_MIN_ANDROID?: string | undefined;
  readonly BUNDLE_MIN_IOS?: string | undefined;
  readonly SOURCE_DATE_EPOCH?: string | undefined;
  readonly [other: string]: string | undefined;
}

/** Returns the manifest of a page and its accompanying files. */
export function manifestOf(
  files: BundleFiles,
  version: string,
  keyid: string,
  settings: SealSettings,
  commitSeconds: number,
): Manifest {
  const time = wholeNumber('SOURCE_DATE_EPOCH', settings.SOURCE_DATE_EPOCH) ?? commitSeconds;
  const build = wholeNumber('BUNDLE_BUILD', settings.BUNDLE_BUILD) ?? time;
  const days = wholeNumber('BUNDLE_DAYS', settings.BUNDLE_DAYS) ?? DEFAULT_DAYS;
  const page = new TextDecoder().decode(files.get(ENTRY));
  const csp = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  const connect = /(?:^|; )connect-src ([^;]*)/.exec(csp)?.[1] ?? '';
  return {
    schema: SCHEMA,
    app: APP,
    version,
    build,
    createdAt: timeText(time * 1_000),
    expiresAt: timeText(time * 1_000 + days * DAY_MS),
    protocol: { bridge: PROTOCOL_VERSION, min: PROTOCOL_VERSION },
    host: { android: settings.BUNDLE_MIN_ANDROID || MIN_APP_VERSION, ios: settings.BUNDLE_MIN_IOS || MIN_APP_VERSION },
    entry: ENTRY,
    files: [...files]
      .map(([path, content]) => ({ path, size: content.length, sha256: hashOf(content) }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    policy: {
      csp,
      connect: connect.split(' ').filter((source) => /^(?:https?|wss?):/.test(source)),
      external: EXTERNAL_SCHEMES,
      methods: methods.map(({ name }) => name).sort(),
    },
    storage: { schema: STORAGE_SCHEMA, reads: [Math.max(0, STORAGE_SCHEMA - 1), STORAGE_SCHEMA + 1] },
    rollout: { percent: wholeNumber('BUNDLE_PERCENT', settings.BUNDLE_PERCENT) ?? 100, salt: `${version}-${build}` },
    revoked: (settings.BUNDLE_REVOKED ?? '').split(',').filter(Boolean),
    rollbackTo: wholeNumber('BUNDLE_ROLLBACK_TO', settings.BUNDLE_ROLLBACK_TO) ?? null,
    keyid,
  };
}

/**
 * Throws a one-line error for a manifest that every phone would refuse: one that has expired, or that leads back and is not newer than the
 * bundle that was sealed from the same commit. `commitSeconds` and `now` are times since 1970, in seconds and in milliseconds.
 */
export function assertUsable(
  { build, expiresAt, rollbackTo }: Manifest,
  commitSeconds: number,
  now = Date.now(),
): void {
  if (rollbackTo !== null && build <= Math.max(rollbackTo, commitSeconds))
    throw new ClearError(
      `BUNDLE_ROLLBACK_TO=${rollbackTo} needs a build that is newer than the one that phones have: BUNDLE_BUILD=$(date +%s). ` +
        `This is ${build}; the bundle of this commit has ${commitSeconds}, and phones refuse what is not newer.`,
    );
  if (Date.parse(expiresAt) <= now)
    throw new ClearError(
      `The bundle would have expired: it is good until ${expiresAt}, which counts from the commit's time. ` +
        'Commit again, or give a time in seconds, SOURCE_DATE_EPOCH, or more days, BUNDLE_DAYS.',
    );
}

/** Seals the folder of a built single-file page and writes the archive beside it. Returns the lines to print. */
export function sealFolder(folder: string, version: string, settings: SealSettings): string[] {
  const page = readFileSync(join(folder, ENTRY), 'utf8');
  const billOfMaterials = readFileSync(`${folder}.cdx.json`);
  const parts = new Map<string, Uint8Array>([
    [ENTRY, Buffer.from(page)],
    ['bom.json', billOfMaterials],
    ['third-party-notices.txt', Buffer.from(noticesIn(page))],
  ]);
  const foreignFiles = readdirSync(folder).filter((name) => !parts.has(name));
  if (foreignFiles.length > 0)
    throw new ClearError(`The bundle's folder has other files than its page: ${foreignFiles.join(', ')}.`);
  const key = signingKey(settings);
  const commit = commitSeconds();
  const manifest = manifestOf(parts, version, key.keyid, settings, commit);
  // A bundle of the key for tests reaches no phone, and tests also run years after the commit.
  if (!key.keyid.startsWith(TEST_KEY_PREFIX)) assertUsable(manifest, commit);
  const files = signBundle(parts, manifest, key);
  for (const [path, content] of files) writeFileSync(join(folder, path), content);
  const archive = join(dirname(folder), `health-${version}.zip`);
  writeFileSync(archive, zip(files));
  return [
    `  build ${manifest.build}, ${manifest.createdAt} to ${manifest.expiresAt}; ${basename(archive)} sha256 ${hashOf(zip(files))}`,
    key.keyid.startsWith(TEST_KEY_PREFIX)
      ? `  SIGNED WITH THE KEY FOR TESTS (${key.keyid}): no released app may take it. BUNDLE_KEY names the file of a real key.`
      : `  signed with ${key.keyid}`,
  ];
}

/** Returns the third-party notices that the page contains. */
function noticesIn(page: string): string {
  const notices = /<script type="text\/plain" id="third-party-notices">\n([\s\S]*?)<\/script>/.exec(page)?.[1];
  if (!notices) throw new Error('seal: the page carries no notices');
  return notices;
}

/** Returns the time of the commit, so that builds are reproducible. The time is 0 outside a repository. */
function commitSeconds(): number {
  try {
    const args = ['log', '-1', '--format=%ct'];
    return Number(execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return 0;
  }
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new ClearError(`${name} needs a whole number, and was given "${text}".`);
}
