/** The return address of a payment: this page's own origin or a configured one (U01, U02). */
import { settings } from '../platform/settings.ts';

const isOwn = (url: URL): boolean =>
  url.protocol === 'file:' ? location.protocol === 'file:' : url.origin === location.origin;

/**
 * Returns the address as it may be given to a payment host. Throws a `RangeError` for any other origin and for schemes that run
 * (`javascript:`, `data:`): nothing is paid then. Origins are compared after parsing, never by their text.
 */
export function allowedReturn(address: string): string {
  const url = new URL(address);
  if (url.username || url.password) throw new RangeError('a return address carries no credentials');
  if (isOwn(url) || settings.allowedOrigins.some((origin) => origin === url.origin && origin !== 'null'))
    return url.href;
  throw new RangeError(`not an allowed return address: ${url.origin}`);
}
