// Releases twice from a copy of the repository to a test registry, then installs and upgrades as a user does.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, copyRepository } from '../workspace/repository-copy.ts';
import { root } from '../workspace/root.ts';
import { type Registry, startRegistry } from './registry.ts';

const BUILD_MS = 600_000;
const IDENTITY = {
  repository: 'git+https://git.example/health.git',
  homepage: 'https://git.example/health',
  bugs: 'https://git.example/health/issues',
};
const folder = mkdtempSync(join(tmpdir(), 'release-'));
const team = join(folder, 'team');
let copy: Copy;
let registry: Registry;

beforeAll(async () => {
  copy = copyRepository();
  registry = await startRegistry(join(folder, 'registry'));
  // The generator's packages: the test registry has no uplink.
  for (const name of ['typebox', 'jiti', 'json-stringify-pretty-compact'])
    done(folder, 'npm', 'publish', join(root, 'node_modules', name), '--ignore-scripts');
}, BUILD_MS);
afterAll(() => {
  registry?.stop();
  copy?.remove();
  rmSync(folder, { recursive: true, force: true });
}, BUILD_MS);

/** Runs a program with the test registry's settings and none of this test run. */
function run(cwd: string, program: string, ...words: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, ...registry.settings, NODE_ENV: '', NODE_OPTIONS: '', VITEST: '', NO_COLOR: '1' },
    shell: process.platform === 'win32',
  });
  return { code: status, output: stdout + stderr };
}
const done = (...call: Parameters<typeof run>): string => {
  const { code, output } = run(...call);
  expect(code, output).toBe(0);
  return output;
};
const release = (...words: string[]) => run(copy.folder, process.execPath, 'scripts/run.mjs', 'release', ...words);
const released = (...words: string[]) => done(copy.folder, process.execPath, 'scripts/run.mjs', 'release', ...words);
const git = (...words: string[]) =>
  done(copy.folder, 'git', '-c', 'user.name=trial', '-c', 'user.email=trial@example.invalid', ...words);

const inCopy = (file: string) => join(copy.folder, file);
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const versionIn = (where: string): string => json(join(where, 'package.json')).version;
const change = (name: string, level: string) =>
  writeFileSync(
    inCopy(`.changeset/${name}.md`),
    `---\n'@sdhealth/bridge-sdk': ${level}\n---\n\nWhat ${name} is about.\n`,
  );
const identify = (identity: object) => {
  const { repository: _, homepage: __, bugs: ___, ...manifest } = json(inCopy('package.json'));
  writeFileSync(inCopy('package.json'), `${JSON.stringify({ ...manifest, ...identity }, null, 2)}\n`);
};

/** Is a page's first call, with a transport in place of the app. */
const FIRST_CALL = `import { connect, getNetwork, SDK_VERSION } from '@sdhealth/bridge-sdk';
const bridge = await connect({
  transport: (_names, receive) => ({
    post(text) {
      const { id, method } = JSON.parse(text);
      const handshake = { protocol: '1.0', app: { name: 'Shop', version: '3.0.0' }, methods: { getNetwork: 1 }, events: [] };
      const result = method === 'initialize' ? handshake : { type: 'wifi' };
      receive(JSON.stringify({ jsonrpc: '2.0', id, result }));
    },
    close() {},
  }),
});
console.log(SDK_VERSION, (await bridge.call(getNetwork, {})).type);
bridge.dispose();
`;
const PACKAGES = ['bridge-sdk', 'native-shims', 'bundle-tool', 'bridge-generator', 'create-bridge', 'mini-program'].map(
  (name) => `@sdhealth/${name}`,
);
const installed = () => PACKAGES.map((name) => versionIn(join(team, 'node_modules', name)));
const install = () =>
  done(team, 'npm', 'install', '--no-audit', '--no-fund', ...PACKAGES.map((name) => `${name}@${tag}`));
/** The npm tag of the released versions. */
let tag = 'latest';

it('release when packages have no repository, or without a change: refused', {
  timeout: BUILD_MS,
}, () => {
  identify({});
  git('commit', '-qam', 'Nobody knows', '--allow-empty');
  const { code, output } = release();
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('package.json of the root has no repository, homepage, bugs'),
  ]);
  expect(git('status', '--porcelain')).toBe('');
  identify(IDENTITY);
});

it('release when all is in order: versions, logs, tag, published once, usable', { timeout: BUILD_MS }, () => {
  change('a first matter', 'major');
  const previous = versionIn(inCopy('bridge-sdk'));
  expect(released()).toContain('git tag -a v');
  const version = versionIn(inCopy('bridge-sdk'));
  tag = version.includes('-') ? 'next' : 'latest';
  expect(version).not.toBe(previous);
  expect(
    ['native-shims', 'bridge-sdk/bundle-tool', 'bridge-sdk/generator', 'bridge-sdk/create'].map((value) =>
      versionIn(inCopy(value)),
    ),
  ).toEqual(Array(4).fill(version));
  const log = readFileSync(inCopy('bridge-sdk/CHANGELOG.md'), 'utf8');
  expect(log).toContain(
    `# Changelog\n\n## ${version}\n\n### What no longer works as before\n\n- What a first matter is about.\n`,
  );
  expect(readFileSync(inCopy('bridge-sdk/native/kotlin/Methods.kt'), 'utf8')).toContain(`bridge-sdk ${version},`);
  expect(json(inCopy('package-lock.json')).packages['native-shims'].version).toBe(version);

  expect(release('tag')).toMatchObject({ code: 1, output: expect.stringContaining('commit the release first') });
  git('add', '-A');
  git('commit', '-qm', `Release ${version}`);
  expect(run(copy.folder, 'git', 'config', 'user.name', 'trial').code).toBe(0);
  git('config', 'user.email', 'trial@example.invalid');
  expect(released('tag')).toContain(`tagged: v${version}`);
  expect(git('tag', '--list').trim()).toBe(`v${version}`);

  expect(released('publish', `--registry=${registry.address}`).match(/is published as/g)).toHaveLength(PACKAGES.length);
  expect(
    released('publish', `--registry=${registry.address}`).match(/there already, with the same bytes/g),
  ).toHaveLength(PACKAGES.length);
  spawnSync('mkdir', ['-p', team]);
  writeFileSync(join(team, 'package.json'), '{ "name": "team", "private": true, "type": "module" }');
  writeFileSync(join(team, 'first.js'), FIRST_CALL);
  install();
  expect(installed()).toEqual(PACKAGES.map(() => version));
  expect(json(join(team, 'node_modules/@sdhealth/bridge-sdk/dist/contract.json')).sdk).toBe(version);
  const manifest = json(join(team, 'node_modules/@sdhealth/bundle-tool/package.json'));
  expect(manifest.repository).toEqual({ type: 'git', url: IDENTITY.repository, directory: 'bridge-sdk/bundle-tool' });
  expect(done(team, process.execPath, 'first.js').trim()).toBe(`${version} wifi`);
  expect(run(team, 'npx', 'sdhealth-bundle').output).toContain('sdhealth-bundle verify');
});

it('release when the version is too low for the public changes: refused with the reason', { timeout: BUILD_MS }, () => {
  change('a second matter', 'patch');
  const file = inCopy('bridge-sdk/src/contract/health.ts');
  const contract = readFileSync(file, 'utf8');
  writeFileSync(file, contract.replace('maximum: 31', 'maximum: 30'));
  const { code, output } = release('plan');
  writeFileSync(file, contract);
  expect(output).toContain('major: getSteps params/days: maximum 31 is 30: narrowed');
  expect(output).toContain('The changes say patch, but what is public has changed by more: major.');
  expect(code).toBe(1);
});

it('upgrade when a version is newer: works, another folder gives the same bytes', { timeout: BUILD_MS }, () => {
  const previous = versionIn(join(team, 'node_modules/@sdhealth/bridge-sdk'));
  expect(released()).toMatch(/since .*: patch, 0 changes/);
  const version = versionIn(inCopy('bridge-sdk'));
  git('add', '-A');
  git('commit', '-qm', `Release ${version}`);
  released('publish', `--registry=${registry.address}`);
  install();
  expect(version).not.toBe(previous);
  expect(installed()).toEqual(PACKAGES.map(() => version));
  expect(done(team, process.execPath, 'first.js').trim()).toBe(`${version} wifi`);

  const sums = readFileSync(inCopy('dist/release/SHA512SUMS'), 'utf8');
  // HarmonyOS has another registry, for which this file is written.
  expect(sums).toContain(`  bridge-${version}.har\n`);
  const bill = json(inCopy(`dist/release/sdhealth-bridge-sdk-${version}.bom.json`));
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: '@sdhealth/bridge-sdk', version } },
  });
  expect(sums).toContain(`${bill.metadata.component.hashes[0].content}  sdhealth-bridge-sdk-${version}.tgz`);

  const other = copyRepository();
  try {
    done(other.folder, 'git', 'fetch', '-q', copy.folder, 'HEAD');
    done(other.folder, 'git', 'reset', '-q', '--hard', 'FETCH_HEAD');
    done(other.folder, process.execPath, 'scripts/run.mjs', 'release', 'pack');
    const bills = (where: string) =>
      readFileSync(join(where, `dist/release/sdhealth-native-shims-${version}.bom.json`), 'utf8');
    expect(readFileSync(join(other.folder, 'dist/release/SHA512SUMS'), 'utf8')).toBe(sums);
    expect(bills(other.folder)).toBe(bills(copy.folder));
  } finally {
    other.remove();
  }
});
