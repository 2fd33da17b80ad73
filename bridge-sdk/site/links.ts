/** Turns a document's links to files of the repository into links to pages of the site. */
import { dirname, posix } from 'node:path';
import { addressIn, type Language, PAGES } from './pages.ts';

/** Matches code in blocks or backticks, in which no link is changed. */
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const LINK = /(!?)\[((?:!\[[^\]]*\]\([^)]*\)|[^[\]])*)\]\(([^()\s]+)\)/g;

export interface Target {
  /** Returns the path of a file's page on the site, such as `/zh/sdk/media`. Undefined if the file has no page. */
  page(file: string, language: Language): string | undefined;
  /** Copies a picture of the repository and returns its path on the site. */
  picture(file: string): string;
  /** Returns the address of a file without a page. Undefined if no repository is set, and then the link becomes plain text. */
  other(file: string): string | undefined;
}

const BY_SOURCE = new Map(PAGES.map((page) => [page.source, page]));

/** Returns the path of a file's page. In a Chinese document even a link to an English file leads to the Chinese page. */
export function pageOf(file: string, language: Language): string | undefined {
  const page = BY_SOURCE.get(file.replace(/\.zh\.md$/, '.md'));
  if (!page) return undefined;
  const isSwitch = file.endsWith('.zh.md');
  const address = addressIn(page.address, isSwitch ? 'zh' : language).replace(/(^|\/)index$/, '$1');
  return `/${address}`;
}

/** Returns the text with its links changed. `file` is the document's path, relative to the repository's root. */
export function withSiteLinks(text: string, file: string, language: Language, target: Target): string {
  const codeBlocks: string[] = [];
  const withoutCode = text.replace(CODE, (code) => `\0${codeBlocks.push(code) - 1}\0`);
  const linked = withoutCode.replace(LINK, (match, prefix: string, label: string, address: string) =>
    siteLink(match, prefix, label, address),
  );
  return linked.replace(/\0(\d+)\0/g, (_, index) => codeBlocks[Number(index)] ?? '');

  function siteLink(match: string, prefix: string, label: string, address: string): string {
    if (/^(?:[a-z]+:|#|\/)/i.test(address)) return match;
    const [path = '', hash] = address.split('#');
    const targetPath = posix.normalize(posix.join(dirname(file), path)).replace(/\/$/, '');
    if (prefix === '!') return `![${label}](${target.picture(targetPath)})`;
    // Only the language switch, the link to the same document in the other language, leaves the language.
    const isSwitch = targetPath.replace(/\.zh\.md$/, '.md') === file.replace(/\.zh\.md$/, '.md') && targetPath !== file;
    const page = target.page(targetPath, isSwitch ? (targetPath.endsWith('.zh.md') ? 'zh' : 'en') : language);
    const end = hash === undefined ? '' : `#${hash}`;
    if (page !== undefined) return `[${label}](${page}${end})`;
    const other = target.other(targetPath);
    return other === undefined ? label : `[${label}](${other})`;
  }
}
