import { isOwnAddress, openPage } from '@sdhealth/bridge-sdk';
import { bridge } from '../platform/bridge.ts';
import { settings } from '../platform/settings.ts';
import { linkOfService } from './link-to.ts';

/** Returns the address for an `<a>` of a link that `openLink` opens; undefined for one that it refuses. A click for a new tab takes it as it is. */
export function hrefOfLink(link: string): string | undefined {
  const own = linkOfService(link);
  if (own) return own.href;
  const { webOrigin, allowedOrigins } = settings;
  const url = URL.canParse(link, webOrigin) ? new URL(link, webOrigin).href : '';
  return isOwnAddress(url, allowedOrigins) ? url : undefined;
}

/**
 * Opens a link that the service has just sent: a page of this app in place, another one by the host, which takes allowed origins only.
 * Rejects where it is refused.
 */
export async function openLink(link: string): Promise<void> {
  const own = linkOfService(link);
  if (own) own.onClick({ preventDefault: () => undefined });
  else await bridge.call(openPage, { url: new URL(link, settings.webOrigin).href });
}
