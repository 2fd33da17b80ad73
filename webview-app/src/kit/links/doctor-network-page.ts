/**
 * Opens pages of the external doctor network, such as its list of orders and its conversations. Rules:
 * 1. A page of this app opens within the app.
 * 2. Any other page must be https and from an origin that is listed in the setting `doctor-origins`. It gets no bridge.
 * 3. Any other address is refused: nothing opens, and the caller shows a message.
 */
import { openExternal } from '@sdhealth/bridge-sdk';
import { bridge } from '../../platform/bridge.ts';
import { navigate } from '../../platform/history.ts';
import { settings } from '../../platform/settings.ts';
import { urlOf } from '../../rules/url-of.ts';
import { addressOfService } from './service-links.ts';

/** Opens an address. Resolves to false if it is refused, and rejects if the host cannot open it. */
export async function openThirdPage(address: string): Promise<boolean> {
  const appAddress = addressOfService(address);
  if (appAddress) navigate(appAddress);
  else if (isAllowed(address)) await bridge.call(openExternal, { url: address });
  else return false;
  return true;
}

export const canOpenThirdPage = (address: string): boolean =>
  addressOfService(address) !== undefined || isAllowed(address);

function isAllowed(address: string): boolean {
  const url = urlOf(address);
  if (!url) return false;
  const { protocol, origin, username, password } = url;
  return protocol === 'https:' && !username && !password && settings.doctorOrigins.includes(origin);
}
