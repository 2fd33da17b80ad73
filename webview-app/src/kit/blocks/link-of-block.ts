/** The one rule for links of configured pages. */
import { BASE } from '../../platform/address.ts';
import { settings } from '../../platform/settings.ts';
import { notice } from '../../ui/toast-store.ts';
import { type LinkProps, linkOfService } from '../link-to.ts';
import { hrefOfLink, openLink } from '../open-link.ts';
import { blocksWords } from './words/index.ts';

/**
 * Returns what an `<a>` needs for a configured link: a page of this app is opened in place, any other https page of an
 * allowed origin by the host. Undefined for all else: nothing is offered then.
 */
export function linkOfBlock(link: string | undefined): LinkProps | undefined {
  if (!link) return undefined;
  const own = `${settings.webOrigin}${BASE}`;
  const path = link.startsWith(`${own}/`) ? link.slice(settings.webOrigin.length) : link;
  if (path.startsWith(`${BASE}/`)) return linkOfService(path);
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
