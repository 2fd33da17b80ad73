/**
 * Decides where a link in an article leads. Rules:
 * 1. A page of this app opens in place, whether the link is a path or has the app's origin.
 * 2. A phone number is dialled.
 * 3. An external page must be `https` without user name or password. The person is asked, and the host opens it outside (U05).
 * 4. Any other link is rendered as text.
 */

import { dialString } from '../../../kit/links/dial-link.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { settings } from '../../../platform/settings.ts';
import { urlOf } from '../../../rules/url-of.ts';

export type LinkTarget =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'outside'; readonly url: string; readonly host: string };

export function linkTarget(href: string): LinkTarget | undefined {
  const [, phone] = /^tel:([+\d][\d\s().-]{2,30})$/i.exec(href) ?? [];
  if (phone && dialString(phone)) return { kind: 'phone', phone };
  const parsed = /^(?:https?:\/\/|\/)/i.test(href) ? urlOf(href, settings.webOrigin) : undefined;
  if (!parsed) return undefined;
  const { protocol, origin, host, pathname, search, username, password, href: url } = parsed;
  if (origin === settings.webOrigin || origin === location.origin) {
    const to = addressOfService(pathname + search);
    return to === undefined ? undefined : { kind: 'page', to };
  }
  if (protocol !== 'https:' || username || password) return undefined;
  return { kind: 'outside', url, host };
}
