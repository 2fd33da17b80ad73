/**
 * Puts the installation's values into the app: a Vite plugin. It replaces the modules of `src/installation`, puts texts over the modules of
 * words, and fills the page and the colours of the style sheets.
 */
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../scripts/workspace/root.ts';
import { appValues } from '../src/installation/values.ts';
import { coloursOfSheets } from './installation/colours.ts';
import { withInstallation } from './installation/page.ts';
import { type Installation, installation } from './installation/read.ts';
import { wordsCode } from './installation/words.ts';

const MODULES = join(root, 'webview-app/src/installation/');
/** Begins a place for colours in a style sheet. */
const COLOURS = '/* installation: ';
const COLOUR_PLACES = /\/\* installation: ([\w ]+) \*\//g;

/** Returns the key of a module: `base-path.ts` has `basePath`. */
const keyOf = (file: string): string =>
  basename(file, '.ts').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the installation without its servers, as `npm start` has a backend of its own. */
const ofDevelopment = (current: Installation): Installation => ({
  ...current,
  settings: Object.fromEntries(
    Object.entries(current.settings).filter(([name]) => !/-(?:origin|url|host)$/.test(name)),
  ),
});

export function installationPlugin(current: Installation = installation()): Plugin {
  const values: Readonly<Record<string, unknown>> = { ...current, ...appValues(current) };
  const sheets = coloursOfSheets(current.colours);
  return {
    name: 'installation',
    enforce: 'pre',
    buildStart() {
      this.addWatchFile(join(current.folder, 'installation.json'));
    },
    load(id) {
      const key = keyOf(id);
      if (!id.startsWith(MODULES) || !(key in values)) return undefined;
      return { code: `export const ${key} = ${JSON.stringify(values[key])};`, moduleType: 'js' };
    },
    transform(code, id) {
      const path = id.split('?', 1)[0] ?? '';
      if (path.endsWith('.css') && code.includes(COLOURS))
        return { code: code.replace(COLOUR_PLACES, (place, name: string) => sheets[name] ?? place), map: null };
      const words = wordsCode(path, current.words);
      return words === undefined ? undefined : { code: `${code}\n${words}`, map: null };
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => withInstallation(html, server ? ofDevelopment(current) : current, process.env),
    },
  };
}
