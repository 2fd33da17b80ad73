/** Shares a page: the configured content, and a link that names channel and campaign. */
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
import { noteTooOld } from './too-old.ts';

export interface PageShare {
  title: string;
  desc: string;
  /** The address within the app, as `href()` makes it, or an absolute one (`https:`). */
  to: string;
  imgUrl: string;
}

/** The page's own content, used where nothing is configured. */
export interface ShareOfPage {
  /** The page's name in the configuration: the first part of its path. */
  page: string;
  /** The product's name: the default title. */
  name: string;
  /** The address within the app, as `href()` makes it. */
  to: string;
  imgUrl: string;
  /** The base product of the address, if it has one. */
  baseProductNo?: string | undefined;
  /** Sends the address even if another link is configured, because an invitation needs its code. */
  isFixed?: boolean | undefined;
}

/** Returns an address's link for each target, with channel, sub-channel, and the target's campaign and source. */
export function shareLinks(to: string): Readonly<Record<ShareTarget, string>> {
  const whole = /^https?:/i.test(to) ? to : absoluteUrl(to);
  const link = (target: ShareTarget) => shareLink(whole, target, channelInfo());
  return { timeline: link('timeline'), friend: link('friend'), qq: link('qq'), qzone: link('qzone') };
}

/** The content of the host's share menu. '' for the host's default. */
let reported = '';

/**
 * Sets the content of the host's share menu for this page, if it has changed. Does nothing if the host has no such menu or
 * refuses: the host's default is shared then. The person has not asked for it, so a refusal is logged by the bridge and not shown.
 */
export async function sharePage(share: PageShare): Promise<void> {
  if (!bridge.supports(setShareContent).ok) return;
  const content = contentOf(share, 'friend');
  const named = JSON.stringify(content);
  if (named === reported) return;
  reported = named;
  await bridge.call(setShareContent, content).catch(() => {
    if (reported === named) reported = '';
  });
}

/** Resets the share menu to the app's general content if it shows a page's content. */
export const takeBackShare = async (): Promise<void> => {
  if (reported) await shareGeneric();
};

/** A person's name and order must leave the host's menu with the person. */
whenPersonGoes(() => void takeBackShare());

/** Sets the host's share menu to the content of the app as a whole, instead of the previous page's. */
export const shareGeneric = (): Promise<void> =>
  sharePage({ title: laterText().share.title, desc: laterText().share.desc, to: href('home.main'), imgUrl: '' });

export type ShareEnd =
  | 'shared'
  /** The person closed the sheet. */
  | 'closed'
  /** This host has no sheet, or it failed. Another way is needed. */
  | 'none';

/** Opens the host's share sheet. Resolves to false if there is none, or the person closed it. */
export const openShare = async (share: PageShare, target?: ShareTarget): Promise<boolean> =>
  (await shareBySheet(share, target)) === 'shared';

/** Opens the share sheet for a page that has other ways to share. Never rejects. */
export async function shareBySheet(share: PageShare, target: ShareTarget = 'friend'): Promise<ShareEnd> {
  if (!bridge.supports(openShareSheet).ok) return 'none';
  try {
    const { channel } = await bridge.call(openShareSheet, contentOf(share, target));
    noteShared(channel);
    return 'shared';
  } catch (error) {
    noteTooOld(error);
    return isBridgeError(error, 'CANCELLED') ? 'closed' : 'none';
  }
}

/**
 * Returns the shared content of a page: the configured content, else the product's name with the general description (specification,
 * section 9). Never rejects: a page without its configuration is shared with its own content.
 */
export async function shareOfPage(of: ShareOfPage): Promise<PageShare> {
  const configured = await configuredShare(of).catch(() => undefined);
  return (
    configured ?? {
      title: of.name || laterText().share.title,
      desc: laterText().share.desc,
      to: of.to,
      imgUrl: of.imgUrl,
    }
  );
}

/**
 * Returns the configured share of a page: of its base product, else the page's default one. Undefined if there is neither. A page without
 * any share is logged. So is a product without an entry, even if the default one is used.
 */
export async function configuredShare(of: ShareOfPage): Promise<PageShare | undefined> {
  const { page, name, to, baseProductNo, isFixed = false } = of;
  const shares = await request(getShareConfig, {}, QUIET);
  const products = Object.hasOwn(shares, page) ? shares[page] : undefined;
  if (!products) {
    reportProblem('page has no share');
    return undefined;
  }
  const entry = (key: string) => (Object.hasOwn(products, key) ? products[key] : undefined);
  const ofProduct = baseProductNo ? entry(baseProductNo) : undefined;
  if (baseProductNo && !ofProduct) reportProblem('product has no share');
  const content = ofProduct ?? entry('default');
  if (!content) return undefined;
  const title = content.title || (await baseProductName(baseProductNo)) || name || laterText().share.title;
  const { nickname } = session.account ?? {};
  return {
    title: content.isShowNickname && nickname ? laterText().share.from(nickname, title) : title,
    desc: content.desc || laterText().share.desc,
    to: (isFixed ? undefined : linked(content.link)) ?? to,
    imgUrl: content.imgUrl || of.imgUrl,
  };
}

/** Returns a base product's name, after loading the configuration that has the names. */
async function baseProductName(baseProductNo: string | undefined): Promise<string | undefined> {
  if (!baseProductNo) return undefined;
  await loadConfig();
  return baseProduct(baseProductNo)?.name;
}

/** Returns a configured link: an absolute one, or a path of the app without its base. Undefined for anything else. */
function linked(link: string): string | undefined {
  if (/^https?:\/\//i.test(link)) return link;
  return link === BASE || link.startsWith(`${BASE}/`) ? link.slice(BASE.length) || '/' : undefined;
}

/** Builds the menu's content. `target`: the target whose link is sent if the host does not name one. */
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
