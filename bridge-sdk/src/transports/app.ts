/**
 * The channels that own apps offer by themselves: `window.webkit.messageHandlers.<pageName>` on iOS, `window.<hostName>` of
 * `addWebMessageListener` or `addJavascriptInterface` on Android.
 */
import { globalPoster, webkitPoster } from '../core/signs.ts';
import { overPoster } from './poster.ts';
import type { OpenTransport } from './transport.ts';

export const openApp: OpenTransport = overPoster((names) => webkitPoster(names) || globalPoster(names.hostName));
