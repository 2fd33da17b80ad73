import { join } from 'node:path';
import { build } from 'vite';

/** The shim as one script for a page, with the global `SdhealthShim`. Nothing is written. */
export async function bundleForPage(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page-entry.ts'), formats: ['iife'], name: 'SdhealthShim' },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  for (const bundle of bundles) {
    if ('output' in bundle) return bundle.output[0].code;
  }
  throw new Error('the shim was not built');
}
