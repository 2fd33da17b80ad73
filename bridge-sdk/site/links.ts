/** Turns the links of a document, which lead to files of the repository, into links of the site. */
import { dirname, posix } from 'node:path';
import { addressIn, type Language, PAGES } from './pages.ts';

/** Code stays as it is: blocks, and what stands between backticks. */
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const LINK = /(!?)\[((?:!\[[^\]]*\]\([^)]*\)|[^[\]])*)\]\(([^()\s]+)\)/g;

export interface Target {
  /** A page of the site, from its root: `/zh/sdk/media`. */
  page(file: string, language: Language): string | undefined;
  /** A picture of the repository; returns its place on the site. */
  picture(file: string): string;
  /** The address of a file or a folder that is no page; undefined: none is known, and the words stand without a link. */
  other(file: string): string | undefined;
}

const BY_SOURCE = new Map(PAGES.map((page) => [page.source, page]));

/** The page of a file: `bridge-sdk/docs/media.zh.md` is the Chinese one of `sdk/media`. A link to English from a Chinese page stays in Chinese. */
export function pageOf(file: string, language: Language): string | undefined {
  const page = BY_SOURCE.get(file.replace(/\.zh\.md$/, '.md'));
  if (!page) return undefined;
  const isSwitch = file.endsWith('.zh.md');
  const address = addressIn(page.address, isSwitch ? 'zh' : language).replace(/(^|\/)index$/, '$1');
  return `/${address}`;
}

/** Returns the text with its links changed. `file` is the document's own path from the repository's root. */
export function withSiteLinks(text: string, file: string, language: Language, target: Target): string {
  const stored: string[] = [];
  const plain = text.replace(CODE, (code) => `\0${stored.push(code) - 1}\0`);
  const linked = plain.replace(LINK, (whole, mark: string, words: string, address: string) =>
    changed(whole, mark, words, address),
  );
  return linked.replace(/\0(\d+)\0/g, (_, index) => stored[Number(index)] ?? '');

  function changed(whole: string, mark: string, words: string, address: string): string {
    if (/^(?:[a-z]+:|#|\/)/i.test(address)) return whole;
    const [path = '', hash] = address.split('#');
    const named = posix.normalize(posix.join(dirname(file), path)).replace(/\/$/, '');
    if (mark === '!') return `![${words}](${target.picture(named)})`;
    // Each language's page links the other one by its file: that link alone leaves the language.
    const to = named.replace(/\.zh\.md$/, '.md') === file.replace(/\.zh\.md$/, '.md') && named !== file;
    const page = target.page(named, to ? (named.endsWith('.zh.md') ? 'zh' : 'en') : language);
    const end = hash === undefined ? '' : `#${hash}`;
    if (page !== undefined) return `[${words}](${page}${end})`;
    const other = target.other(named);
    return other === undefined ? words : `[${words}](${other})`;
  }
}
