/** Runs `node scripts/run.mjs build-backend`: builds the command `sdhealth-backend` with the embedded backend inside, and its contract. */
import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { contractFiles } from '../../fixtures/backend/src/contract/files.ts';
import { loadTables } from '../../fixtures/backend/src/contract/source/load.ts';
import { writeFiles } from '../../scripts/workspace/files.ts';
import { root } from '../../scripts/workspace/root.ts';
import { readJson } from './identity.ts';
import { BACKEND, PACKAGES } from './packages.ts';
import { buildTool } from './tool-build.ts';

const backend = join(root, PACKAGES.backend.workspace);

export async function buildBackend(plugins: readonly Plugin[] = []): Promise<void> {
  await buildTool(
    {
      input: join(backend, 'src/bin.ts'),
      outDir: join(backend, dirname(BACKEND.file)),
      output: { entryFileNames: basename(BACKEND.file) },
      bundlesAll: true,
      // Bundles the drawings, which the command of this repository reads from their folder.
      conditions: ['in-page'],
    },
    plugins,
  );
  const contract = join(backend, 'contract');
  rmSync(contract, { recursive: true, force: true });
  const { version } = readJson(join(backend, 'package.json'));
  writeFiles(contract, await contractFiles(await loadTables(), String(version)));
}

export async function main(): Promise<number> {
  await buildBackend();
  return 0;
}
