/** Pictures of the service come from the image CDN, in the form this browser shows (specification, section 9). */
import { imageUrl } from '../rules/image-url.ts';
import { settings } from './settings.ts';

/** A picture of one pixel. */
const WEBP = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
// oxlint-disable-next-line sdhealth/kept-by-a-person -- what the browser can show
let webp: boolean | undefined;

/**
 * Tells if this browser shows webp, by showing one: Safari shows what its canvas cannot write. It is taken to until that has failed; a picture
 * that was asked for before is tried again in the other form.
 */
function showsWebp(): boolean {
  if (webp === undefined) {
    webp = true;
    const probe = new Image();
    probe.onerror = () => {
      webp = false;
    };
    probe.src = WEBP;
  }
  return webp;
}

export const pictureUrl = (src: string): string => imageUrl(src, { cdn: settings.origins.static, webp: showsWebp() });
