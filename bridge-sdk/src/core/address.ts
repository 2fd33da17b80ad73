/**
 * Which addresses a page may be sent to. Every rule is put to the parsed address, never to its text, but one: what a person would
 * not read as it is (spaces, control characters, backslashes, `https:` without slashes) is refused unread, as parsers disagree about it.
 */
const PLAIN = /^(?!https?:(?!\/\/))[^\s\p{Cc}\\]+$/iu;
/** Schemes that run code, or reach into the phone, when a page goes there. */
const NEVER = /^(javascript|vbscript|data|blob|file|filesystem|about|intent|content|view-source|chrome|jar|ws|wss):$/;

function parsed(text: string, base?: string): URL | undefined {
  try {
    return PLAIN.test(text) ? new URL(text, base) : undefined;
  } catch {
    return undefined;
  }
}

/** Any page on the web: http or https, absolute, without credentials. */
export function isWebAddress(text: string): boolean {
  const url = parsed(text);
  return !!url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

/** What may be handed over to another app: a web address, or a scheme of its own. */
export function isAppAddress(text: string): boolean {
  const url = parsed(text);
  if (!url || /^https?:$/.test(url.protocol)) return isWebAddress(text);
  return !NEVER.test(url.protocol);
}

/**
 * A page of one's own, absolute or relative: exactly the page's origin, one of `origins`, or, where the page has no origin (a
 * bundle opened as a file), the same document.
 */
export function isOwnAddress(text: string, origins: readonly string[] = [], page: Location | URL = location): boolean {
  const url = parsed(text, page.href);
  if (!url || url.username || url.password) return false;
  if (!/^https?:$/.test(url.protocol))
    return url.protocol === page.protocol && url.host === page.host && url.pathname === page.pathname;
  // A path that begins like another address is one to whoever decodes it once more.
  if (/^\/([/\\]|%2f|%5c)/i.test(url.pathname)) return false;
  return url.origin === page.origin || origins.includes(url.origin);
}
