/**
 * The channels that own apps offer by themselves: `window.webkit.messageHandlers.<pageName>` on iOS, `window.<hostName>` of
 * `addWebMessageListener` or `addJavascriptInterface` on Android.
 */
import { globalPoster, webkitPoster } from '../core/signs.ts';
import { overPoster } from './poster.ts';
import type { OpenTransport } from './transport.ts';

export const openApp: OpenTransport = (names, receive) =>
  overPoster(webkitPoster)(names, receive) || overPoster(({ hostName }) => globalPoster(hostName))(names, receive);
