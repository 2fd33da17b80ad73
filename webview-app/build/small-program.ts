import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { BUILD_TARGETS } from '../../scripts/engines/floor.ts';
import { installationPlugin } from './installation.ts';
import { noteModules } from './third-party.ts';

/** Builds a small program of the app as one classic script, apart from the app's own build; returns its source. */
export async function smallProgram(
  root: string,
  source: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [installationPlugin(), noteModules()],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    define: {
      __API_ORIGIN__: JSON.stringify(process.env['API_ORIGIN'] ?? ''),
      __WEB_ORIGIN__: '""',
      ...define,
    },
    build: {
      write: false,
      target: BUILD_TARGETS,
      lib: { entry: join(root, source), formats: ['iife'], name: 'program' },
      reportCompressedSize: false,
    },
  });
  const [first] = [output].flat();
  const [chunk] = first && 'output' in first ? first.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${source}: nothing was built`);
  return chunk.code.trim();
}
