/** Builds the published commands: the bundle tool, `npm create`, the backend and its contract, the generator and its declarations. */
import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { contractFiles } from '../../fixtures/backend/src/contract/files.ts';
import { loadTables } from '../../fixtures/backend/src/contract/source/load.ts';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { writeFiles } from '../../scripts/workspace/files.ts';
import { run } from '../../scripts/workspace/process.ts';
import { root, tool } from '../../scripts/workspace/root.ts';
import { publishReachable } from './declarations.ts';
import { readJson } from './identity.ts';
import { BACKEND, COMMAND, CREATE, PACKAGES } from './packages.ts';
import { buildTool } from './tool-build.ts';

type Build = (plugins: readonly Plugin[]) => Promise<void>;

const folderOf = (name: keyof typeof PACKAGES): string => join(root, PACKAGES[name].workspace);
const outputOf = (name: keyof typeof PACKAGES, file: string) => ({
  outDir: join(folderOf(name), dirname(file)),
  output: { entryFileNames: basename(file) },
});

export const buildBundleTool: Build = (plugins) =>
  buildTool({ input: join(root, 'bridge-sdk/packing/command.ts'), ...outputOf('bundleTool', COMMAND.file) }, plugins);

/** Builds the command `create-bridge` as one file, so that npm downloads one package only. */
export const buildCreate: Build = (plugins) =>
  buildTool(
    { input: join(folderOf('create'), 'src/bin.ts'), ...outputOf('create', CREATE.file), bundlesAll: true },
    plugins,
  );

export const buildBackend: Build = async (plugins) => {
  const backend = folderOf('backend');
  const output = outputOf('backend', BACKEND.file);
  // Bundles the drawings, which the command of this repository reads from their folder.
  const options = { bundlesAll: true, conditions: ['in-page'] };
  await buildTool({ input: join(backend, 'src/bin.ts'), ...output, ...options }, plugins);
  const contract = join(backend, 'contract');
  rmSync(contract, { recursive: true, force: true });
  const { version } = readJson(join(backend, 'package.json'));
  writeFiles(contract, await contractFiles(await loadTables(), String(version)));
};

const GENERATOR_ENTRIES = { bridge: 'bin', index: 'index', contract: 'declare' } as const;

/** Builds the generator with the standard contract inside, because its users have neither this repository nor a TypeScript loader. */
export const buildGenerator: Build = async (plugins) => {
  const generator = folderOf('generator');
  const input = Object.entries(GENERATOR_ENTRIES).map(([name, file]) => [name, join(generator, 'src', `${file}.ts`)]);
  await buildTool(
    {
      input: Object.fromEntries(input),
      outDir: join(generator, 'dist'),
      external: [/^typebox/, 'jiti', 'json-stringify-pretty-compact'],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
    plugins,
  );
  const code = await run(tool('tsc'), ['-p', join(generator, 'tsconfig.build.json')]);
  if (code !== 0) throw new ClearError('The declarations of the generator could not be written: see above.');
  publishReachable(join(generator, 'dist/types'), ['generator/src/index', 'generator/src/declare']);
};
