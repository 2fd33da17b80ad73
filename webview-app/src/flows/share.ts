/** Shares a page: the configured content, and a link with channel and campaign. */
import { isBridgeError, openShareSheet, setShareContent } from '@sdhealth/bridge-sdk';
import { getShareConfig } from '../api/config-pages.ts';
import { QUIET, request } from '../client/request.ts';
import { laterText } from '../messages/later-words.ts';
import { BASE } from '../platform/address.ts';
import { bridge } from '../platform/bridge.ts';
import { channelInfo } from '../platform/channel.ts';
import { baseProduct, loadConfig } from '../platform/configuration.ts';
import { reportProblem } from '../platform/error-reports.ts';
import { absoluteUrl } from '../platform/history.ts';
import { whenPersonGoes } from '../platform/personal.ts';
import { settings } from '../platform/settings.ts';
import { href } from '../routes.ts';
import { type ShareTarget, shareLink } from '../rules/share-link.ts';
import { session } from '../store/session.ts';
import { noteShared } from './share-count.ts';
import { showIfTooOld } from './too-old.ts';

export interface PageShare {
  title: string;
  desc: string;
  /** The address within the app, as `href()` returns it, or an absolute address (`https:`). */
  to: string;
  imgUrl: string;
}

/** The page's own content, used if no content is configured. */
export interface PageShareInput {
  /** The page's name in the configuration: the first part of its path. */
  page: string;
  /** The product's name: the default title. */
  name: string;
  /** The address within the app, as `href()` returns it. */
  to: string;
  imgUrl: string;
  baseProductNo?: string | undefined;
  /** Sends the address even if another link is configured, because an invitation needs its code. */
  isFixed?: boolean | undefined;
}

/** Returns an address's link for each target, with channel, sub-channel, and the target's campaign and source. */
export function shareLinks(to: string): Readonly<Record<ShareTarget, string>> {
  const url = /^https?:/i.test(to) ? to : absoluteUrl(to);
  const link = (target: ShareTarget) => shareLink(url, target, channelInfo());
  return { timeline: link('timeline'), friend: link('friend'), qq: link('qq'), qzone: link('qzone') };
}

/** The content of the host's share menu. '' for the host's default. */
let menuContent = '';

/**
 * Sets the content of the host's share menu for this page, if it has changed. Does nothing if the host has no such menu or
 * refuses: the host then shares its default content. The bridge logs the refusal, and it is not shown, because it is a background call.
 */
export async function sharePage(share: PageShare): Promise<void> {
  if (!bridge.supports(setShareContent).ok) return;
  const content = contentOf(share, 'friend');
  const contentKey = JSON.stringify(content);
  if (contentKey === menuContent) return;
  menuContent = contentKey;
  await bridge.call(setShareContent, content).catch(() => {
    if (menuContent === contentKey) menuContent = '';
  });
}

/** Resets the share menu to the app's general content if it shows a page's content. */
export const resetShareMenu = async (): Promise<void> => {
  if (menuContent) await shareGeneric();
};

/** A person's name and order must leave the host's menu with the person. */
whenPersonGoes(() => void resetShareMenu());

/** Sets the host's share menu to the content of the app as a whole, instead of the previous page's. */
export const shareGeneric = (): Promise<void> =>
  sharePage({ title: laterText().share.title, desc: laterText().share.desc, to: href('home.main'), imgUrl: '' });

export type ShareEnd =
  | 'shared'
  | 'closed'
  /** This host has no sheet, or it failed. The page offers another method. */
  | 'none';

/** Opens the host's share sheet. Resolves to false if there is none, or the person closed it. */
export const openShare = async (share: PageShare, target?: ShareTarget): Promise<boolean> =>
  (await shareBySheet(share, target)) === 'shared';

/** Opens the share sheet for a page that has other methods to share. Never rejects. */
export async function shareBySheet(share: PageShare, target: ShareTarget = 'friend'): Promise<ShareEnd> {
  if (!bridge.supports(openShareSheet).ok) return 'none';
  try {
    const { channel } = await bridge.call(openShareSheet, contentOf(share, target));
    noteShared(channel);
    return 'shared';
  } catch (error) {
    showIfTooOld(error);
    return isBridgeError(error, 'CANCELLED') ? 'closed' : 'none';
  }
}

/**
 * Returns the shared content of a page: the configured content, otherwise the product's name with the general description (specification,
 * section 9). Never rejects: a page without its configuration is shared with its own content.
 */
export async function shareOfPage(input: PageShareInput): Promise<PageShare> {
  const configured = await configuredShare(input).catch(() => undefined);
  return (
    configured ?? {
      title: input.name || laterText().share.title,
      desc: laterText().share.desc,
      to: input.to,
      imgUrl: input.imgUrl,
    }
  );
}

/**
 * Returns the configured share of a page: the entry of its base product, otherwise the page's default entry. Undefined if both are missing. A page
 * without a share is reported. So is a product without an entry, even if the default entry is used.
 */
export async function configuredShare(input: PageShareInput): Promise<PageShare | undefined> {
  const { page, name, to, baseProductNo, isFixed = false } = input;
  const shares = await request(getShareConfig, {}, QUIET);
  const products = Object.hasOwn(shares, page) ? shares[page] : undefined;
  if (!products) {
    reportProblem('page has no share');
    return undefined;
  }
  const entry = (key: string) => (Object.hasOwn(products, key) ? products[key] : undefined);
  const productEntry = baseProductNo ? entry(baseProductNo) : undefined;
  if (baseProductNo && !productEntry) reportProblem('product has no share');
  const content = productEntry ?? entry('default');
  if (!content) return undefined;
  const title = content.title || (await baseProductName(baseProductNo)) || name || laterText().share.title;
  const { nickname } = session.account ?? {};
  return {
    title: content.isShowNickname && nickname ? laterText().share.from(nickname, title) : title,
    desc: content.desc || laterText().share.desc,
    to: (isFixed ? undefined : appLinkOf(content.link)) ?? to,
    imgUrl: content.imgUrl || input.imgUrl,
  };
}

/** Returns a base product's name, after loading the configuration that has the names. */
async function baseProductName(baseProductNo: string | undefined): Promise<string | undefined> {
  if (!baseProductNo) return undefined;
  await loadConfig();
  return baseProduct(baseProductNo)?.name;
}

/** Returns a configured link: an absolute address, or a path of the app without its base. Undefined for any other text. */
function appLinkOf(link = ''): string | undefined {
  if (/^https?:\/\//i.test(link)) return link;
  return link === BASE || link.startsWith(`${BASE}/`) ? link.slice(BASE.length) || '/' : undefined;
}

/** Builds the menu's content. `target`: the target whose link is sent if the host does not report a target. */
function contentOf({ title, desc, to, imgUrl }: PageShare, target: ShareTarget) {
  const links = shareLinks(to);
  return {
    title,
    desc,
    link: links[target],
    links,
    imgUrl: imgUrl && new URL(imgUrl, settings.origins.static || settings.webOrigin).href,
  };
}
