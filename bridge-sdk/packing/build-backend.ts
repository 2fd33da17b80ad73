/** Runs `node scripts/run.mjs build-backend`: builds the command `sdhealth-backend` with the embedded backend and its drawings inside. */
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../scripts/workspace/root.ts';
import { BACKEND, PACKAGES } from './packages.ts';
import { buildTool } from './tool-build.ts';

const backend = join(root, PACKAGES.backend.workspace);

export const buildBackend = (plugins: readonly Plugin[] = []): Promise<void> =>
  buildTool(
    {
      input: join(backend, 'src/bin.ts'),
      outDir: join(backend, dirname(BACKEND.file)),
      output: { entryFileNames: basename(BACKEND.file) },
      bundlesAll: true,
      conditions: ['in-page'],
    },
    plugins,
  );

export async function main(): Promise<number> {
  await buildBackend();
  return 0;
}
