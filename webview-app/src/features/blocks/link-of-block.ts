/** Decides which links of configured pages may be opened. */

import { hrefOfLink, openLink } from '../../kit/links/open-link.ts';
import { addressOfService } from '../../kit/links/service-links.ts';
import { BASE } from '../../platform/address.ts';
import { settings } from '../../platform/settings.ts';
import { notice } from '../../ui/toast-store.ts';
import { blocksWords } from './words/index.ts';

/** The properties of a link that may lead out of the app. */
export type BlockLink =
  | { readonly to: string }
  | { readonly href: string; readonly onClick: (event: { preventDefault: () => void }) => void };

/**
 * Returns the properties of an `Anchor` for a configured link. A page of this app opens within the app, and the host opens any other https page of
 * an allowed origin. Returns undefined for any other link.
 */
export function linkOfBlock(link: string | undefined): BlockLink | undefined {
  if (!link) return undefined;
  const appAddress = `${settings.webOrigin}${BASE}`;
  const path = link.startsWith(`${appAddress}/`) ? link.slice(settings.webOrigin.length) : link;
  if (path.startsWith(`${BASE}/`)) {
    const to = addressOfService(path);
    return to === undefined ? undefined : { to };
  }
  const href = /^https:\/\/[^\s\\@]+$/i.test(path) ? hrefOfLink(path) : undefined;
  if (href === undefined) return undefined;
  return {
    href,
    onClick: (event) => {
      event.preventDefault();
      openLink(path).catch(() => notice(blocksWords.words().linkRefused, 'warning'));
    },
  };
}
