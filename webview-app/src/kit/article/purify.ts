/**
 * The sanitiser of articles: a file of its own, loaded with the first article in HTML. It gives nodes and no text, so nothing is parsed
 * twice (H02), and they never become part of the page themselves: `html-nodes.tsx` draws what it knows of them.
 */
import DOMPurify from 'dompurify';
import { ATTRIBUTES, TAGS } from './allowed.ts';

/** Editors leave styles everywhere. They go before the parsing, because the browser would tell of each that the page's policy refuses it. */
const STYLES = /(<[^<>]*?)\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+)/gi;

/** Returns the cleaned nodes; undefined where the browser cannot clean: then nothing of the text may be shown. */
export function purified(html: string, policy: HtmlPolicy | undefined): Node | undefined {
  if (!DOMPurify.isSupported) return undefined;
  return DOMPurify.sanitize(html.replace(STYLES, '$1'), {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: [...ATTRIBUTES],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    // Handed in, so that it makes none of its own, which the page's policy would refuse (H08).
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
}
