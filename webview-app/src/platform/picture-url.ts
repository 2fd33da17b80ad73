/** Returns addresses of pictures on the image CDN, in the format that this browser shows (specification, section 9). */
import { imageUrl } from '../rules/image-url.ts';
import { settings } from './settings.ts';

/** A picture of one pixel. */
const WEBP = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
// oxlint-disable-next-line sdhealth/cleared-on-logout -- a property of the browser, the same for everybody
let webp: boolean | undefined;

/**
 * Checks that this browser shows webp, by loading a webp picture. A canvas test fails in Safari, which shows webp but cannot encode it.
 * Returns true until the picture fails. A picture that was requested before is then retried in the other format.
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
