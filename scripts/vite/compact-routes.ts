/**
 * Vite plugin for builds: writes the table of routes as compact text (`webview-app/src/routing/compact.ts`), and the titles of each
 * language into the file of that language's words: a person reads one.
 */
import type { Plugin } from 'vite';
import type { Language } from '../../webview-app/src/messages/language.ts';
import { routes } from '../../webview-app/src/routes.ts';
import { FLAGS, letterOf } from '../../webview-app/src/routing/compact.ts';
import type { RouteTable } from '../../webview-app/src/routing/row.ts';

const TABLE = /\/webview-app\/src\/routes\.ts$/;
const WORDS = /\/webview-app\/src\/messages\/(en|zh)\.ts$/;
const LITERAL = /^export const routes = \{\n[\s\S]*?\n\} as const;$/m;

/** Returns the rows as text. Throws for a value that the text cannot have. */
export function compactRows(table: RouteTable): string {
  let before = '';
  const lines = Object.entries(table).map(([id, { path, title: _, ...columns }]) => {
    const [area = '', name = ''] = id.split('.');
    const isFlag = (key: string) => (FLAGS as readonly string[]).includes(key);
    const rest = Object.fromEntries(Object.entries(columns).filter(([key]) => !isFlag(key)));
    const flags = FLAGS.map((key, at) => (columns[key] ? letterOf(at) : '')).join('');
    const json = Object.keys(rest).length > 0 ? [JSON.stringify(rest)] : [];
    const fields = [area === before ? name : id, path, flags, ...json];
    before = area;
    if (fields.some((field) => /\s/.test(field)) || id.split('.').length !== 2)
      throw new Error(`compact-routes: a value of ${id} has a blank, or its name has no area`);
    return fields.join(' ').trimEnd();
  });
  return lines.join('\n');
}

/** Returns all titles of a language, in the order of the table. Throws where one has the sign between them. */
export function titlesIn(table: RouteTable, language: Language): string {
  const all = Object.values(table).map(({ title }) => title[language]);
  if (all.some((title) => title.includes('|'))) throw new Error('compact-routes: a title has a |');
  return all.join('|');
}

/** Returns the source of a module with the compact table, or with titles; of any other module nothing. Throws where the table is not found. */
export function compacted(code: string, id: string): string | undefined {
  if (TABLE.test(id)) {
    if (!LITERAL.test(code)) throw new Error('compact-routes: the table of routes is not found');
    const text = JSON.stringify(compactRows(routes));
    return `import { expandRows } from './routing/compact.ts';\n${code.replace(LITERAL, () => `export const routes = expandRows(${text});`)}`;
  }
  const [, language] = WORDS.exec(id) ?? [];
  if (language !== 'en' && language !== 'zh') return undefined;
  const titles = JSON.stringify(titlesIn(routes, language));
  return `import { setTitles } from '../routing/compact.ts';\n${code}\nsetTitles('${language}', ${titles});\n`;
}

export function compactRoutes(): Plugin {
  return {
    name: 'compact-routes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const text = compacted(code, id.replaceAll('\\', '/'));
      return text === undefined ? null : { code: text, map: null };
    },
  };
}
