/** `node scripts/run.mjs build-create` builds the command `create-bridge` as one file, with its questions: whoever calls it once waits for one download. */
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../../scripts/workspace/root.ts';
import { CREATE, PACKAGES } from './packages.ts';

const create = join(root, PACKAGES.create.workspace);

export async function buildCreate(plugins: readonly Plugin[] = []): Promise<void> {
  await build({
    configFile: false,
    plugins: [...plugins],
    root,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(create, 'src/bin.ts'),
      target: 'node20',
      minify: false,
      emptyOutDir: true,
      outDir: join(create, dirname(CREATE.file)),
      rolldownOptions: { output: { entryFileNames: basename(CREATE.file) } },
    },
  });
}

export async function main(): Promise<number> {
  await buildCreate();
  return 0;
}
