/**
 * Vite plugin: modules of rows (bridge contract, endpoint tables) are replaced by their generated form, in dev, tests and
 * builds alike, so that what is tested is what is shipped and no schema interpreter ever reaches a page.
 */
import { readFile } from 'node:fs/promises';
import { type Plugin, runnerImport } from 'vite';
import { emitRows } from './emit.ts';
import { SHARED_LEAVES, sharedLeaves } from './leaves.ts';

/** Files of rows. `index.ts` re-exports; `shapes*.ts` and `define.ts` are words for schemas. */
export const ROW_FILES =
  /\/(bridge-sdk\/src\/contract|webview-app\/src\/api)\/(?!index\.|shapes\b|client|codes|endpoint)[\w-]+(?<!\.test)\.ts$/;

/** The module's id. Rollup requires `\0` for modules that are no file. */
const LEAVES_ID = `\0${SHARED_LEAVES}`;

/** The rows of a form that explains itself, in a build whose others do not: modules of their own, by this query. */
const EXPLAINED = '?explained';
/** The modules that ask for them: the entries of the SDK's form for development, and what lies between these and the rows. */
const ASKS = /\/bridge-sdk\/src\/development\/|\?explained$/;
const BETWEEN = /\/bridge-sdk\/src\/(contract|rows)\/[\w-]+\.ts$/;

/**
 * `explained: false` leaves out what an error's text would say beside the place: the expectation of a wrong value. The SDK's form for
 * development has it all the same. Default true.
 */
export function generatedChecks({ explained = true }: { readonly explained?: boolean } = {}): Plugin {
  return {
    name: 'generated-checks',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === SHARED_LEAVES) return LEAVES_ID;
      if (explained || !importer || !ASKS.test(importer)) return undefined;
      const match = await this.resolve(id, importer.split('?')[0], { skipSelf: true });
      return match && BETWEEN.test(match.id) ? match.id + EXPLAINED : match;
    },
    load: {
      filter: { id: [ROW_FILES, /check-leaves$/, /\?explained$/] },
      async handler(id) {
        if (id === LEAVES_ID) return { code: sharedLeaves(), moduleType: 'js' };
        const file = id.split('?')[0] as string;
        if (!ROW_FILES.test(file)) return { code: await readFile(file, 'utf8'), moduleType: 'ts' };
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
          configFile: false,
          logLevel: 'error',
          resolve: { conditions: ['source'] },
        });
        for (const dependency of dependencies) this.addWatchFile(dependency);
        return { code: emitRows(module, file, explained || id.endsWith(EXPLAINED)), moduleType: 'js' };
      },
    },
  };
}
