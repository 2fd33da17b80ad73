/** The one rule for pictures in an article (H06). */
import { settings } from '../../platform/settings.ts';
import { urlOf } from '../../rules/url-of.ts';

/**
 * True for a path, a picture within the text, and a server that the page's policy lets pictures come from. Browsers leave tabs and ends of
 * lines out of an address: with one between them, two slashes look like a path and lead to another server.
 */
export function isOurPicture(src: string): boolean {
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(src)) return true;
  const url = /^(?:https?:|\/(?![/\\]))[^\t\n\r]*$/i.test(src) ? urlOf(src, location.href) : undefined;
  if (!url) return false;
  const { origin, username } = url;
  const { origins, pictureOrigins } = settings;
  const known = [location.origin, origins.api, origins.account, origins.static, ...pictureOrigins];
  return !username && (src.startsWith('/') || known.includes(origin));
}
