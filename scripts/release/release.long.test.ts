// Releases twice from a copy of the repository to a test registry, then installs and upgrades the packages.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../vitest/temporary-folder.ts';
import { writeFiles } from '../workspace/files.ts';
import { type Copy, copyRepository } from '../workspace/repository-copy.ts';
import { root } from '../workspace/root.ts';
import { type Registry, startRegistry } from './registry.ts';

const BUILD_MS = 600_000;
const IDENTITY = {
  repository: 'git+https://git.example/health.git',
  homepage: 'https://git.example/health',
  bugs: 'https://git.example/health/issues',
};
const folder = temporaryFolder();
const project = join(folder, 'team');
let copy: Copy;
let registry: Registry;

beforeAll(async () => {
  copy = copyRepository();
  registry = await startRegistry(join(folder, 'registry'));
  // The generator's packages: the test registry has no uplink.
  for (const name of ['typebox', 'jiti', 'json-stringify-pretty-compact'])
    runOk(folder, 'npm', 'publish', join(root, 'node_modules', name), '--ignore-scripts');
}, BUILD_MS);
afterAll(() => {
  registry?.stop();
  copy?.remove();
}, BUILD_MS);

/** Runs a program with the test registry's settings and without this test run's variables. */
function run(cwd: string, program: string, ...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, ...registry.settings, NODE_ENV: '', NODE_OPTIONS: '', VITEST: '', NO_COLOR: '1' },
    shell: process.platform === 'win32',
  });
  return { code: status, output: stdout + stderr };
}
const runOk = (...args: Parameters<typeof run>): string => {
  const { code, output } = run(...args);
  expect(code, output).toBe(0);
  return output;
};
const release = (...args: string[]) => run(copy.folder, process.execPath, 'scripts/run.mjs', 'release', ...args);
const releases = (...args: string[]) => runOk(copy.folder, process.execPath, 'scripts/run.mjs', 'release', ...args);
const git = (...args: string[]) =>
  runOk(copy.folder, 'git', '-c', 'user.name=trial', '-c', 'user.email=trial@example.invalid', ...args);

const inCopy = (file: string) => join(copy.folder, file);
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const versionIn = (directory: string): string => json(join(directory, 'package.json')).version;
const addChangeset = (name: string, level: string) =>
  writeFileSync(
    inCopy(`.changeset/${name}.md`),
    `---\n'@sdhealth/bridge-sdk': ${level}\n---\n\nWhat ${name} is about.\n`,
  );
const setIdentity = (identity: object) => {
  const { repository: _, homepage: __, bugs: ___, ...manifest } = json(inCopy('package.json'));
  writeFileSync(inCopy('package.json'), `${JSON.stringify({ ...manifest, ...identity }, null, 2)}\n`);
};

/** A page's first call. A transport replaces the app. */
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
const PACKAGES = ['bridge-sdk', 'native-shims', 'bundle-tool', 'bridge-generator', 'create-bridge', 'backend']
  .concat('mini-program')
  .map((name) => `@sdhealth/${name}`);
const installed = () => PACKAGES.map((name) => versionIn(join(project, 'node_modules', name)));
const install = () =>
  runOk(project, 'npm', 'install', '--no-audit', '--no-fund', ...PACKAGES.map((name) => `${name}@${tag}`));
/** The npm tag of the released versions. */
let tag = 'latest';

it('a release when packages have no repository: refused', { timeout: BUILD_MS }, () => {
  setIdentity({});
  git('commit', '-qam', 'Nobody knows', '--allow-empty');
  const { code, output } = release();
  const refusal = 'package.json of the root has no repository, homepage, bugs';
  expect([code, output]).toEqual([1, expect.stringContaining(refusal)]);
  expect(git('status', '--porcelain')).toBe('');
  setIdentity(IDENTITY);
});

it('a release when nothing forbids it: published once with logs and tag', { timeout: BUILD_MS }, () => {
  addChangeset('a first matter', 'major');
  const previous = versionIn(inCopy('bridge-sdk'));
  expect(releases()).toContain('git tag -a v');
  const version = versionIn(inCopy('bridge-sdk'));
  tag = version.includes('-') ? 'next' : 'latest';
  expect(version).not.toBe(previous);
  const others = ['native-shims', 'bridge-sdk/bundle-tool', 'bridge-sdk/generator', 'bridge-sdk/create'];
  for (const workspace of [...others, 'fixtures/backend']) expect(versionIn(inCopy(workspace))).toBe(version);
  const entry = `## ${version}\n\n### What no longer works as before\n\n- What a first matter is about.\n`;
  expect(readFileSync(inCopy('bridge-sdk/CHANGELOG.md'), 'utf8')).toContain(`# Changelog\n\n${entry}`);
  expect(readFileSync(inCopy('bridge-sdk/native/kotlin/Methods.kt'), 'utf8')).toContain(`bridge-sdk ${version},`);
  expect(json(inCopy('package-lock.json')).packages['native-shims'].version).toBe(version);

  expect(release('tag')).toMatchObject({ code: 1, output: expect.stringContaining('commit the release first') });
  git('add', '-A');
  git('commit', '-qm', `Release ${version}`);
  expect(run(copy.folder, 'git', 'config', 'user.name', 'trial').code).toBe(0);
  git('config', 'user.email', 'trial@example.invalid');
  expect(releases('tag')).toContain(`tagged: v${version}`);
  expect(git('tag', '--list').trim()).toBe(`v${version}`);

  const published = () => releases('publish', `--registry=${registry.address}`);
  expect(published().match(/is published as/g)).toHaveLength(PACKAGES.length);
  expect(published().match(/already published, with the same bytes/g)).toHaveLength(PACKAGES.length);
  const team = '{ "name": "team", "private": true, "type": "module" }';
  writeFiles(project, { 'package.json': team, 'first.js': FIRST_CALL });
  install();
  expect(installed()).toEqual(PACKAGES.map(() => version));
  expect(json(join(project, 'node_modules/@sdhealth/bridge-sdk/dist/contract.json')).sdk).toBe(version);
  const manifest = json(join(project, 'node_modules/@sdhealth/bundle-tool/package.json'));
  expect(manifest.repository).toEqual({ type: 'git', url: IDENTITY.repository, directory: 'bridge-sdk/bundle-tool' });
  expect(runOk(project, process.execPath, 'first.js').trim()).toBe(`${version} wifi`);
  expect(run(project, 'npx', 'sdhealth-bundle').output).toContain('sdhealth-bundle verify');
});

it('a release when its level is too low for the public changes: refused with the reason', { timeout: BUILD_MS }, () => {
  addChangeset('a second matter', 'patch');
  const file = inCopy('bridge-sdk/src/contract/health.ts');
  const contract = readFileSync(file, 'utf8');
  writeFileSync(file, contract.replace('maximum: 31', 'maximum: 30'));
  const { code, output } = release('plan');
  writeFileSync(file, contract);
  expect(output).toContain('major: getSteps params/days: maximum 31 is 30: narrowed');
  expect(output).toContain('The changeset files have the level patch, but the public changes require major.');
  expect(code).toBe(1);
});

it('an upgrade when a newer version exists: works, and is reproducible', { timeout: BUILD_MS }, () => {
  const previous = versionIn(join(project, 'node_modules/@sdhealth/bridge-sdk'));
  expect(releases()).toMatch(/since .*: patch, 0 changes/);
  const version = versionIn(inCopy('bridge-sdk'));
  git('add', '-A');
  git('commit', '-qm', `Release ${version}`);
  releases('publish', `--registry=${registry.address}`);
  install();
  expect(version).not.toBe(previous);
  expect(installed()).toEqual(PACKAGES.map(() => version));
  expect(runOk(project, process.execPath, 'first.js').trim()).toBe(`${version} wifi`);

  const sums = readFileSync(inCopy('dist/release/SHA512SUMS'), 'utf8');
  // HarmonyOS has another registry, for which this file is written.
  expect(sums).toContain(`  bridge-${version}.har\n`);
  const bill = json(inCopy(`dist/release/sdhealth-bridge-sdk-${version}.bom.json`));
  const component = { name: '@sdhealth/bridge-sdk', version };
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component } });
  expect(sums).toContain(`${bill.metadata.component.hashes[0].content}  sdhealth-bridge-sdk-${version}.tgz`);

  const other = copyRepository();
  try {
    runOk(other.folder, 'git', 'fetch', '-q', copy.folder, 'HEAD');
    runOk(other.folder, 'git', 'reset', '-q', '--hard', 'FETCH_HEAD');
    runOk(other.folder, process.execPath, 'scripts/run.mjs', 'release', 'pack');
    const bills = (directory: string) =>
      readFileSync(join(directory, `dist/release/sdhealth-native-shims-${version}.bom.json`), 'utf8');
    expect(readFileSync(join(other.folder, 'dist/release/SHA512SUMS'), 'utf8')).toBe(sums);
    expect(bills(other.folder)).toBe(bills(copy.folder));
  } finally {
    other.remove();
  }
});
