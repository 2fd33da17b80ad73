import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, minifySync } from 'vite';
import { generatedChecks } from '../../bridge-sdk/generator/src/checks/plugin.ts';
import { root } from '../workspace/root.ts';

/** One file of a bundle; `entry` and what it imports statically are loaded at once, the rest when it is needed. */
export interface Chunk {
  readonly name: string;
  readonly code: string;
  readonly entry: boolean;
  readonly imports: readonly string[];
}

/** Vendors' libraries: a page installs them only for the hosts it serves. */
const VENDORS = ['weixin-js-sdk', '@wecom/jssdk'];

/**
 * Bundles a page's program: minified ESM for the oldest engines served (ES2019), without vendor libraries. Its packages are looked
 * for in `folder`, default this project.
 */
export async function bundle(source: string, folder = root): Promise<Chunk[]> {
  const entry = join(folder, 'measured-entry.ts');
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    plugins: [
      generatedChecks({ explained: false }),
      {
        name: 'measured-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2019',
      // A library build: nothing of a bundler's own (preloading) is weighed. It is minified below.
      lib: { entry, formats: ['es'] },
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        external: VENDORS,
        // As in an app's own build: what the entry shares with lazily loaded parts stays in the entry.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: 'entry.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => {
    if (!('output' in output)) return [];
    return output.output.flatMap((file) =>
      file.type === 'chunk'
        ? [{ name: file.fileName, code: smallest(file.code), entry: file.isEntry, imports: file.imports }]
        : [],
    );
  });
}

const smallest = (code: string): string =>
  minifySync('chunk.js', code, { module: true, compress: { target: 'es2019' }, mangle: true }).code;

export const gzipOf = ({ code }: Chunk): number => gzipSync(code, { level: 9 }).length;

/** Returns the chunks for which `fits` is true, and all that they import statically. */
export function loadedWith(chunks: readonly Chunk[], fits: (chunk: Chunk) => boolean): Chunk[] {
  const matches = new Set(chunks.filter(fits));
  for (const chunk of matches) for (const other of chunks) if (chunk.imports.includes(other.name)) matches.add(other);
  return [...matches];
}
