import { pictures } from '../installation/pictures.ts';

export interface ImageOptions {
  /** The origin of the image CDN, put before paths. '' keeps them on the page's origin. */
  cdn: string;
  /** True if this browser shows webp. */
  webp: boolean;
  /** The forms of a photograph's address. Default: the installation's. */
  forms?: typeof pictures;
}

/**
 * Returns the address to fetch a picture from (specification, section 9). A relative path gets the CDN's origin. A photograph of the CDN is
 * requested in the installation's form: quality 80, and as webp if supported. Drawings (svg, gif), pictures of other servers, `data:` and
 * `blob:` stay unchanged. So does an address that already has this form.
 */
export function imageUrl(src: string, { cdn, webp, forms = pictures }: ImageOptions): string {
  if (src === '' || /^(?:data|blob):/i.test(src)) return src;
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(src);
  const isOnCdn = isRelative || (cdn !== '' && src.startsWith(`${cdn}/`));
  if (!isOnCdn) return src;
  const path = isRelative ? src.replace(/^\/+/, '') : src.slice(cdn.length + 1);
  const origin = isRelative && !cdn ? src.slice(0, src.length - path.length) : `${cdn}/`;
  const [before = '', after = ''] = ((webp && forms.webp) || forms.form).split('{path}');
  const isDone = !/\.(?:jpe?g|png|webp)$/i.test(path) || (path.startsWith(before) && path.endsWith(after));
  return origin + (isDone ? path : before + path + after);
}
