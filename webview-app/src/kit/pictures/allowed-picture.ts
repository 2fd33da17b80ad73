/** Decides which pictures of an article may be loaded (H06). */
import { settings } from '../../platform/settings.ts';
import { urlOf } from '../../rules/url-of.ts';

/**
 * Returns whether a picture is a path, a data URL, or from a server that the page's policy allows. Browsers remove tabs and line breaks
 * from an address: two slashes with a tab between them look like a path but lead to another server.
 */
export function isAllowedPicture(src: string): boolean {
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(src)) return true;
  const url = /^(?:https?:|\/(?![/\\]))[^\t\n\r]*$/i.test(src) ? urlOf(src, location.href) : undefined;
  if (!url) return false;
  const { origin, username } = url;
  const { origins, pictureOrigins } = settings;
  const allowedOrigins = [location.origin, origins.api, origins.account, origins.static, ...pictureOrigins];
  return !username && (src.startsWith('/') || allowedOrigins.includes(origin));
}
