import { generateKeyPairSync } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/workspace/root.ts';
import { bundleFiles } from './bundle-files.ts';
import { runCommand } from './commands.ts';
import { keyidOf, publicText } from './keys.ts';
import { exitCodeOf, REASONS, type Reason } from './reasons.ts';
import { assertUsable, manifestOf, type SealSettings, sealFolder } from './seal.ts';
import { signBundle, signingKey } from './signing.ts';
import { testKey } from './test-keys.ts';
import { unzip, zip } from './zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'signed-bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COMMIT = 1_795_000_000;
const NOW = new Date((COMMIT + 3_600) * 1_000);
const PAGE =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; connect-src \'self\' https://api.example; a b" />';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const pem = { private: join(folder, 'private.pem'), public: join(folder, 'public.pem') };
writeFileSync(pem.private, privateKey.export({ type: 'pkcs8', format: 'pem' }));
writeFileSync(pem.public, publicKey.export({ type: 'spki', format: 'pem' }));

/** Seals a page with the key in the settings, by default with a key for tests. */
function bundle(settings: SealSettings = {}, page = PAGE): Map<string, Uint8Array> {
  const key = signingKey(settings);
  const files = new Map([
    ['index.html', Buffer.from(page)],
    ['bom.json', Buffer.from('{}')],
  ]);
  return signBundle(files, manifestOf(files, '1.2.3', key.keyid, settings, COMMIT), key);
}

function write(name: string, files: ReadonlyMap<string, Uint8Array>): string {
  const target = join(folder, name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  for (const [path, content] of files) writeFileSync(join(target, path), content);
  return target;
}

const REAL = { BUNDLE_KEY: pem.private };
const TRUST = `--key=${pem.public}`;
let good = '';
beforeEach(() => {
  good = write('good', bundle(REAL));
});
const runArgs = (...args: string[]) => runCommand(args, NOW);
const messageOf = (...args: string[]): string => {
  const { code, lines } = runArgs(...args);
  return `${code} ${lines.join('\n')}`;
};

describe('verify', () => {
  it('verify when a bundle is complete, as a folder or archive: prints one line', () => {
    const line = `0 GOOD 1.2.3 build ${COMMIT}, signed with ${keyidOf(publicKey)}, good until 2027-05-17T11:06:40Z.`;
    expect(messageOf('verify', good, TRUST)).toBe(line);
    const archive = join(folder, 'good.zip');
    writeFileSync(archive, zip(bundleFiles(good)));
    expect(messageOf('verify', archive, TRUST)).toBe(line);
  });

  const REFUSALS: readonly (readonly [reason: Reason, damage: () => void, args: readonly string[]])[] = [
    ['FILE_CHANGED', () => writeFileSync(join(good, 'index.html'), PAGE.replace('none', 'None')), [TRUST]],
    ['FILE_UNKNOWN', () => writeFileSync(join(good, '.DS_Store'), ''), [TRUST]],
    ['FILE_MISSING', () => rmSync(join(good, 'bom.json')), [TRUST]],
    ['NO_MANIFEST', () => rmSync(join(good, 'manifest.sig')), [TRUST]],
    [
      'BAD_SIGNATURE',
      () => writeFileSync(join(good, 'manifest.json'), `${readFileSync(join(good, 'manifest.json'))} `),
      [TRUST],
    ],
    ['UNKNOWN_KEY', () => undefined, ['--allow-test-key']],
    ['ROLLBACK', () => undefined, [TRUST, `--highest=${COMMIT}`]],
    ['EXPIRED', () => undefined, [TRUST, '--now=2028-01-01T00:00:00Z']],
    ['HOST_TOO_OLD', () => undefined, [TRUST, '--ios=0.9']],
    ['HOST_TOO_OLD', () => undefined, [TRUST, '--android=0.9', '--ios=2.0']],
    ['HOST_TOO_OLD', () => undefined, [TRUST, '--android=0.9-beta']],
  ];
  it.each(REFUSALS)(
    'O01 to O05: verify when it refuses because of %s: prints the reason and exits with its code',
    (reason, damage, args) => {
      damage();
      const { code, lines } = runArgs('verify', good, ...args);
      expect(code).toBe(exitCodeOf(reason));
      expect(lines).toEqual([expect.stringMatching(new RegExp(`^REFUSED ${reason}: .*\\.$`))]);
    },
  );

  it('O05: the test key when --allow-test-key is absent: not trusted', () => {
    const testBundle = write('tested', bundle());
    expect(runArgs('verify', testBundle, TRUST).code).toBe(exitCodeOf('TEST_KEY'));
    expect(runArgs('verify', testBundle, '--allow-test-key').code).toBe(0);
    expect(() => runArgs('verify', testBundle)).toThrow(/Which key is trusted/);
  });

  it('verify when it gets a link, a damaged archive or unknown arguments: refuses them', () => {
    expect(() => runArgs('verify', good, TRUST, '--android=new')).toThrow(
      '--android needs a version, and was given "new".',
    );
    symlinkSync(pem.private, join(good, 'link'));
    expect(() => runArgs('verify', good, TRUST)).toThrow('The bundle has a link, link');
    const archive = zip(bundle(REAL));
    archive[60] = (archive[60] ?? 0) ^ 1;
    writeFileSync(join(folder, 'bad.zip'), archive);
    expect(() => runArgs('verify', join(folder, 'bad.zip'), TRUST)).toThrow(/damaged/);
    expect(runArgs('verify', good, '--force').code).toBe(2);
    expect(runArgs('sign', good).code).toBe(2);
  });
});

describe('seal', () => {
  it('O11: archive and signature when a page is sealed twice from one commit: identical', () => {
    expect(zip(bundle(REAL)).equals(zip(bundle(REAL)))).toBe(true);
    const files = bundle(REAL);
    expect(zip(new Map([...files].reverse())).equals(zip(files))).toBe(true);
    expect([...unzip(zip(files)).keys()]).toEqual([...files.keys()].sort());
  });

  it('a manifest when a page is sealed: has fields of the page and the settings', () => {
    const settings = { BUNDLE_BUILD: '7', BUNDLE_DAYS: '1', BUNDLE_REVOKED: 'key-a,key-b', BUNDLE_PERCENT: '5' };
    const manifest = manifestOf(bundle(), '1.2.3', 'key-c', settings, COMMIT);
    expect(manifest).toMatchObject({ build: 7, createdAt: '2026-11-18T11:06:40Z', expiresAt: '2026-11-19T11:06:40Z' });
    expect(manifest).toMatchObject({ revoked: ['key-a', 'key-b'], rollout: { percent: 5 }, rollbackTo: null });
    expect(manifest.policy.connect).toEqual(['https://api.example']);
    expect(() => manifestOf(bundle(), '1', 'a', { BUNDLE_BUILD: 'x' }, 0)).toThrow(/BUNDLE_BUILD needs a whole number/);
  });

  it.each<[what: string, settings: SealSettings, refusal: RegExp | undefined]>([
    ['is ordinary', {}, undefined],
    ['leads back with a newer number', { BUNDLE_ROLLBACK_TO: '7', BUNDLE_BUILD: `${COMMIT + 1}` }, undefined],
    ['leads back with the number of its commit', { BUNDLE_ROLLBACK_TO: '7' }, /^BUNDLE_ROLLBACK_TO=7 needs a build/],
    ['leads back to itself', { BUNDLE_ROLLBACK_TO: `${COMMIT}` }, /BUNDLE_BUILD=\$\(date \+%s\)/],
    ['leads back to a newer build', { BUNDLE_ROLLBACK_TO: '9', BUNDLE_BUILD: '8' }, /This is 8;/],
    ['ends before it is sealed', { BUNDLE_DAYS: '0' }, /^The bundle would have expired: .*BUNDLE_DAYS/],
    ['has an old time', { SOURCE_DATE_EPOCH: '1600000000' }, /good until 2021-03-/],
  ])('a manifest when it %s: is sealed only if a phone can take it', (_, settings, refusal) => {
    const seal = () => assertUsable(manifestOf(bundle(), '1.2.3', 'key-c', settings, COMMIT), COMMIT, NOW.getTime());
    if (refusal) expect(seal).toThrow(refusal);
    else expect(seal).not.toThrow();
  });

  it('a page when its bundle could be taken by no phone: is sealed with a key for tests, and refused with a real one', () => {
    const page = '<script type="text/plain" id="third-party-notices">\nnotices</script>';
    const seal = (name: string, settings: SealSettings) => {
      const target = write(name, new Map([['index.html', Buffer.from(page)]]));
      writeFileSync(`${target}.cdx.json`, '{}');
      return sealFolder(target, '1.2.3', { SOURCE_DATE_EPOCH: '1600000000', ...settings });
    };
    expect(seal('old-test', {}).join()).toContain('SIGNED WITH THE KEY FOR TESTS');
    expect(() => seal('old', REAL)).toThrow(/^The bundle would have expired/);
    expect(existsSync(join(folder, 'old/manifest.json'))).toBe(false);
    expect(seal('new', { ...REAL, BUNDLE_DAYS: '99999' }).join()).toContain(`signed with ${keyidOf(publicKey)}`);
  });

  it('O05: BUNDLE_KEY when it names a test key or a key of another kind: refused', () => {
    const file = join(folder, 'other.pem');
    writeFileSync(file, testKey(2).key.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => signingKey({ BUNDLE_KEY: file })).toThrow(/a key for tests/);
    writeFileSync(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => signingKey({ BUNDLE_KEY: file })).toThrow('A private key of the curve P-256 in PEM is needed.');
    expect(() => signingKey({ BUNDLE_KEY: '/nowhere' })).toThrow(/names no file/);
    expect(messageOf('key', pem.public)).toBe(`0 ${keyidOf(publicKey)} ${publicText(publicKey)}`);
    expect(messageOf('key', pem.private)).toBe(messageOf('key', pem.public));
  });
});

it('the guide for apps when the code has a reason to refuse: lists it with its exit code', () => {
  const guide = readFileSync(join(root, 'bridge-sdk/docs/signed-bundles.md'), 'utf8');
  for (const [reason, [code, args]] of Object.entries(REASONS))
    expect(guide).toContain(`| ${code} | \`${reason}\` | ${args} |`);
});

it('diff when two bundles differ: lists the differences and exits with 1', () => {
  const later = write('later', bundle({ ...REAL, BUNDLE_BUILD: '1800000000' }, `${PAGE}!`));
  expect(runArgs('diff', good, good)).toEqual({ code: 0, lines: ['The two are the same.'] });
  const { code, lines } = runArgs('diff', good, later);
  expect(code).toBe(1);
  expect(lines).toContain(`build: ${COMMIT} -> 1800000000`);
  expect(lines).toContain(`~ index.html: ${PAGE.length} -> ${PAGE.length + 1} bytes`);
});

describe('embed', () => {
  const app = join(folder, 'app');
  const assets = join(app, 'src/main/assets/health');
  beforeEach(() => {
    rmSync(app, { recursive: true, force: true });
    mkdirSync(join(app, 'src/main'), { recursive: true });
  });
  const newer = () => write('newer', bundle({ ...REAL, BUNDLE_BUILD: '1800000000' }));

  it('embed when the app has an earlier bundle: replaces it in the platform’s folder', () => {
    writeFileSync(join(good, '..', 'not-of-it'), '');
    expect(runArgs('embed', good, app, TRUST).code).toBe(0);
    expect(readdirSync(assets).sort()).toEqual(['bom.json', 'index.html', 'manifest.json', 'manifest.sig']);
    expect(runArgs('embed', newer(), app, TRUST).code).toBe(0);
    expect(messageOf('verify', assets, TRUST)).toContain('build 1800000000');
    expect(readdirSync(join(assets, '..'))).toEqual(['health']);
    const ios = join(folder, 'ios');
    expect(runArgs('embed', good, ios, TRUST).lines[0]).toContain(join(ios, 'health'));
  });

  it('O01, O02: embed when the bundle is refused or older: leaves the app unchanged', () => {
    runArgs('embed', newer(), app, TRUST);
    expect(runArgs('embed', good, app, TRUST).code).toBe(exitCodeOf('ROLLBACK'));
    writeFileSync(join(good, 'index.html'), '');
    expect(runArgs('embed', good, app, TRUST, '--allow-older').code).toBe(exitCodeOf('FILE_CHANGED'));
    expect(messageOf('verify', assets, TRUST)).toContain('build 1800000000');
    good = write('good', bundle(REAL));
    expect(runArgs('embed', good, app, TRUST, '--allow-older').code).toBe(0);
  });

  it('embed when its target has foreign files: refuses and deletes nothing', () => {
    const source = join(app, 'src/main/assets/own.txt');
    mkdirSync(join(assets, 'deep'), { recursive: true });
    writeFileSync(source, 'own');
    // Empty folders may be replaced.
    expect(runArgs('embed', good, app, TRUST).code).toBe(0);
    expect(() => runArgs('embed', good, app, TRUST, `--at=${join(assets, '..')}`)).toThrow(
      /has .*, which is of no bundle/,
    );
    const foreign = join(assets, 'Main.swift');
    writeFileSync(foreign, 'own');
    expect(() => runArgs('embed', newer(), app, TRUST)).toThrow(/has Main\.swift, which is of no bundle/);
    expect([source, foreign].map((file) => readFileSync(file, 'utf8'))).toEqual(['own', 'own']);
    rmSync(join(assets, 'manifest.json'));
    expect(() => runArgs('embed', newer(), app, TRUST)).toThrow(/is of no bundle/);
    expect(() => runArgs('embed', good, app, TRUST, `--at=${source}`)).toThrow(/is not a folder/);
  });

  it('embed when the manifest withdraws the bundle for build 1: refuses it', () => {
    const rollback = write('back', bundle({ ...REAL, BUNDLE_ROLLBACK_TO: '1' }));
    expect(() => runArgs('embed', rollback, app, TRUST)).toThrow(/leads back to build 1: it is withdrawn/);
    expect(existsSync(assets)).toBe(false);
  });

  it('O06: embed when it was killed at any moment: the next run finds a complete bundle', () => {
    const siblingFolder = (word: string) => join(assets, '..', `.health.${word}`);
    runArgs('embed', good, app, TRUST);
    // Leaves the files of a run that was killed while it wrote.
    mkdirSync(siblingFolder('new'));
    writeFileSync(join(siblingFolder('new'), 'index.html'), 'half');
    expect(runArgs('embed', good, app, TRUST).code).toBe(0);
    // Leaves the files of a run that was killed between its two renames.
    renameSync(assets, siblingFolder('old'));
    writeFileSync(join(good, 'index.html'), '');
    expect(runArgs('embed', good, app, TRUST).code).toBe(exitCodeOf('FILE_CHANGED'));
    expect(existsSync(assets)).toBe(true);
    good = write('good', bundle({ ...REAL, BUNDLE_BUILD: '1' }));
    expect(runArgs('embed', good, app, TRUST).code).toBe(exitCodeOf('ROLLBACK'));
    expect(messageOf('verify', assets, TRUST)).toContain(`build ${COMMIT}`);
    // Leaves the files of a run that was killed before it removed the old bundle.
    cpSync(assets, siblingFolder('old'), { recursive: true });
    expect(runArgs('embed', newer(), app, TRUST).code).toBe(0);
    expect(readdirSync(join(assets, '..'))).toEqual(['health']);
  });
});
