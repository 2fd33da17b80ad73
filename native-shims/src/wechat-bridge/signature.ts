import { sha1 } from './sha1.ts';

/** The signed values of `config` or `agentConfig`. */
export interface Signed {
  /** The ticket: one of `TICKETS` if host and backend share them. */
  ticket: string;
  /** Any text, the same as in the page's `config`. */
  nonceStr: string;
  /** Seconds since 1970, the same as in the page's `config`. */
  timestamp: string;
  /** The page's address with its query, without its hash. */
  url: string;
}

/**
 * Returns the url for signing: whole, with its query, without its hash.
 * @internal
 */
export const signedUrl = (href: string) => href.split('#')[0] ?? href;

/** Returns the signature by the vendor's formula, with the raw values in this order. */
export const signatureOf = ({ ticket, nonceStr, timestamp, url }: Signed) =>
  sha1(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${signedUrl(url)}`);
