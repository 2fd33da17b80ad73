/**
 * Sanitises articles. The file loads only with the first article in HTML. It returns nodes, not a string, so nothing is parsed
 * twice (H02). The nodes never become part of the page: `html-nodes.tsx` renders the elements that it knows.
 */
import DOMPurify from 'dompurify';
import { ATTRIBUTES, TAGS } from './allowed.ts';

/** Matches style attributes, which editors often leave. They are removed before parsing, because each would violate the page's policy. */
const STYLE_ATTRIBUTES = /(<[^<>]*?)\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+)/gi;

/** Returns the sanitised nodes, or undefined if the browser cannot sanitise. Then nothing of the text may be shown. */
export function purify(html: string, policy: HtmlPolicy | undefined): Node | undefined {
  if (!DOMPurify.isSupported) return undefined;
  return DOMPurify.sanitize(html.replace(STYLE_ATTRIBUTES, '$1'), {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: [...ATTRIBUTES],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    // Passed in, so that DOMPurify creates no separate policy, which the page's policy would refuse (H08).
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
}
