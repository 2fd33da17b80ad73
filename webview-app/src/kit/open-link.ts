import { openPage } from '@sdhealth/bridge-sdk';
import { bridge } from '../platform/bridge.ts';
import { settings } from '../platform/settings.ts';
import { linkOfService } from './link-to.ts';

/**
 * Opens a link that the service has just sent: a page of this app in place, another one by the host, which takes allowed origins only.
 * Rejects where it is refused.
 */
export async function openLink(link: string): Promise<void> {
  const own = linkOfService(link);
  if (own) own.onClick({ preventDefault: () => undefined });
  else await bridge.call(openPage, { url: new URL(link, settings.webOrigin).href });
}
