/** Builds the generator: the command `bridge`, and the modules that contracts and configurations import. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { run } from '../../scripts/workspace/process.ts';
import { root, tool } from '../../scripts/workspace/root.ts';
import { publishReachable } from './declarations.ts';
import { buildTool } from './tool-build.ts';

const generator = join(root, 'bridge-sdk/generator');
const ENTRIES = { bridge: 'bin', index: 'index', contract: 'declare' } as const;
/** Lists the modules with declarations, by their paths in the sources. */
const DECLARED = ['generator/src/index', 'generator/src/declare'];

/** Builds the generator with the standard contract inside, because its users have neither this repository nor a TypeScript loader. */
export async function buildGenerator(plugins: readonly Plugin[] = []): Promise<void> {
  const input = Object.entries(ENTRIES).map(([name, file]) => [name, join(generator, 'src', `${file}.ts`)]);
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
  publishReachable(join(generator, 'dist/types'), DECLARED);
}

export async function main(): Promise<number> {
  await buildGenerator();
  return 0;
}
