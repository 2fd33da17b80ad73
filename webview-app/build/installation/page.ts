/** Writes an installation's values into `index.html`: its name, its mark, and the meta tags of its settings. */
import { withColours } from './colours.ts';
import type { EnvironmentVariables, Installation } from './read.ts';

/** The line of `index.html` behind which the meta tags stand. No build has it. */
const TAGS = '<!-- What differs from one installation to the next. -->';
const MARK = '<!-- mark -->';
/** Matches a place for a value: `{{name.zh}}`. */
const PLACE = /\{\{([\w.]+)\}\}/g;
/** The tags whose value a build's environment may give. It counts more than the installation's. */
const BY_ENVIRONMENT: Readonly<Record<string, string>> = { 'api-origin': 'API_ORIGIN', 'web-origin': 'WEB_ORIGIN' };

const escaped = (text: string): string =>
  text.replace(/[&<"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;' })[letter] ?? '&quot;');

export function withInstallation(html: string, installation: Installation, environment: EnvironmentVariables): string {
  const page = withColours(html, installation.colours)
    .replace(PLACE, (place, path: string) => {
      const value = path.split('.').reduce<unknown>((inner, key) => Object(inner)[key], installation);
      if (typeof value !== 'string') throw new Error(`installation: there is no value for ${place}`);
      return escaped(value);
    })
    .replace(MARK, () => `<svg>${installation.markSymbol}</svg>`);
  return Object.entries(installation.settings)
    .reduce((text, [name, value]) => {
      if (environment[BY_ENVIRONMENT[name] ?? '']) return text;
      return withTag(text, name, [value].flat().join(' '));
    }, page)
    .replace(`    ${TAGS}\n`, '');
}

/** Returns the page with a meta tag: with its content if the page has it, with a new tag otherwise. */
function withTag(html: string, name: string, value: string): string {
  const content = escaped(value);
  const tag = new RegExp(`(<meta name="${name}" content=")[^"]*`);
  if (tag.test(html)) return html.replace(tag, (_, begin: string) => begin + content);
  if (!html.includes(TAGS)) throw new Error(`installation: the page has no place for ${name}`);
  return html.replace(TAGS, () => `${TAGS}\n    <meta name="${name}" content="${content}" />`);
}
