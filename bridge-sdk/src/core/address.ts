/**
 * Checks the addresses that may leave a page, in every host alike. The contract's rows name these rules (`Address` in
 * `contract/shapes.ts`), so that an address is refused before it is journalled or sent. A rule reads the parsed address, not its text.
 * Text that programs parse differently is refused before parsing: spaces, control characters, backslashes, `https:` without slashes.
 * So is a host that is not plain ASCII, because a parser turns it into another name (full-width letters, soft hyphens, `%6f`).
 * Such a host is written in Punycode (`xn--`). No address may carry credentials. An accepted address is sent as it was written.
 */
const PLAIN_TEXT = /^(?!https?:(?!\/\/))[^\s\p{Cc}\\]+$/iu;
/** Matches a host with `%` or a non-ASCII character. It has no flags i and u, with which the Kelvin sign would match a k. */
const UNSAFE_HOST = /^[^/?#]*\/\/[^/?#]*[^!-$&-~]/;
// Mutant lives: The only colon of a parsed scheme is its last character, so the end needs no anchor; the beginning has a test.
const WEB_SCHEME = /^https?:$/;
const STORE_SCHEME = /^(itms-apps|market):$/;
/** Matches schemes that run code or reach into the phone when a page navigates to them. */
const FORBIDDEN_SCHEME =
  // Mutant lives: The only colon of a parsed scheme is its last character, so the end needs no anchor.
  /^(javascript|vbscript|data|blob|file|filesystem|about|intent|android-app|content|view-source|chrome|jar|ws|wss):$/;

/**
 * Matches a path that a second decoding turns into another server's address, because it then begins with two slashes. Two slashes
 * further on are harmless, unless a dot segment can move them to the start. The apps' guards have the same expression
 * (`native/vectors/guard.json`).
 */
const PROTOCOL_RELATIVE = /^(\/\/|\/?%(2f|5c))|^(?=.*(\/|%2f|%5c){2})(.*(\/|%2f|%5c))?(\.|%2e){1,2}(\/|%2f|%5c|$)/i;

function parseAddress(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base);
    return PLAIN_TEXT.test(text) && !UNSAFE_HOST.test(text) && !url.username && !url.password ? url : undefined;
    // Mutant lives: A function without `return` returns undefined as well.
  } catch {
    return undefined;
  }
}

/** Returns true for an absolute http or https address. */
export function isWebAddress(text: string): boolean {
  const url = parseAddress(text);
  return !!url && WEB_SCHEME.test(url.protocol);
}

/**
 * Returns true for an address of the page's own origin or of one in `origins`. A page without an origin (a bundle opened as a file)
 * owns only its own document. The address may be relative.
 */
export function isOwnAddress(
  text: string,
  // Mutant lives: The text that a mutant puts into the list is not the origin of any address.
  origins: readonly string[] = [],
  // A server has no `location`.
  page: Location | URL = Object(globalThis.location),
): boolean {
  const url = parseAddress(text, page.href);
  if (!url) return false;
  const { protocol, host, pathname, origin } = url;
  return WEB_SCHEME.test(protocol)
    ? !PROTOCOL_RELATIVE.test(text.replace(/^https?:\/\/[^/?#]*|[?#].*/gi, '')) &&
        !PROTOCOL_RELATIVE.test(pathname) &&
        (origin === page.origin || origins.includes(origin))
    : protocol === page.protocol && host === page.host && pathname === page.pathname;
}

/** Returns true for an address to which another site may send a person back: own, absolute, http or https. */
export const isReturnAddress = (text: string, origins?: readonly string[]): boolean =>
  isWebAddress(text) && isOwnAddress(text, origins);

/** Returns true for any absolute web address, or a relative address of the page's own. */
export const isPageAddress = (text: string): boolean => isWebAddress(text) || isOwnAddress(text);

/** Returns true for a page address, or a `blob:` address that the page created. */
export const isFileAddress = (text: string): boolean => isPageAddress(text) || /^blob:/.test(text);

/** Returns true for a file address, or a `data:` address of an image. */
export const isPictureAddress = (text: string): boolean => isFileAddress(text) || /^data:image\//.test(text);

/** Returns true for an address that an app may open: a web address, a store's, or a scheme in `allowed` (`sdhealth`). */
export function isAppAddress(text: string, allowed: readonly string[] = []): boolean {
  const { protocol = '' } = parseAddress(text) || {};
  return (
    STORE_SCHEME.test(protocol) ||
    WEB_SCHEME.test(protocol) ||
    (allowed.includes(protocol.slice(0, -1)) && !FORBIDDEN_SCHEME.test(protocol))
  );
}
