import { isOwnAddress, openPage } from '@sdhealth/bridge-sdk';
import { BASE } from '../../platform/address.ts';
import { bridge } from '../../platform/bridge.ts';
import { linkOf, navigate } from '../../platform/history.ts';
import { settings } from '../../platform/settings.ts';
import { urlOf } from '../../rules/url-of.ts';
import { addressOfService } from './service-links.ts';

/**
 * Returns the `href` of a link that `openLink` opens; undefined for a refused link and for an unknown page below this app's base.
 * The browser follows the href of a new-tab click without the host's check, so it is checked here.
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
 * Opens a link that the service has just sent: a page of this app in place, any other page by the host, which accepts allowed origins
 * only. Rejects if it is refused.
 */
export async function openLink(link: string): Promise<void> {
  const own = addressOfService(link);
  if (own) navigate(own);
  else await bridge.call(openPage, { url: new URL(link, settings.webOrigin).href });
}
