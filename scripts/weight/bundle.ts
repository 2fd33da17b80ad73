import { join } from 'node:path';
import { build, minifySync } from 'vite';
import { generatedChecks } from '../../bridge-sdk/generator/src/checks/plugin.ts';
import { root } from '../workspace/root.ts';
import { gzipSizeOf } from './budgets.ts';

/** A file of a bundle. `entry` and its static imports are loaded at once, the rest on demand. */
export interface Chunk {
  readonly name: string;
  readonly code: string;
  readonly entry: boolean;
  readonly imports: readonly string[];
}

/** Lists vendors' libraries, which a page installs only for the hosts it serves. */
const VENDORS = ['weixin-js-sdk', '@wecom/jssdk'];

/**
 * Bundles a page's program as minified ESM for the oldest supported engines (ES2019), without vendors' libraries. Its packages are resolved
 * from `folder`, this project by default.
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
      // A library build has no code of the bundler (preloading). It is minified below.
      lib: { entry, formats: ['es'] },
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        external: VENDORS,
        // As in an app's build, code that the entry shares with lazy chunks stays in the entry.
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
        ? [{ name: file.fileName, code: minified(file.code), entry: file.isEntry, imports: file.imports }]
        : [],
    );
  });
}

const minified = (code: string): string =>
  minifySync('chunk.js', code, { module: true, compress: { target: 'es2019' }, mangle: true }).code;

export const gzipOf = ({ code }: Chunk): number => gzipSizeOf(code);

/** Returns the chunks that satisfy the condition, with their static imports. */
export function loadedWith(chunks: readonly Chunk[], isMatch: (chunk: Chunk) => boolean): Chunk[] {
  const matches = new Set(chunks.filter(isMatch));
  for (const chunk of matches) for (const other of chunks) if (chunk.imports.includes(other.name)) matches.add(other);
  return [...matches];
}
