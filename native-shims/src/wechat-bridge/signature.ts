import { sha1 } from './sha1.ts';

export interface Signed {
  ticket: string;
  nonceStr: string;
  timestamp: string;
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
