import type { Decrypted } from '../../../api/verification.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { settings } from '../../../platform/settings.ts';
import { href } from '../../../routes.ts';
import { urlOf } from '../../../rules/url-of.ts';

/**
 * The target of a shop's decrypted text. `own`: a page of this app with its address `to`. `site`: a page of another allowed
 * origin. `refused`: any other address, whose host is `site`. `none`: the text contains no address.
 */
export type Target =
  | { readonly kind: 'own'; readonly to: string }
  | { readonly kind: 'site'; readonly url: string; readonly site: string }
  | { readonly kind: 'refused'; readonly site: string | undefined }
  | { readonly kind: 'none' };

/**
 * Returns the target of a decrypted text. The address is parsed as a browser parses it, so that a backslash, a tab in its scheme or a
 * name before an `@` cannot disguise it. A text without an address leads to its order.
 */
export function targetOf({ target, orderNo, productNo }: Pick<Decrypted, 'target' | 'orderNo' | 'productNo'>): Target {
  if (target) return targetOfAddress(target);
  if (orderNo && productNo) return { kind: 'own', to: href('checkup.state', { productNo, orderNo }) };
  return { kind: 'none' };
}

function targetOfAddress(address: string): Target {
  const { webOrigin, allowedOrigins } = settings;
  const parsed = urlOf(address, webOrigin);
  if (!parsed) return { kind: 'refused', site: undefined };
  const { protocol, origin, host, username, password, pathname, search, hash, href: url } = parsed;
  if (username || password) return { kind: 'refused', site: host };
  if (origin === webOrigin) {
    const to = addressOfService(pathname + search + hash);
    if (to) return { kind: 'own', to };
  }
  if (protocol !== 'https:' || !allowedOrigins.includes(origin)) return { kind: 'refused', site: host };
  return { kind: 'site', url, site: host };
}
