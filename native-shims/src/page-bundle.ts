import { build, type Plugin } from 'vite';
import { generatedChecks } from '../../bridge-sdk/generator/src/checks/plugin.ts';

/** Bundles a module into one classic script for a page, in memory. The global `name` has its exports. */
export async function bundleForPage(entry: string, name: string, plugins: readonly Plugin[] = []): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [generatedChecks(), ...plugins],
    resolve: { conditions: ['source'] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name } },
  });
  const bundles = Array.isArray(output) ? output : [output];
  for (const bundle of bundles) {
    if ('output' in bundle) return bundle.output[0].code;
  }
  throw new Error(`${entry} was not built`);
}
