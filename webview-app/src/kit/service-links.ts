/** Links that the service sends, or a query names: which of them are pages of this app. */
import { BASE } from '../platform/address.ts';
import { match } from '../routes.ts';

/** Returns an address within the app that came in a query, as `navigate` takes it; undefined where it is none of a page of ours. */
export const ownPage = (to = ''): string | undefined =>
  to.startsWith('/') && match(to.split(/[?#]/, 1)[0] ?? '') ? to : undefined;

/** Returns the address within the app of a link that the service sends (`/health/package-list`); undefined where this app has no such page. */
export function addressOfService(link: string): string | undefined {
  return link.startsWith(`${BASE}/`) ? ownPage(link.slice(BASE.length)) : undefined;
}
