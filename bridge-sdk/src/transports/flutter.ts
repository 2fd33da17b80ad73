/** Flutter's `JavaScriptChannel`: `window.<hostName>.postMessage(text)`; the app answers by the page's receiver. */
import { globalPoster } from '../core/host-globals.ts';
import { posterTransport } from './poster.ts';

export const flutterTransport = posterTransport(({ hostName }) => globalPoster(hostName));
