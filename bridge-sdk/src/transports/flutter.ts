/** Flutter's `JavaScriptChannel`: `window.<hostName>.postMessage(text)`; the app answers by the page's receiver. */
import { globalPoster } from '../core/signs.ts';
import { overPoster } from './poster.ts';

export const overFlutter = overPoster(({ hostName }) => globalPoster(hostName));
