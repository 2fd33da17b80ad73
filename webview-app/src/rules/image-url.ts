import { IMAGE_QUALITY } from './constants.ts';

export interface ImageOptions {
  /** The origin of the image CDN, put before paths. '' leaves them on the page's own origin. */
  cdn: string;
  /** True if this browser shows webp. */
  webp: boolean;
  /** The quality in percent. Default 80. */
  quality?: number;
}

/**
 * Returns the address to fetch a picture from (specification, section 9). A relative path gets the CDN's origin. A photograph of the CDN is
 * requested in quality 80, and as webp if supported. Drawings (svg, gif), pictures of other servers, `data:` and `blob:` stay unchanged. So
 * does an address that already has these options.
 */
export function imageUrl(src: string, { cdn, webp, quality = IMAGE_QUALITY }: ImageOptions): string {
  if (src === '' || /^(?:data|blob):/i.test(src)) return src;
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(src);
  const whole = isRelative && cdn ? `${cdn}/${src.replace(/^\/+/, '')}` : src;
  const isOurs = isRelative || (cdn !== '' && src.startsWith(`${cdn}/`));
  if (!isOurs || !/\.(?:jpe?g|png|webp)$/i.test(whole)) return whole;
  return `${whole}?quality=${quality}${webp ? '&format=webp' : ''}`;
}
