/**
 * Opens pages of the outside doctor network: its list of orders, its conversations. Rules:
 * 1. A page of this app is shown in place.
 * 2. Any other must be https and exactly of an origin that the installation names (`doctor-origins`); it gets no bridge.
 * 3. All else is refused: nothing is opened, and the caller says so.
 */
import { openExternal } from '@sdhealth/bridge-sdk';
import { bridge } from '../platform/bridge.ts';
import { navigate } from '../platform/history.ts';
import { settings } from '../platform/settings.ts';
import { urlOf } from '../rules/url-of.ts';
import { addressOfService } from './service-links.ts';

/** Returns false for an address that may not be opened; rejects where the host cannot open it. */
export async function openThirdPage(address: string): Promise<boolean> {
  const own = addressOfService(address);
  if (own) navigate(own);
  else if (isAllowed(address)) await bridge.call(openExternal, { url: address });
  else return false;
  return true;
}

/** True where `openThirdPage` opens the address. */
export const canOpenThirdPage = (address: string): boolean =>
  addressOfService(address) !== undefined || isAllowed(address);

function isAllowed(address: string): boolean {
  const url = urlOf(address);
  if (!url) return false;
  const { protocol, origin, username, password } = url;
  return protocol === 'https:' && !username && !password && settings.doctorOrigins.includes(origin);
}
