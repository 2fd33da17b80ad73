import { isOwnAddress, openPage } from '@sdhealth/bridge-sdk';
import { BASE } from '../platform/address.ts';
import { bridge } from '../platform/bridge.ts';
import { linkOf, navigate } from '../platform/history.ts';
import { settings } from '../platform/settings.ts';
import { urlOf } from '../rules/url-of.ts';
import { addressOfService } from './service-links.ts';

/**
 * Returns the address for an `<a>` of a link that `openLink` opens; undefined for one that it refuses, and for one below this app's base
 * that is none of its pages. The browser follows the href of a new-tab click without the host's check, so it is checked here.
 */
export function hrefOfLink(link: string): string | undefined {
  const own = addressOfService(link);
  if (own) return linkOf(own);
  const { webOrigin, allowedOrigins } = settings;
  const url = urlOf(link, webOrigin);
  return url && isOwnAddress(url.href, allowedOrigins) && !isMissingPage(url) ? url.href : undefined;
}

const isMissingPage = ({ origin, pathname }: URL): boolean =>
  [settings.webOrigin, location.origin].includes(origin) &&
  pathname.startsWith(`${BASE}/`) &&
  addressOfService(pathname) === undefined;

/**
 * Opens a link that the service has just sent: a page of this app in place, another one by the host, which takes allowed origins only.
 * Rejects where it is refused.
 */
export async function openLink(link: string): Promise<void> {
  const own = addressOfService(link);
  if (own) navigate(own);
  else await bridge.call(openPage, { url: new URL(link, settings.webOrigin).href });
}
