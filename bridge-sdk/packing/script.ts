/**
 * Builds the package as a classic script with the adapters and drivers of all hosts. It never contains a vendor's library, so the page
 * passes the library by the options `wx` and `ww`. Its checks return the path of a wrong value, but no expectation.
 */
import { basename, dirname, join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { root } from '../../scripts/workspace/root.ts';
import { generatedChecks } from '../generator/src/checks/plugin.ts';
import { SCRIPT } from './entries.ts';

const sdk = join(root, 'bridge-sdk');

const config = (write: boolean, plugins: readonly Plugin[] = []): InlineConfig => ({
  configFile: false,
  root: sdk,
  plugins: [generatedChecks({ explained: false }), ...plugins],
  publicDir: false,
  logLevel: 'warn',
  mode: 'production',
  build: {
    write,
    target: 'es2019',
    minify: true,
    outDir: join(sdk, dirname(SCRIPT.file)),
    emptyOutDir: false,
    reportCompressedSize: false,
    lib: {
      entry: join(sdk, 'src/index.ts'),
      formats: ['iife'],
      name: SCRIPT.name,
      fileName: () => basename(SCRIPT.file),
    },
    rolldownOptions: { external: ['weixin-js-sdk', '@wecom/jssdk'] },
  },
});

export async function writeScript(plugins: readonly Plugin[] = []): Promise<void> {
  await build(config(true, plugins));
}

/** Resolves to the script's code without writing it. */
export async function scriptCode(): Promise<string> {
  const result = await build(config(false));
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('The script was not built.');
  return first.output[0].code;
}
