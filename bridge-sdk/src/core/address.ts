/**
 * These rules say which addresses a page may be sent to. Each gives the address, or undefined if it is refused. Every rule looks at the
 * parsed address, never to its text, but one: what a person would not read as it is (spaces, control characters, backslashes,
 * `https:` without slashes) is refused unread, as parsers disagree about it. None may carry credentials.
 */
const PLAIN = /^(?!https?:(?!\/\/))[^\s\p{Cc}\\]+$/iu;
const WEB = /^https?:$/;
/** Schemes that run code, or reach into the phone, when a page goes there. */
const NEVER = /^(javascript|vbscript|data|blob|file|filesystem|about|intent|content|view-source|chrome|jar|ws|wss):$/;

function parsed(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base);
    return PLAIN.test(text) && !url.username && !url.password ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Any page on the web: http or https, absolute. */
export function webAddress(text: string): string | undefined {
  const url = parsed(text);
  return url && WEB.test(url.protocol) ? text : undefined;
}

/** Allows addresses for another app: a web address, or a scheme of the app's own. */
export function appAddress(text: string): string | undefined {
  const url = parsed(text);
  return url && !NEVER.test(url.protocol) ? text : undefined;
}

/**
 * A page of one's own, made absolute: exactly the page's origin, one of `origins`, or, where the page has no origin (a bundle
 * opened as a file), the same document.
 */
export function ownAddress(
  text: string,
  origins: readonly string[] = [],
  page: Location | URL = location,
): string | undefined {
  const url = parsed(text, page.href);
  if (!url) return undefined;
  const { protocol, host, pathname, origin, href } = url;
  const own = WEB.test(protocol)
    ? // A path that begins like another address is one to whoever decodes it once more.
      !/^\/([/\\]|%2f|%5c)/i.test(pathname) && (origin === page.origin || origins.includes(origin))
    : protocol === page.protocol && host === page.host && pathname === page.pathname;
  return own ? href : undefined;
}
