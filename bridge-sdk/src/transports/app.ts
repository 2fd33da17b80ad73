/**
 * The channels that own apps offer by themselves: `window.webkit.messageHandlers.<pageName>` on iOS, `window.<hostName>` of
 * `addWebMessageListener` or `addJavascriptInterface` on Android.
 */
import { globalPoster, webkitPoster } from '../core/host-globals.ts';
import { posterTransport } from './poster.ts';
import type { OpenTransport } from './transport.ts';

export const openApp: OpenTransport = posterTransport((names) => webkitPoster(names) || globalPoster(names.hostName));
