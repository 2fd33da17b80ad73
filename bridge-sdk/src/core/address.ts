/**
 * These rules say which addresses may leave a page, in every host alike: the contract's rows name them (`Address` in
 * `contract/shapes.ts`), so that an address is refused before it is written down or sent. Every rule looks at the parsed address,
 * never at its text, but one: what programs read differently (spaces, control characters, backslashes, `https:` without slashes)
 * is refused unread, and so is a host with anything but plain letters, which a parser turns into another name (full-width letters,
 * soft hyphens, `%6f`): a host of other letters is written as `xn--`. No address may carry credentials. An address that passes goes on as it was written.
 */
const PLAIN = /^(?!https?:(?!\/\/))[^\s\p{Cc}\\]+$/iu;
/** A host with more than ASCII, or with `%`. Without the flags i and u: they would take the sign of Kelvin for a k. */
const OTHER_HOST = /^[^/?#]*\/\/[^/?#]*[^!-$&-~]/;
// Mutant lives: The only colon of a parsed scheme is its last character, so the end needs no sign; the beginning has a test.
const WEB = /^https?:$/;
const STORE = /^(itms-apps|market):$/;
/** Schemes that run code, or reach into the phone, when a page goes there. */
const NEVER =
  // Mutant lives: The only colon of a parsed scheme is its last character, so the end needs no sign.
  /^(javascript|vbscript|data|blob|file|filesystem|about|intent|android-app|content|view-source|chrome|jar|ws|wss):$/;

/**
 * A path that begins with two slashes is another server's address to whoever decodes it once more. Two slashes further on are harmless,
 * unless a segment of dots can bring them to the begin. The apps' guards have the same expression (`native/vectors/guard.json`).
 */
const TWO_FACED = /^(\/\/|\/?%(2f|5c))|^(?=.*(\/|%2f|%5c){2})(.*(\/|%2f|%5c))?(\.|%2e){1,2}(\/|%2f|%5c|$)/i;

function parsed(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base);
    return PLAIN.test(text) && !OTHER_HOST.test(text) && !url.username && !url.password ? url : undefined;
    // Mutant lives: A function without a return gives undefined as well.
  } catch {
    return undefined;
  }
}

/** True for any page on the web: http or https, absolute. */
export function isWebAddress(text: string): boolean {
  const url = parsed(text);
  return !!url && WEB.test(url.protocol);
}

/**
 * True for a page of one's own: exactly the page's origin, one of `origins`, or, where the page has no origin (a bundle opened as a
 * file), the same document. It may be relative.
 */
export function isOwnAddress(
  text: string,
  // Mutant lives: The text that is put into the list is no origin of any address.
  origins: readonly string[] = [],
  // A server has none.
  page: Location | URL = Object(globalThis.location),
): boolean {
  const url = parsed(text, page.href);
  if (!url) return false;
  const { protocol, host, pathname, origin } = url;
  return WEB.test(protocol)
    ? !TWO_FACED.test(text.replace(/^https?:\/\/[^/?#]*|[?#].*/gi, '')) &&
        !TWO_FACED.test(pathname) &&
        (origin === page.origin || origins.includes(origin))
    : protocol === page.protocol && host === page.host && pathname === page.pathname;
}

/** True for an address that others send a person back to: a page of one's own on the web, absolute. */
export const isReturnAddress = (text: string, origins?: readonly string[]): boolean =>
  isWebAddress(text) && isOwnAddress(text, origins);

/** True for a page: any on the web, or one of one's own by a relative address. */
export const isPageAddress = (text: string): boolean => isWebAddress(text) || isOwnAddress(text);

/** True for a page, or a file that the page itself has made. */
export const isFileAddress = (text: string): boolean => isPageAddress(text) || /^blob:/.test(text);

/** The same for a picture, which may also be its own data. */
export const isPictureAddress = (text: string): boolean => isFileAddress(text) || /^data:image\//.test(text);

/** True for an address that is handed over to an app: a web address, a store's, or one of a scheme in `allowed` (`sdhealth`). */
export function isAppAddress(text: string, allowed: readonly string[] = []): boolean {
  const { protocol = '' } = parsed(text) || {};
  return (
    STORE.test(protocol) || WEB.test(protocol) || (allowed.includes(protocol.slice(0, -1)) && !NEVER.test(protocol))
  );
}
