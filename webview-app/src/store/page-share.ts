/** Share content that the shown screen adds to its row: the product's name, its picture, its base product. */
import { proxy } from 'valtio';

export interface PageShareDetails {
  /** The product's name: the default title. */
  readonly name: string;
  readonly imgUrl: string;
  /** The base product of the page's options; without one the address is asked. */
  readonly baseProductNo?: string | undefined;
  /**
   * The address within the app, or a whole one, that is shared whatever link is configured, with nothing personal in it. Default: the
   * configured link, else the page's own path.
   */
  readonly to?: string | undefined;
}

/** `details` is undefined until the screen knows its subject, and on screens that add nothing to their row. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the screen that is shown now; another person begins with a new one
export const pageShare = proxy<{ details: PageShareDetails | undefined }>({ details: undefined });
