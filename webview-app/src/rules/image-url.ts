import { IMAGE_QUALITY } from './constants.ts';

export interface ImageOptions {
  /** Origin of the image CDN, put before paths; an empty text leaves them with the page's own origin. */
  cdn: string;
  /** This browser shows webp. */
  webp: boolean;
  /** Percent; default 80. */
  quality?: number;
}

/**
 * Returns the address to fetch a picture by (specification, section 9). A relative path gets the CDN's prefix; a photograph of the CDN is
 * asked for in quality 80, and as webp where that can be shown. Drawings (svg, gif), pictures of other servers, `data:` and `blob:`
 * are left as they are; so is what already says how it wants to be made.
 */
export function imageUrl(src: string, { cdn, webp, quality = IMAGE_QUALITY }: ImageOptions): string {
  if (src === '' || /^(?:data|blob):/i.test(src)) return src;
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(src);
  const whole = isRelative && cdn ? `${cdn}/${src.replace(/^\/+/, '')}` : src;
  const isOurs = isRelative || (cdn !== '' && src.startsWith(`${cdn}/`));
  if (!isOurs || !/\.(?:jpe?g|png|webp)$/i.test(whole)) return whole;
  return `${whole}?quality=${quality}${webp ? '&format=webp' : ''}`;
}
