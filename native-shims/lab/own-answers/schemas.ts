/** Reads the schema of each endpoint's answer from the app's rows, as the running app contains no schemas. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const ROWS = join(import.meta.dirname, '../../../webview-app/src/api');
const IS_ROWS = /^(?!index\.|shapes\b|client|codes|endpoint)[\w-]+(?<!\.test)\.ts$/;

/** Describes an endpoint's answer. `isBare` is true if no envelope with a code surrounds the data. */
export interface OwnAnswer {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly isBare: boolean;
}

interface Row {
  readonly kind: 'endpoint';
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly data: OwnAnswer['schema'];
}
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'endpoint';

/** Returns the schemas of all endpoints by method and path, as JSON. */
export async function answerSchemas(): Promise<string> {
  const schemas: Record<string, OwnAnswer> = {};
  for (const file of readdirSync(ROWS)
    .filter((name) => IS_ROWS.test(name))
    .toSorted()) {
    const { module } = await runnerImport<Record<string, unknown>>(join(ROWS, file), {
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['source'] },
    });
    for (const { method, path, host, data } of Object.values(module).filter(isRow))
      schemas[`${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`] = {
        schema: data,
        isBare: host === 'static' || host === 'web',
      };
  }
  return JSON.stringify(schemas);
}
