/**
 * Replaces modules of rows (bridge contract, endpoint tables) by generated checks, as a Vite plugin. It does so in development, tests
 * and builds alike: tests run the shipped code, and no page loads a schema interpreter.
 */
import { readFile } from 'node:fs/promises';
import { type Plugin, runnerImport } from 'vite';
import { emitRows } from './emit.ts';
import { SHARED_LEAVES, sharedLeaves } from './leaves.ts';

/** Matches files of rows. `index.ts` re-exports rows. `shapes*.ts` and `define.ts` hold helpers for schemas. */
export const ROW_FILES =
  /\/(bridge-sdk\/src\/contract|webview-app\/src\/api)\/(?!index\.|shapes\b|client|codes|endpoint)[\w-]+(?<!\.test)\.ts$/;

/** Names the module of shared leaves. Rollup requires the prefix `\0` for a module without a file. */
const LEAVES_ID = `\0${SHARED_LEAVES}`;

/** The query of a second copy of a module of rows, whose error texts contain the expectation. */
const EXPLAINED = '?explained';
/** Matches importers that need such copies: the SDK's development entries, and copies, which import further copies. */
const EXPLAINED_IMPORTERS = /\/bridge-sdk\/src\/development\/|\?explained$/;
const CONTRACT_MODULES = /\/bridge-sdk\/src\/(contract|rows)\/[\w-]+\.ts$/;

/**
 * Creates the plugin. With `explained: false` an error names the path of a wrong value, but not the expected value. Only the SDK's
 * development entries still contain both.
 */
export function generatedChecks({ explained = true }: { readonly explained?: boolean } = {}): Plugin {
  return {
    name: 'generated-checks',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === SHARED_LEAVES) return LEAVES_ID;
      if (explained || !importer || !EXPLAINED_IMPORTERS.test(importer)) return undefined;
      const match = await this.resolve(id, importer.split('?')[0], { skipSelf: true });
      return match && CONTRACT_MODULES.test(match.id) ? match.id + EXPLAINED : match;
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
