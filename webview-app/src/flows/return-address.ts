/** The return address of a payment: of this page's own origin, the public one or a configured one (U01, U02). */
import { settings } from '../platform/settings.ts';

/**
 * Returns the address as it may be given to a payment host. Throws a `RangeError` for any other origin and for schemes that run
 * (`javascript:`, `data:`): nothing is paid then. Origins are compared after parsing, never by their text.
 */
export function allowedReturn(address: string, own = [location.origin, ...settings.allowedOrigins]): string {
  const url = new URL(address);
  if (url.username || url.password) throw new RangeError('a return address carries no credentials');
  // A page from the disk has the origin `null`, as has every other one.
  if (url.origin !== 'null' && own.includes(url.origin)) return url.href;
  throw new RangeError(`not an allowed return address: ${url.origin}`);
}
