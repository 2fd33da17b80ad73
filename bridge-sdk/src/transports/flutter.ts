/** Flutter's `JavaScriptChannel`: `window.<hostName>.postMessage(text)`; the app answers by the page's receiver. */
export { openAndroid as overFlutter } from './android.ts';
