/** Checks an installation's texts against the product's tables of words, and writes the code that puts them over those. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { root } from '../../../scripts/workspace/root.ts';
import { isJson, type Json, unknownKey } from './faults.ts';

export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The texts of an installation in each language, by table. */
export type Words = Readonly<Record<Language, Json>>;

const SOURCE = join(root, 'webview-app/src');
/** Tables whose file has both languages: the file, and the name in it. */
const OF_BOTH: Readonly<Record<string, readonly [file: string, name: string]>> = {
  calendar: ['messages/calendar-words.ts', 'calendarWords'],
  controls: ['messages/control-words.ts', 'controlWords'],
  fields: ['messages/field-words.ts', 'fieldWords'],
  later: ['messages/later-words.ts', 'laterWords'],
};
/** The table of the pages' titles, by the ids of the routes. */
const TITLES = 'titles';
const ROUTES = 'routes.ts';
const MESSAGES = 'messages';

/** Begins the name of a table of simpler texts, which the elder edition shows instead: `elder/screens/checkup`. */
const ELDER = 'elder/';

/** Returns the file of a table, and the expression of its texts in that module. */
function placeOf(table: string, language: Language): readonly [file: string, expression: string] {
  const both = OF_BOTH[table];
  if (both) return [both[0], `${both[1]}.${language}`];
  if (table === TITLES)
    return [ROUTES, `Object.fromEntries(Object.entries(routes).map(([id, row]) => [id, row.title.${language}]))`];
  if (table === `${ELDER}later`) return ['messages/elder-later.ts', `elderLaterWords.${language}`];
  if (table === ELDER + MESSAGES) return ['messages/elder.ts', language];
  if (table.startsWith(ELDER)) return [`${table.slice(ELDER.length)}/words/elder.ts`, language];
  return [table === MESSAGES ? `messages/${language}.ts` : `${table}/words/${language}.ts`, language];
}

const tableNames = (): string[] => [
  MESSAGES,
  TITLES,
  ...Object.keys(OF_BOTH),
  ...readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/words/en.ts'))
    .map((file) => file.slice(0, -'/words/en.ts'.length))
    .sort(),
];

/** Loads the product's texts of a table. */
async function productTexts(table: string, language: Language, plugins: Plugin[]): Promise<unknown> {
  const [file, expression] = placeOf(table, language);
  const path = join(SOURCE, file);
  const withTexts: Plugin = {
    name: 'texts-of-a-table',
    transform: (code, id) => (id === path ? `${code}\nexport const installationTexts = ${expression};` : undefined),
  };
  const { module } = await runnerImport<{ installationTexts: unknown }>(path, {
    root: join(root, 'webview-app'),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    plugins: [...plugins, withTexts],
  });
  return module.installationTexts;
}

/** Returns a fault for each text that has no place in the product's words. `plugins` put in the installation's values. */
export async function faultsOfWords(words: Words, plugins: Plugin[] = []): Promise<string[]> {
  const faults = LANGUAGES.flatMap((language) =>
    Object.entries(words[language]).map(async ([table, texts]) => {
      const pointer = `/words/${language}`;
      if (!existsSync(join(SOURCE, placeOf(table, language)[0]))) return [unknownKey(pointer, table, tableNames())];
      return faultsOfTexts(texts, await productTexts(table, language, plugins), `${pointer}/${table}`);
    }),
  );
  return (await Promise.all(faults)).flat();
}

function faultsOfTexts(texts: unknown, product: unknown, pointer: string): string[] {
  if (typeof product === 'function')
    return [`${pointer}: the program makes this text of values (a function), so that it cannot be replaced`];
  if (Array.isArray(product)) {
    const fits = Array.isArray(texts) && texts.length === product.length;
    if (!fits) return [`${pointer}: expected a list of ${product.length} texts`];
    return texts.flatMap((text, index) => faultsOfTexts(text, product[index], `${pointer}/${index}`));
  }
  if (!isJson(product)) return typeof texts === 'string' && texts.trim() ? [] : [`${pointer}: expected a text`];
  if (!isJson(texts))
    return [`${pointer}: expected an object of texts, such as ${Object.keys(product).slice(0, 3).join(', ')}`];
  return Object.entries(texts).flatMap(([key, text]) =>
    Object.hasOwn(product, key)
      ? faultsOfTexts(text, product[key], `${pointer}/${key}`)
      : [unknownKey(pointer, key, Object.keys(product))],
  );
}

/** Returns the code that is put at the end of a module: it puts the installation's texts over the module's own. */
export function wordsCode(id: string, words: Words): string | undefined {
  const lines = LANGUAGES.flatMap((language) =>
    Object.entries(words[language]).flatMap(([table, texts]) => {
      const [file, expression] = placeOf(table, language);
      if (!isJson(texts) || id !== join(SOURCE, file)) return [];
      if (table !== TITLES) return [`Object.assign(${expression}, ${literal(texts, expression)});`];
      return Object.entries(texts).map(
        ([route, title]) =>
          `Object.assign(routes[${JSON.stringify(route)}].title, ${JSON.stringify({ [language]: title })});`,
      );
    }),
  );
  return lines.length > 0 ? lines.join('\n') : undefined;
}

function literal(texts: Json, expression: string): string {
  const entries = Object.entries(texts).map(([key, text]) => {
    const name = JSON.stringify(key);
    if (!isJson(text)) return `${name}: ${JSON.stringify(text)}`;
    const group = `${expression}[${name}]`;
    return `${name}: Object.assign({}, ${group}, ${literal(text, group)})`;
  });
  return `{ ${entries.join(', ')} }`;
}
