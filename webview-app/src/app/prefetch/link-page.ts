/** Finds the page of a link within the app. */
import { linkOf } from '../../platform/history.ts';
import { match } from '../../routes.ts';
import type { Match } from '../../routing/find-route.ts';

export const addressOf = (link: Element | null): string | undefined => link?.getAttribute('href') ?? undefined;

/** Returns the page that a link opens; undefined for a link that leaves the app or leads nowhere. */
export function pageOfLink(link: Element | null): Match | undefined {
  const home = linkOf('/');
  const address = addressOf(link) ?? '';
  const [path = ''] = address.slice(home.length).split(/[?#]/);
  return address.startsWith(home) ? match(`/${path}`) : undefined;
}
