import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportsIn } from '../../scripts/release/export-changes.ts';
import { temporaryFolder } from '../../scripts/vitest/temporary-folder.ts';
import { maxBytesOf } from '../../scripts/weight/budgets.ts';
import { filesIn } from '../../scripts/workspace/files.ts';
import { root } from '../../scripts/workspace/root.ts';
import { methodsOf } from '../site/methods.ts';
import { PAGES } from '../site/pages.ts';
import { declarationsOf, isRow } from '../site/reference.ts';
import { apiReport } from './api-report.ts';
import { DEVELOPMENT, ENTRIES, SCRIPT, SHIM_ENTRIES } from './entries.ts';
import { identityOf, missingIdentity } from './identity.ts';
import { publintFindings } from './lint.ts';
import { packInto, publishedManifest } from './pack.ts';
import { PACKAGES } from './packages.ts';
import { writeShimDeclarations } from './shims.ts';
import { useCommand } from './use/command.ts';
import { useTypes } from './use/types.ts';

const BUILD_MS = 120_000;
const folder = temporaryFolder();
const dist = join(root, 'bridge-sdk/dist');
const sdk = join(root, 'bridge-sdk');
let tarball = '';
let report: ReturnType<typeof apiReport> = { text: '', findings: [] };
beforeAll(() => {
  // Runs the build as a command, because the test runner's environment would change a build in the same process.
  execFileSync(process.execPath, ['scripts/run.mjs', 'build-package', 'sdk'], { cwd: root });
  tarball = packInto(join(folder, 'package'), PACKAGES.sdk);
  report = apiReport(sdk, ENTRIES);
}, BUILD_MS);

const publishedFiles = (name: RegExp) =>
  filesIn(dist)
    .filter((file) => name.test(file))
    .map((file) => join(dist, file));

const publishedWith = (name: RegExp, text: RegExp) =>
  publishedFiles(name).filter((file) => text.test(readFileSync(file, 'utf8')));
interface Manifest {
  readonly exports: Readonly<Record<string, { readonly default?: string; readonly development?: string }>>;
  readonly unpkg: string;
  readonly jsdelivr: string;
}
const manifest: Manifest = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'));

describe('the published SDK', () => {
  it('the tarball when linted by publint: no finding', async () => {
    expect(await publintFindings(tarball)).toEqual([]);
  });

  it('an entry point when the package is built: its module is published', () => {
    const modules = [...ENTRIES, ...Object.values(DEVELOPMENT)].map((entry) => join(dist, `${entry}.js`));
    expect(publishedFiles(/\.js$/)).toEqual(expect.arrayContaining(modules));
  });

  it('the packed types when compiled alone: equal to those of the sources', { timeout: BUILD_MS }, () => {
    expect(useTypes(tarball, join(folder, 'consumer'))).toContain('the same as the sources');
  });

  it('a declaration when it imports a module: imports a published one', () => {
    expect(publishedWith(/\.d\.ts$/, /(from |import\()['"][^'"]*\.ts['"]/)).toEqual([]);
  });

  it('the API report when the package has an export: contains it', () => {
    const names = Object.keys(exportsIn(report.text));
    expect(names.length).toBeGreaterThan(100);
    for (const name of ['Bridge', 'connect', 'getSteps', 'BridgeError', 'connectNative']) expect(names).toContain(name);
    const { declarations, entries } = declarationsOf(report.text);
    const rows = declarations.filter(isRow);
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.map(({ name }) => name).filter((name) => !methodsOf().has(name))).toEqual([]);
    expect(entries.map(({ path }) => path)).toContain('testing');
    expect(new Set(PAGES.map(({ address }) => address)).size).toBe(PAGES.length);
  });

  it('a public member or type when the package is built: has a doc comment and is exported', () => {
    expect(report.findings).toEqual([]);
    expect(apiReport(sdk, ['react/index']).findings).toContainEqual(expect.stringMatching(/^ae-forgotten-export: /));
  });

  it('an exported name when the browser has a global of that name: refused', () => {
    const library = createRequire(import.meta.url).resolve(
      `@typescript/typescript-${process.platform}-${process.arch}/package.json`,
    );
    const dom = readFileSync(join(dirname(library), 'lib/lib.dom.d.ts'), 'utf8');
    const browsers = new Set(
      [...dom.matchAll(/^(?:interface|declare (?:var|function)|type) (\w+)/gm)].map(([, name]) => name),
    );
    const names = [
      ...report.text.matchAll(/^(?:export )?(?:declare )?(?:const|function|class|interface|type) (\w+)/gm),
    ];
    expect([browsers.has('Event'), browsers.has('event'), names.length > 100]).toEqual([true, true, true]);
    expect(names.map(([, name]) => name).filter((name) => browsers.has(name))).toEqual([]);
  });

  it('a declaration when it is published: uses no internal type', () => {
    expect(publishedWith(/\.d\.ts$/, /ChannelContext|EventHub|\bWrap\b/)).toEqual([]);
  });

  it('a published file when it has types or code: uses no schema library', () => {
    expect(publishedFiles(/\.(js|ts)$/).length).toBeGreaterThan(30);
    expect(publishedWith(/\.(js|ts)$/, /typebox|~kind/)).toEqual([]);
  });

  it('a vendor’s library when it is imported: loads on demand and may be missing', () => {
    const imports = publishedFiles(/(?<!\.iife)\.js$/).flatMap(
      (file) => readFileSync(file, 'utf8').match(/.*\n.*(import|from).*['"](weixin-js-sdk|@wecom\/jssdk)['"].*/g) ?? [],
    );
    expect(imports).toHaveLength(3);
    // Requires `try`, which keeps webpack and esbuild from failing the build. `npm run pkg` tries both.
    for (const lines of imports) expect(lines).toMatch(/\btry \{\n.*\bawait import\(["']/);
  });

  it('the exports of the manifest when an entry is built: exactly the entries', () => {
    const exported = Object.values(manifest.exports).flatMap((entry) => entry.default ?? []);
    const built = ENTRIES.filter((entry) => existsSync(join(root, `bridge-sdk/src/${entry}.ts`)));
    expect(exported.sort()).toEqual([...built.map((entry) => `./dist/${entry}.js`), `./${SCRIPT.file}`].sort());
  });

  it('a wrong option when it is set: only the development entries explain it', () => {
    const forms = Object.values(manifest.exports).flatMap(({ default: plain, development }) =>
      development ? [[plain, development]] : [],
    );
    expect(forms).toEqual(Object.entries(DEVELOPMENT).map((form) => form.map((entry) => `./dist/${entry}.js`)));
    const program = `import { createBridge } from '@sdhealth/bridge-sdk';
import { connectNative } from '@sdhealth/bridge-sdk/hosts/native';
import { BridgeError } from '@sdhealth/bridge-sdk';
const text = (error) => console.log(error instanceof BridgeError, error.message);
try { createBridge({ payURL: 'x' }).dispose(); console.log('taken'); } catch (error) { text(error); }
await connectNative({ limits: { queue: '1' } , clock: globalThis }).then(() => console.log('taken'), text);`;
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [...args, '--input-type=module', '--eval', program], {
        cwd: sdk,
        encoding: 'utf8',
      });
    expect(run('-C', 'development').trim().split('\n')).toEqual([
      'true BAD_PARAMS: options.payURL does not exist; did you mean payUrl?',
      'true BAD_PARAMS: options.limits.queue must be a number, at least 0',
    ]);
    expect(run().trim().split('\n')).toEqual(['taken', 'taken']);
  });

  it('the classic script when loaded: adds one global with all exports of the main entry', async () => {
    const page: Record<string, unknown> = {};
    runInNewContext(readFileSync(join(root, 'bridge-sdk', SCRIPT.file), 'utf8'), page);
    expect(Object.keys(page)).toEqual([SCRIPT.name]);
    const main: object = await import(join(dist, 'index.js'));
    expect(Object.keys(page[SCRIPT.name] as object).sort()).toEqual(Object.keys(main).sort());
    expect([manifest.unpkg, manifest.jsdelivr]).toEqual([`./${SCRIPT.file}`, `./${SCRIPT.file}`]);
  });

  it('a published module when it imports another module: that module is published', () => {
    for (const file of publishedFiles(/\.js$/)) {
      const names = [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)];
      for (const [, name = ''] of names) expect(publishedFiles(/\.js$/)).toContain(join(file, '..', name));
    }
  });
});

it(
  'a public member or type of the shims when the package is built: has a doc comment and is exported',
  async () => {
    await writeShimDeclarations();
    expect(apiReport(join(root, 'native-shims'), SHIM_ENTRIES).findings).toEqual([]);
  },
  BUILD_MS,
);

it(
  'O01: the packed bundle tool when used outside this repository: verifies, compares and embeds',
  async () => {
    execFileSync(process.execPath, ['scripts/run.mjs', 'build-package', 'bundleTool'], { cwd: root });
    const tool = packInto(join(folder, 'tool'), PACKAGES.bundleTool);
    expect(useCommand(tool, join(folder, 'team'))).toContain('verify, diff, embed and a roll-out');
    expect(await publintFindings(tool)).toEqual([]);
  },
  BUILD_MS,
);

it('a manifest when it is published: omits private fields and has its repository', () => {
  const published = publishedManifest(
    {
      name: 'a',
      version: '1.2.3',
      scripts: { test: 'x' },
      devDependencies: { b: '1' },
      peerDependencies: { c: '1' },
      exports: {
        '.': { source: './src/a.ts', types: './a.d.ts', default: './a.js' },
        './lab': './lab/plugin.ts',
        './package.json': './package.json',
      },
    },
    { workspace: 'a', bin: { a: 'dist/a.js' }, ownPeers: ['b'] },
  );
  expect(published).toEqual({
    name: 'a',
    version: '1.2.3',
    ...identityOf('a'),
    bin: { a: 'dist/a.js' },
    peerDependencies: { b: '~1.2.3', c: '1' },
    exports: { '.': { types: './a.d.ts', default: './a.js' }, './package.json': './package.json' },
  });
  const repository = 'git+https://git.example/health.git';
  expect(missingIdentity({ author: 'x', repository })).toEqual(['homepage', 'bugs']);
  const source = { type: 'git', url: repository, directory: 'a/b' };
  expect(identityOf('a/b', { repository })).toEqual({ repository: source });
});

it('the publishing settings when a package is published: public with provenance', () => {
  for (const { workspace } of Object.values(PACKAGES)) {
    const { publishConfig } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
    expect(publishConfig, workspace).toEqual({ access: 'public', provenance: true });
  }
});

it('the SDK’s tarball when packed: has native sources, but neither vectors nor source maps', () => {
  const names = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' });
  expect(names).toContain('package/native/kotlin/Channel.kt');
  expect(names).not.toMatch(/\.map$|native\/vectors|native\/kotlin\/test/m);
  expect(statSync(tarball).size).toBeLessThan(maxBytesOf('tarball of the SDK'));
});
