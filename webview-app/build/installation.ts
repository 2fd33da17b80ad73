/**
 * Puts the installation's values into the app: a Vite plugin. It replaces the modules of `src/installation`, puts texts over the modules of
 * words, and fills the page and the colours of the style sheets.
 */
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../scripts/workspace/root.ts';
import { appValues } from '../src/installation/values.ts';
import { COLOURS, withColours } from './installation/colours.ts';
import { withInstallation } from './installation/page.ts';
import { type Installation, installation } from './installation/read.ts';
import { wordsCode } from './installation/words.ts';

const MODULES = join(root, 'webview-app/src/installation/');

/** The SDK's module with its default for the apps' words in the user agent. */
const HINTS = join(root, 'bridge-sdk/src/hosts/hints.ts');
const DEFAULT_APPS = /(DEFAULT_APPS = )\[[^\]]*\]/;

/** Puts the installation's apps in the place of the SDK's default, which would be in the build beside them. */
function withApps(code: string, apps: string): string {
  if (!DEFAULT_APPS.test(code)) throw new Error('installation: the SDK has no default for the apps');
  return code.replace(DEFAULT_APPS, (_, begin: string) => begin + apps);
}

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
      if (path === HINTS) return { code: withApps(code, JSON.stringify(values['appTokens'])), map: null };
      if (path.endsWith('.css') && code.includes(COLOURS))
        return { code: withColours(code, current.colours), map: null };
      const words = wordsCode(path, current.words);
      return words === undefined ? undefined : { code: `${code}\n${words}`, map: null };
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => withInstallation(html, server ? ofDevelopment(current) : current, process.env),
    },
  };
}
