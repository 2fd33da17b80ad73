/** Reads the schema of each endpoint's answer from the app's endpoint definitions, because the running app contains no schemas. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const ENDPOINTS_FOLDER = join(import.meta.dirname, '../../../webview-app/src/api');
const ENDPOINTS_FILE = /^(?!index\.|shapes\b|client|codes|endpoint)[\w-]+(?<!\.test)\.ts$/;

/** Describes an endpoint's answer. `isBare` is true if no envelope with a code surrounds the data. */
export interface AnswerSchema {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly isBare: boolean;
}

interface Endpoint {
  readonly kind: 'endpoint';
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly data: AnswerSchema['schema'];
}
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'endpoint';

/** Returns the schemas of all endpoints by method and path, as JSON. */
export async function answerSchemas(): Promise<string> {
  const schemas: Record<string, AnswerSchema> = {};
  for (const file of readdirSync(ENDPOINTS_FOLDER)
    .filter((name) => ENDPOINTS_FILE.test(name))
    .toSorted()) {
    const { module } = await runnerImport<Record<string, unknown>>(join(ENDPOINTS_FOLDER, file), {
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['source'] },
    });
    for (const { method, path, host, data } of Object.values(module).filter(isEndpoint))
      schemas[`${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`] = {
        schema: data,
        isBare: host === 'static' || host === 'web',
      };
  }
  return JSON.stringify(schemas);
}
