/** O01 to O05: publishes, rolls out, stops, leads back and seals again over a folder on the disk, and says what no phone would take. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleFiles } from './bundle-files.ts';
import { runCommand } from './commands.ts';
import { applyDelta, contentOf, hasZstd } from './deltas.ts';
import { keyidOf } from './keys.ts';
import type { Offer } from './offer.ts';
import { exitCodeOf } from './reasons.ts';
import { keyFiles, writeBundle } from './test-bundles.ts';

const area = mkdtempSync(join(tmpdir(), 'roll-out-'));
afterAll(() => rmSync(area, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());
const first = keyFiles(area, 'first');
const second = keyFiles(area, 'second');

const NOW = new Date('2026-12-01T00:00:00Z');
const folder = join(area, 'bundles');
const runWith = (...args: string[]) => runCommand([...args, `--key=${first.private}`], NOW);
const offer = (): Offer => JSON.parse(readFileSync(join(folder, 'offer.txt'), 'utf8').replace(/^.*\n/, ''));
const shares = () => offer().releases.map(({ build, percent, rollbackTo }) => [build, percent, rollbackTo]);
const bundle = (build: number, settings: Parameters<typeof writeBundle>[3] = {}) =>
  writeBundle(area, first.private, build, settings);

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  runWith('publish', bundle(100), folder, '--percent=100');
});

describe('publish, rollout and stop', () => {
  it('a release when it is published: nobody is offered it, and the one before stays for all', () => {
    const { code, lines } = runWith('publish', bundle(110), folder);
    expect([code, lines.at(-2), lines.at(-1)]).toEqual([
      0,
      '  1.2.3 build 110 for 0 % of phones',
      '  1.2.3 build 100 for 100 % of phones',
    ]);
    expect(shares()).toEqual([
      [110, 0, null],
      [100, 100, null],
    ]);
    for (const { archive } of offer().releases) expect(existsSync(join(folder, archive.path))).toBe(true);
  });

  it('the share when it is edited or stopped: only the offer changes, with a higher serial and the same salt', () => {
    runWith('publish', bundle(110), folder);
    const files = () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => !/history/.test(file));
    const previous = { files: files(), serial: offer().serial, salt: offer().releases[0]?.salt };
    expect(runWith('rollout', folder, '10').lines[0]).toMatch(/^0 % -> 10 %: phones that were offered/);
    expect(runWith('rollout', folder, '5').lines[0]).toMatch(/^10 % -> 5 %: phones that are no longer offered it/);
    expect(runWith('stop', folder).lines[0]).toMatch(/^STOPPED build 110/);
    expect(shares()[0]).toEqual([110, 0, null]);
    expect({ files: files(), serial: offer().serial - 3, salt: offer().releases[0]?.salt }).toEqual(previous);
    expect(readdirSync(join(folder, 'history'))).toHaveLength(5);
  });

  it('the list of releases when one is published over another: has the first for all, and one more to lead back to', () => {
    for (const build of [110, 120, 130]) runWith('publish', bundle(build), folder, '--percent=100');
    runWith('publish', bundle(140), folder, '--percent=20');
    runWith('publish', bundle(150), folder);
    expect(shares().map(([build]) => build)).toEqual([150, 140, 130, 120]);
    // A release that nobody is offered is replaced.
    runWith('publish', bundle(160), folder);
    expect(shares().map(([build]) => build)).toEqual([160, 140, 130, 120]);
  });

  it('the key when BUNDLE_KEY names it: signs; without a key nothing is signed', () => {
    vi.stubEnv('BUNDLE_KEY', first.private);
    expect(runCommand(['stop', folder], NOW).code).toBe(0);
    vi.stubEnv('BUNDLE_KEY', '');
    expect(() => runCommand(['stop', folder], NOW)).toThrow(/Which key signs/);
  });
});

describe('what no phone would take', () => {
  const REFUSALS: readonly (readonly [name: string, code: number, advice: RegExp, args: () => string[]])[] = [
    ['an older build', exitCodeOf('ROLLBACK'), /higher BUNDLE_BUILD/, () => ['publish', bundle(90), folder]],
    [
      'the same build again',
      exitCodeOf('ROLLBACK'),
      /higher BUNDLE_BUILD/,
      () => ['publish', bundle(100, { page: 'other' }), folder],
    ],
    [
      'an expired bundle',
      exitCodeOf('EXPIRED'),
      /reseal/,
      () => ['publish', bundle(110, { BUNDLE_DAYS: '1' }), folder, '--now=2027-01-01T00:00:00Z'],
    ],
    [
      'a bundle of another key',
      exitCodeOf('UNKNOWN_KEY'),
      /--trust/,
      () => ['publish', writeBundle(area, second.private, 110), folder],
    ],
    [
      'a bundle of the key for tests',
      exitCodeOf('TEST_KEY'),
      /BUNDLE_KEY/,
      () => ['publish', writeBundle(area, undefined, 110), folder],
    ],
    [
      'stored data that it cannot read',
      exitCodeOf('STORAGE'),
      /cannot read/,
      () => ['publish', bundle(110, { reads: [5, 6] }), folder],
    ],
    [
      'an app that the stores do not have',
      exitCodeOf('HOST_TOO_OLD'),
      /BUNDLE_MIN_ANDROID/,
      () => [
        'publish',
        bundle(110, { BUNDLE_MIN_ANDROID: '9', BUNDLE_MIN_IOS: '9' }),
        folder,
        '--android=2.8',
        '--ios=2.8',
      ],
    ],
    [
      'a share above that of the manifest',
      exitCodeOf('NOT_IN_ROLLOUT'),
      /BUNDLE_PERCENT/,
      () => ['publish', bundle(110, { BUNDLE_PERCENT: '20' }), folder, '--percent=21'],
    ],
  ];
  it.each(REFUSALS)(
    'O01 to O05: %s when it is published: refused with advice, and nothing is written',
    (_, code, advice, args) => {
      const previous = readFileSync(join(folder, 'offer.txt'), 'utf8');
      const refused = runWith(...args());
      expect([refused.code, refused.lines.join('\n')]).toEqual([code, expect.stringMatching(advice)]);
      expect(readFileSync(join(folder, 'offer.txt'), 'utf8')).toBe(previous);
      expect(readdirSync(join(folder, 'bundles'))).toHaveLength(1);
    },
  );

  it('a bundle when some phones would not take it: published with a note', () => {
    const { lines } = runWith('publish', bundle(110, { BUNDLE_MIN_IOS: '9' }), folder, '--ios=2.8');
    expect(lines[0]).toBe('NOTE: not taken by phones on build 100, ios 2.8: HOST_TOO_OLD.');
  });

  it('a bundle when it has expired since it was published: rollout refuses it, stop does not', () => {
    runWith('publish', bundle(110, { BUNDLE_DAYS: '1' }), folder);
    const later = '--now=2027-01-01T00:00:00Z';
    expect(runWith('rollout', folder, '10', later).code).toBe(exitCodeOf('EXPIRED'));
    expect(runWith('stop', folder, later).code).toBe(0);
  });

  it('O01: the folder when its offer is missing, changed or of another key: no command signs over it', () => {
    const file = join(folder, 'offer.txt');
    const text = readFileSync(file, 'utf8');
    expect(() => runCommand(['stop', folder, `--key=${second.private}`], NOW)).toThrow(/UNKNOWN_KEY.*--trust/);
    writeFileSync(file, text.replace('"percent": 100', '"percent": 10'));
    expect(() => runWith('stop', folder)).toThrow(/BAD_SIGNATURE/);
    rmSync(file);
    expect(() => runWith('publish', bundle(110), folder)).toThrow(/is missing. Copy the newest file of/);
    expect(() => runWith('stop', join(area, 'empty'))).toThrow(/Nothing is published/);
    writeFileSync(file, text);
    for (const name of readdirSync(join(folder, 'bundles'))) writeFileSync(join(folder, 'bundles', name), 'x');
    expect(() => runWith('rollout', folder, '10')).toThrow(/is not what was published/);
    for (const percent of ['101', '-', '1.5'])
      expect(() => runWith('rollout', folder, percent)).toThrow(/whole number/);
  });
});

describe('back and reseal', () => {
  it('the way back when a release is bad: one bundle for phones that kept the last good one, one for the others', () => {
    runWith('publish', bundle(110), folder, '--percent=50');
    expect(runWith('back', folder).lines[0]).toMatch(/^BACK to 1\.2\.3 build 100/);
    expect(shares()).toEqual([
      [112, 100, 100],
      [111, 100, null],
    ]);
    expect(() => runWith('back', folder)).toThrow(/already leads back to build 100/);
    for (const command of [
      ['rollout', folder, '5'],
      ['stop', folder],
    ])
      expect(() => runWith(...command)).toThrow(/leads/);
    expect(runWith('publish', bundle(120), folder).code).toBe(0);
    runWith('rollout', folder, '100');
    runWith('back', folder);
    expect(shares()[0]).toEqual([122, 100, 111]);
  });

  it('the way back when there is no good release, or it cannot read what the bad one has kept: refused', () => {
    expect(() => runWith('back', folder)).toThrow(/has no earlier release/);
    runWith('publish', bundle(110, { schema: 9, reads: [0, 9] }), folder);
    expect(() => runWith('back', folder, '--to=90')).toThrow(/has no release 90/);
    expect(runWith('back', folder).code).toBe(exitCodeOf('STORAGE'));
    expect(shares()[0]).toEqual([110, 0, null]);
  });

  it('O03: a release when it is sealed again: has a later time, and number, share and content as before', () => {
    runWith('publish', bundle(110), folder, '--percent=50');
    const previous = offer();
    runWith('reseal', folder, '--days=300');
    expect(shares()).toEqual(previous.releases.map(({ build, percent }) => [build, percent, null]));
    expect(offer().releases[0]?.salt).toBe(previous.releases[0]?.salt);
    const archive = join(folder, offer().releases[0]?.archive.path ?? '');
    expect(runCommand(['verify', archive, `--key=${first.public}`], NOW).lines[0]).toMatch(/until 2027-09-27/);
    expect(
      runCommand(['diff', join(folder, previous.releases[0]?.archive.path ?? ''), archive]).lines.join(),
    ).not.toMatch(/[~+-] index/);
  });

  it('O05: the first key when the second revokes it: all releases are signed anew under higher builds, with their shares', () => {
    runWith('publish', bundle(110), folder, '--percent=50');
    const rotate = [`--key=${second.private}`, `--trust=${first.public}`];
    expect(() => runWith('reseal', folder, `--revoke=${keyidOf(first.key)}`)).toThrow(/cannot be revoked/);
    runCommand(['reseal', folder, ...rotate, `--revoke=${keyidOf(first.key)}`], NOW);
    expect(shares()).toEqual([
      [112, 50, null],
      [111, 100, null],
    ]);
    expect([offer().revoked, offer().keyid]).toEqual([[keyidOf(first.key)], keyidOf(second.key)]);
    expect(() => runWith('stop', folder, `--trust=${second.public}`)).toThrow(/was revoked/);
    // What was revoked stays in later offers, and a bundle of that key is no longer published.
    expect(runCommand(['publish', bundle(120), folder, ...rotate], NOW).code).toBe(exitCodeOf('REVOKED_KEY'));
    runCommand(['stop', folder, ...rotate], NOW);
    expect(offer().revoked).toEqual([keyidOf(first.key)]);
  });
});

describe('deltas', () => {
  const page = (line: string) =>
    Array.from({ length: 400 }, (_, index) => `<p>${index * 7_919} ${index * 104_729}</p>${line}`).join('\n');

  it.runIf(hasZstd())(
    'a delta when it is applied to the content of the build before: has the bytes of the archive',
    () => {
      runWith('publish', bundle(110, { page: page('') }), folder, '--percent=100');
      const { lines } = runWith('publish', bundle(120, { page: page('').replace('<p>7919 ', '<p>new ') }), folder);
      expect(lines).toContainEqual(expect.stringMatching(/^DELTA from build 110: 0\.\d kB in place of \d\.\d kB\.$/));
      const [release] = offer().releases;
      const delta = release?.deltas.find(({ from }) => from === 110);
      const archive = readFileSync(join(folder, release?.archive.path ?? ''));
      const base = bundleFiles(join(folder, offer().releases[1]?.archive.path ?? ''));
      const content = contentOf(base, JSON.parse(String(base.get('manifest.json'))));
      const bytes = readFileSync(join(folder, delta?.path ?? ''));
      expect(applyDelta(content, bytes)?.equals(archive)).toBe(true);
      expect(applyDelta(content.subarray(1), bytes)?.equals(archive) ?? false).toBe(false);
      expect(applyDelta(content, bytes.subarray(0, -9))).toBeUndefined();
    },
  );

  it('the command zstd when it is not there: the release is published without deltas, which a line says', () => {
    vi.stubEnv('PATH', area);
    const { code, lines } = runWith('publish', bundle(110), folder);
    expect([code, lines[0]]).toEqual([0, 'NOTE: no deltas, because the command zstd is not here.']);
    expect(offer().releases[0]?.deltas).toEqual([]);
  });
});

it('two commands when they run on copies of one folder: the later serial is never lower', () => {
  const copy = join(area, 'copy');
  cpSync(folder, copy, { recursive: true });
  rmSync(join(copy, 'offer.txt'));
  rmSync(join(copy, 'history'), { recursive: true });
  const { serial } = offer();
  runCommand(['publish', bundle(120), copy, `--key=${first.private}`], new Date(NOW.getTime() + 60_000));
  const text = readFileSync(join(copy, 'offer.txt'), 'utf8').replace(/^.*\n/, '');
  expect(JSON.parse(text).serial).toBeGreaterThan(serial);
});

it('adoption when reports are counted: names shares and refusals, and lines that are none', () => {
  const file = join(area, 'reports.log');
  const report = (running: number, reason: string | null) =>
    JSON.stringify({ running, reason, platform: 'ios', app: '2.8' });
  writeFileSync(
    file,
    [report(110, null), report(110, null), report(100, 'STORAGE'), report(100, 'a name'), 'GET /', ''].join('\n'),
  );
  expect(runCommand(['adoption', file]).lines).toEqual([
    '3 reports, 2 lines that are none.',
    'build 110: 2 (66.7 %)',
    'build 100: 1 (33.3 %)',
    'not taken, STORAGE on ios 2.8: 1 (33.3 %)',
  ]);
});
