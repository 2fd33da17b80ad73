/**
 * The channels that own apps offer by themselves: `window.webkit.messageHandlers.<pageName>` on iOS, `window.<hostName>` of
 * `addWebMessageListener` or `addJavascriptInterface` on Android.
 */
import { globalPoster, webkitPoster } from '../core/signs.ts';
import { overPoster } from './poster.ts';

export const openApp = overPoster((names) => webkitPoster(names) || globalPoster(names.hostName));
