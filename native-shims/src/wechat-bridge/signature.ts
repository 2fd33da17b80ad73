import { sha1 } from './sha1.ts';

/** The values under a signature of `config` or `agentConfig`. */
export interface Signed {
  /** The ticket: one of `TICKETS` where host and backend share these. */
  ticket: string;
  /** Any text, the same as in the page's `config`. */
  nonceStr: string;
  /** Seconds since 1970, the same as in the page's `config`. */
  timestamp: string;
  /** The page's address with its query, without its hash. */
  url: string;
}

/**
 * The url as it is signed: whole, with query, without hash.
 * @internal
 */
export const signedUrl = (href: string) => href.split('#')[0] ?? href;

/** The vendor's formula: raw values in this order. */
export const signatureOf = ({ ticket, nonceStr, timestamp, url }: Signed) =>
  sha1(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${signedUrl(url)}`);
