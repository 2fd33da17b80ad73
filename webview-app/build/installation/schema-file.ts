/** Writes the schema of `installation.json` as JSON Schema, for editors. The doc comments of its source are the descriptions. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { jsonText } from '../../../bridge-sdk/generator/src/json-text.ts';
import { documented } from '../../../fixtures/backend/src/contract/source/documented.ts';
import { docsIn } from '../../../fixtures/backend/src/contract/source/marks.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { isJson } from './faults.ts';

export const SCHEMA_FILE = 'docs/installation/installation.schema.json';
const SOURCE = join(root, 'webview-app/src/installation/schema.ts');

/** Lists the description of each setting, from the table of the settings. */
const settings = new Map(
  [
    ...readFileSync(join(root, 'docs/installation/settings.md'), 'utf8').matchAll(/^\| `([a-z-]+)` \| ([^|]+) \|/gm),
  ].map(([, name = '', text = '']) => [name, `${text.trim().replace(/^./, (letter) => letter.toUpperCase())}.`]),
);

/**
 * Returns a schema without marks of this repository. Its description is its doc comment, and what a text is like. `field` is the name of
 * the field that holds it.
 */
function written(schema: unknown, field = ''): unknown {
  if (Array.isArray(schema)) return schema.map((item) => written(item));
  if (!isJson(schema)) return schema;
  const expected = schema['x-expected'];
  const texts = [
    docsIn(schema)[0]?.doc ?? settings.get(field),
    typeof expected === 'string' ? `Expected: ${expected}.` : '',
  ].filter(Boolean);
  const entries = Object.entries(schema).filter(([key]) => !key.startsWith('x-'));
  return {
    ...(texts.length > 0 && { description: texts.join(' ') }),
    ...Object.fromEntries(entries.map(([key, value]) => [key, written(value, key)])),
  };
}

/** Returns the text of the file. */
export async function schemaText(): Promise<string> {
  const { module } = await runnerImport<{ Installation: unknown }>(SOURCE, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [documented()],
  });
  return jsonText({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'installation.json',
    ...Object(written(module.Installation)),
  });
}

/** Writes the file if it is stale, or only names it with `isCheck`. Resolves to the exit code. */
export async function generateSchema(isCheck: boolean): Promise<number> {
  const [path, text] = [join(root, SCHEMA_FILE), await schemaText()];
  if (readFileSync(path, { encoding: 'utf8', flag: 'a+' }) === text) return 0;
  if (isCheck) console.log(`stale: ${SCHEMA_FILE}`);
  else writeFileSync(path, text);
  return isCheck ? 1 : 0;
}
