/**
 * Vite plugin: modules of rows (bridge contract, endpoint tables) are replaced by their generated form, in dev, tests and
 * builds alike, so that what is tested is what is shipped and no schema interpreter ever reaches a page.
 */
import { type Plugin, runnerImport } from 'vite';
import { emitRows } from './emit.ts';
import { SHARED_LEAVES, sharedLeaves } from './leaves.ts';

/** Files of rows. `index.ts` re-exports; `shapes*.ts` and `define.ts` are words for schemas. */
export const ROW_FILES =
  /\/(bridge-sdk\/src\/contract|webview-app\/src\/api)\/(?!index\.|shapes\b|client|codes|endpoint)[\w-]+(?<!\.test)\.ts$/;

/** The module's id. Rollup requires `\0` for modules that are no file. */
const LEAVES_ID = `\0${SHARED_LEAVES}`;

/** `explained: false` leaves out what an error's text would say beside the place: the expectation of a wrong value. Default true. */
export function generatedChecks({ explained = true }: { readonly explained?: boolean } = {}): Plugin {
  return {
    name: 'generated-checks',
    enforce: 'pre',
    resolveId: (id) => (id === SHARED_LEAVES ? LEAVES_ID : undefined),
    load: {
      filter: { id: [ROW_FILES, /check-leaves$/] },
      async handler(id) {
        if (id === LEAVES_ID) return { code: sharedLeaves(), moduleType: 'js' };
        const file = id.split('?')[0] as string;
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
          configFile: false,
          logLevel: 'error',
          resolve: { conditions: ['source'] },
        });
        for (const dependency of dependencies) this.addWatchFile(dependency);
        return { code: emitRows(module, file, explained), moduleType: 'js' };
      },
    },
  };
}
