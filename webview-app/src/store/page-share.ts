/** Holds the share content that the current screen adds to its route: product name, picture, base product. */
import { proxy } from 'valtio';

export interface PageShareDetails {
  /** The product's name, the default title. */
  readonly name: string;
  readonly imgUrl: string;
  /** The base product of the page's options. Default: the base product of the address. */
  readonly baseProductNo?: string | undefined;
  /**
   * A path within the app, or an absolute address, that is shared instead of the configured link. It contains no personal data. Default:
   * the configured link, otherwise the page's path.
   */
  readonly to?: string | undefined;
}

/** The details of the current screen. Undefined until the screen has loaded its data, and on screens without details. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- the current screen; another person starts with a new screen
export const pageShare = proxy<{ details: PageShareDetails | undefined }>({ details: undefined });
