import { IMAGE_QUALITY } from './constants.ts';

export interface ImageOptions {
  /** The origin of the image CDN, put before paths. '' keeps them on the page's origin. */
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
  const url = isRelative && cdn ? `${cdn}/${src.replace(/^\/+/, '')}` : src;
  const isOnCdn = isRelative || (cdn !== '' && src.startsWith(`${cdn}/`));
  if (!isOnCdn || !/\.(?:jpe?g|png|webp)$/i.test(url)) return url;
  return `${url}?quality=${quality}${webp ? '&format=webp' : ''}`;
}
