/** Holds the share content that the current screen adds to its row: product name, picture, base product. */
import { proxy } from 'valtio';

export interface PageShareDetails {
  /** The product's name, the default title. */
  readonly name: string;
  readonly imgUrl: string;
  /** The base product of the page's options. Without it the base product of the address is used. */
  readonly baseProductNo?: string | undefined;
  /**
   * A path within the app, or an absolute address, that is shared instead of the configured link. It contains nothing personal. Default:
   * the configured link, else the page's own path.
   */
  readonly to?: string | undefined;
}

/** The details of the current screen. Undefined until the screen has loaded its subject, and on screens that add nothing. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the screen that is shown now; another person begins with a new one
export const pageShare = proxy<{ details: PageShareDetails | undefined }>({ details: undefined });
