/** Determines which links of the service or of a query are pages of this app. */
import { BASE } from '../../platform/address.ts';
import { match } from '../../routes.ts';

/** Returns the address from a query, for `navigate`, if it is a page of this app. Otherwise returns undefined. */
export const appPage = (to = ''): string | undefined =>
  to.startsWith('/') && match(to.split(/[?#]/, 1)[0] ?? '') ? to : undefined;

/** Returns the address within the app of a link of the service (`/health/package-list`); undefined if it is not a page of this app. */
export function addressOfService(link: string): string | undefined {
  return link.startsWith(`${BASE}/`) ? appPage(link.slice(BASE.length)) : undefined;
}
