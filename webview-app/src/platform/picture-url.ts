/** Pictures of the service come from the image CDN, in the form this browser shows (specification, section 9). */
import { imageUrl } from '../rules/image-url.ts';
import { settings } from './settings.ts';

let webp: boolean | undefined;

/** Tells if this browser can make, and so show, webp. Tested once. */
function showsWebp(): boolean {
  try {
    webp ??= document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp');
  } catch {
    webp = false;
  }
  return webp;
}

export const pictureUrl = (src: string): string => imageUrl(src, { cdn: settings.origins.static, webp: showsWebp() });
