/** Checks the pages of the built site: every link and file exists, and no page loads anything from another origin. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../scripts/workspace/files.ts';

const ADDRESS = /<(a|link|script|img|source|iframe)\b[^>]*?\s(?:href|src)="([^"]*)"[^>]*>/g;
const ANCHOR = /\sid="([^"]+)"/g;
/** Lists the elements whose addresses a browser loads without a click. All others are links. */
const LOADED = new Set(['script', 'img', 'source', 'iframe', 'link']);

const unescapeHtml = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The app's folder. Its pages are not checked, because the playground's worker serves their addresses. */
const APP = 'playground/app/';

/** Returns each fault as a sentence. `base` is the path that the site is served under. The older sites below its `v/` are not checked. */
export function faultsOf(folder: string, base: string): string[] {
  const files = filesIn(folder).filter((file) => file.endsWith('.html') && !file.startsWith(APP));
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (file: string) => {
    const cached = anchors.get(file);
    if (cached) return cached;
    const matches = new Set([...readFileSync(join(folder, file), 'utf8').matchAll(ANCHOR)].map(([, id = '']) => id));
    anchors.set(file, matches);
    return matches;
  };
  const fileAt = (path: string): string | undefined =>
    [path, `${path}.html`, join(path, 'index.html')].find((value) =>
      statSync(join(folder, value), { throwIfNoEntry: false })?.isFile(),
    );
  const faultOf = (file: string, tag: string, address: string): string | undefined => {
    if (address === '' || /^(?:data|mailto|tel):/.test(address)) return undefined;
    const page = new URL(file, `http://site${base}`);
    const url = new URL(address, page);
    if (url.host !== 'site') return LOADED.has(tag) ? `loads ${address} from another origin` : undefined;
    if (!url.pathname.startsWith(base)) return `${address} is outside of ${base}`;
    if (url.pathname.startsWith(`${base}v/`)) return undefined;
    const match = fileAt(decodeText(url.pathname.slice(base.length)) || 'index.html');
    if (match === undefined) return `${address} does not exist`;
    const hash = decodeText(url.hash.slice(1));
    return hash === '' || !match.endsWith('.html') || match.startsWith('playground/') || anchorsOf(match).has(hash)
      ? undefined
      : `${address} names a missing heading`;
  };
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const matches = [...text.matchAll(ADDRESS)].flatMap(([, tag = '', address = '']) => {
      const fault = faultOf(file, tag, unescapeHtml(address));
      return fault === undefined ? [] : [`${file}: ${fault}`];
    });
    return [...new Set(matches)];
  });
}
