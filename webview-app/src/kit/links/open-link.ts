import { isOwnAddress, openPage } from '@sdhealth/bridge-sdk';
import { BASE } from '../../platform/address.ts';
import { bridge } from '../../platform/bridge.ts';
import { linkOf, navigate } from '../../platform/history.ts';
import { settings } from '../../platform/settings.ts';
import { urlOf } from '../../rules/url-of.ts';
import { addressOfService } from './service-links.ts';

/**
 * Returns the `href` of a link that `openLink` opens. Undefined for a refused link and for an unknown page below this app's base.
 * For a new-tab click the browser follows the href without the host's check, so it is checked here.
 */
export function hrefOfLink(link: string): string | undefined {
  const appAddress = addressOfService(link);
  if (appAddress) return linkOf(appAddress);
  const { webOrigin, allowedOrigins } = settings;
  const url = urlOf(link, webOrigin);
  return url && isOwnAddress(url.href, allowedOrigins) && !isMissingPage(url) ? url.href : undefined;
}

const isMissingPage = ({ origin, pathname }: URL): boolean =>
  [settings.webOrigin, location.origin].includes(origin) &&
  pathname.startsWith(`${BASE}/`) &&
  addressOfService(pathname) === undefined;

/**
 * Opens a link that the service has just sent. A page of this app opens within the app, any other page in the host, which accepts only
 * allowed origins. Rejects if the link is refused.
 */
export async function openLink(link: string): Promise<void> {
  const appAddress = addressOfService(link);
  if (appAddress) navigate(appAddress);
  else await bridge.call(openPage, { url: new URL(link, settings.webOrigin).href });
}
