/** Puts the policy into a built page, as a meta tag before anything that it applies to. */
import { createHash } from 'node:crypto';
import { type BuildEnvironment, type PageParts, policyOf, policyText } from './policy.ts';

const TAG = '<meta http-equiv="Content-Security-Policy" content="';
const CHARSET = '<meta charset="utf-8" />';
/** Matches an inline script or style. A script ends at the first closing tag, as in the browser. */
const INLINE = /<(script|style)((?:\s[^>]*)?)>(.*?)<\/\1>/gs;

/** Returns the page with its policy, which replaces an earlier one. */
export function withPolicy(html: string, environment: BuildEnvironment): string {
  const page = withoutPolicy(html);
  const index = page.indexOf(CHARSET) + CHARSET.length;
  if (index < CHARSET.length) throw new Error(`policy: the page has no ${CHARSET}`);
  const text = policyText(policyOf(partsOf(page), environment));
  return `${page.slice(0, index)}\n    ${TAG}${text}" />${page.slice(index)}`;
}

const withoutPolicy = (html: string): string => html.replace(new RegExp(`\\s*${TAG}[^"]*" />`), '');

/** Reads the parts of a page that its policy depends on. */
export function partsOf(html: string): PageParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  let isSplit = false;
  for (const [, element, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (/\ssrc=/.test(attributes)) isSplit = true;
    else if (element === 'style') styles.push(hashOf(text));
    else if (isProgram(attributes)) scripts.push(hashOf(text));
  }
  const tag = (name: string) =>
    new RegExp(`<meta\\s+name="${name}"\\s+content="([^"]*)"`).exec(html)?.[1]?.trim() ?? '';
  return { tag, scripts: [...new Set(scripts)], styles: [...new Set(styles)], isSplit };
}

/** Tells if a script is a program and not data. A piece of the single file (`build/pack.ts`) counts as a program. */
const isProgram = (attributes: string): boolean =>
  /\sid="piece-/.test(attributes) ||
  /^(?:module|text\/javascript)?$/.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? '');

/** Hashes a text with normalized line ends, as the browser does. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
