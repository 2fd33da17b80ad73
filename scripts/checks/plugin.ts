/**
 * Vite plugin: modules of rows (bridge contract, endpoint tables) are replaced by their generated form, in dev, tests and
 * builds alike, so that what is tested is what is shipped and no schema interpreter ever reaches a page.
 */
import { type Plugin, runnerImport } from 'vite';
import { emitRows } from './emit.ts';

/** Files of rows. `index.ts` re-exports; `shapes.ts` and `define.ts` are words for schemas. */
export const ROW_FILES =
  /\/(bridge-sdk\/src\/contract|webview-app\/src\/api)\/(?!index\.|shapes\.|client|codes|endpoint)[\w-]+(?<!\.test)\.ts$/;

export function generatedChecks(): Plugin {
  return {
    name: 'generated-checks',
    enforce: 'pre',
    load: {
      filter: { id: ROW_FILES },
      async handler(id) {
        const file = id.split('?')[0] as string;
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
          configFile: false,
          logLevel: 'error',
          resolve: { conditions: ['source'] },
        });
        for (const dependency of dependencies) this.addWatchFile(dependency);
        return { code: emitRows(module, file), moduleType: 'js' };
      },
    },
  };
}
