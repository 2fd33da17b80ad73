/** Finds out which links of the service or of a query are pages of this app. */
import { BASE } from '../../platform/address.ts';
import { match } from '../../routes.ts';

/** Returns an address of a query if it is a page of this app, in the form for `navigate`; otherwise undefined. */
export const ownPage = (to = ''): string | undefined =>
  to.startsWith('/') && match(to.split(/[?#]/, 1)[0] ?? '') ? to : undefined;

/** Returns the address within the app of a link of the service (`/health/package-list`); undefined if it is no page of this app. */
export function addressOfService(link: string): string | undefined {
  return link.startsWith(`${BASE}/`) ? ownPage(link.slice(BASE.length)) : undefined;
}
