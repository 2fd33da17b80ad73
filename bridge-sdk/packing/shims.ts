/**
 * Builds `native-shims/dist`: modules, the page script and declarations. The modules import the tester's SDK. The page script (`page.js`)
 * contains the contract of this build, so the package requires an SDK of the same minor version. Neither contains the embedded backend, the
 * lab or a bundler.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { bundleForPage } from '../../native-shims/src/page-bundle.ts';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { run } from '../../scripts/workspace/process.ts';
import { root, tool } from '../../scripts/workspace/root.ts';
import { publishReachable } from './declarations.ts';
import { SHIM_COMMAND, SHIM_ENTRIES } from './entries.ts';
import { buildTool } from './tool-build.ts';

const shims = join(root, 'native-shims');
const dist = join(shims, 'dist');
const SDK = '@sdhealth/bridge-sdk';
/** Names the import of the contract in this repository. The published modules import the SDK instead. */
const CONTRACT = '../../../bridge-sdk/src/contract/index.ts';
const PAGE_SCRIPT = 'page-script.ts';
const PACKAGED_SCRIPT = 'page-script.packaged.ts';

/** Replaces modules of this repository by those of the package. */
const packaged: Plugin = {
  name: 'packaged-shims',
  enforce: 'pre',
  resolveId(id) {
    if (id === CONTRACT) return { id: SDK, external: true };
    return id === `./${PAGE_SCRIPT}` ? join(shims, 'src', PACKAGED_SCRIPT) : undefined;
  },
};

export async function buildShims(plugins: readonly Plugin[] = []): Promise<void> {
  await build({
    configFile: false,
    root: shims,
    plugins: [packaged, ...plugins],
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      minify: false,
      outDir: dist,
      emptyOutDir: true,
      reportCompressedSize: false,
      lib: {
        entry: Object.fromEntries(SHIM_ENTRIES.map((entry) => [entry, join(shims, 'src', `${entry}.ts`)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: [SDK, 'vitest', '@playwright/test', /^node:/],
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  });
  writeFileSync(join(dist, 'page.js'), await bundleForPage(join(shims, 'src/page-entry.ts'), 'SdhealthShim', plugins));
  await buildCommand();
  await writeShimDeclarations();
}

const buildCommand = () =>
  buildTool({
    input: join(shims, 'src/conform/bin.ts'),
    outDir: join(shims, dirname(SHIM_COMMAND.file)),
    output: { entryFileNames: basename(SHIM_COMMAND.file) },
    keepsOthers: true,
  });

/** Writes the declarations from a copy of the sources that imports the SDK as a package. The SDK's declarations must exist. */
export async function writeShimDeclarations(): Promise<void> {
  const copy = join(dist, 'declare');
  const excluded = /\.test\.ts$|\/(page-bundle|testing-vendor)\.ts$|\/conform(\/|$)/;
  cpSync(join(shims, 'src'), copy, { recursive: true, filter: (file) => !excluded.test(file) });
  cpSync(join(copy, PACKAGED_SCRIPT), join(copy, PAGE_SCRIPT));
  rmSync(join(copy, PACKAGED_SCRIPT));
  const contract = join(copy, 'native/contract.ts');
  writeFileSync(contract, readFileSync(contract, 'utf8').replace(CONTRACT, SDK));
  const code = await run(tool('tsc'), ['-p', join(shims, 'tsconfig.build.json')]);
  rmSync(copy, { recursive: true });
  if (code !== 0) throw new ClearError('The declarations of native-shims could not be written: see above.');
  publishReachable(dist, SHIM_ENTRIES);
}
