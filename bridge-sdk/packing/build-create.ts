/** Runs `node scripts/run.mjs build-create`: builds the command `create-bridge` as one file, so that npm downloads one package only. */
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../scripts/workspace/root.ts';
import { CREATE, PACKAGES } from './packages.ts';
import { buildTool } from './tool-build.ts';

const create = join(root, PACKAGES.create.workspace);

export const buildCreate = (plugins: readonly Plugin[] = []): Promise<void> =>
  buildTool(
    {
      input: join(create, 'src/bin.ts'),
      outDir: join(create, dirname(CREATE.file)),
      output: { entryFileNames: basename(CREATE.file) },
      bundlesAll: true,
    },
    plugins,
  );

export async function main(): Promise<number> {
  await buildCreate();
  return 0;
}
