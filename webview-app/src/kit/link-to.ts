/** Links within the app, for anything that draws an `<a>`: `<LinkButton {...linkTo(href('checkup.sale', { productNo }))}>`. */

import { BASE } from '../platform/address.ts';
import { linkOf, type NavigateOptions } from '../platform/history.ts';
import { follow } from '../platform/link-taps.ts';
import { match } from '../routes.ts';

/** The part of a click that decides. */
interface Tap {
  readonly defaultPrevented?: boolean;
  readonly button?: number;
  readonly metaKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
  preventDefault(): void;
}

export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: Tap) => void;
}

/** `to` is an address within the app, as `href()` makes it. A plain tap goes there without loading the page anew. */
export function linkTo(to: string, going?: NavigateOptions): LinkProps {
  return {
    href: linkOf(to),
    onClick: (event) => {
      // A new tab or window, asked for by key or mouse, is the browser's.
      if (event.defaultPrevented || event.button) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      follow(to, going);
    },
  };
}

/** The same for a link that the service sends (`/health/package-list`); undefined where this app has no such page. */
export function linkOfService(link: string): LinkProps | undefined {
  const to = addressOfService(link);
  return to === undefined ? undefined : linkTo(to);
}

/** Returns an address within the app that came in a query, as `navigate` takes it; undefined where it is none of a page of ours. */
export const ownPage = (to = ''): string | undefined =>
  to.startsWith('/') && match(to.split(/[?#]/, 1)[0] ?? '') ? to : undefined;

/** Returns the address within the app of such a link, as `navigate` takes it. */
export function addressOfService(link: string): string | undefined {
  if (!link.startsWith(`${BASE}/`)) return undefined;
  const to = link.slice(BASE.length);
  return match(to.split(/[?#]/, 1)[0] ?? '') ? to : undefined;
}
