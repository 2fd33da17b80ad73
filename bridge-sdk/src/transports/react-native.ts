/**
 * Opens a channel over React Native's WebView: `window.ReactNativeWebView.postMessage(text)`. The app answers by
 * `webViewRef.postMessage(text)`, which fires a message event on the document (Android) or the window (iOS). It may also call the
 * page's receiver by injected script.
 */
import { globalPoster } from '../core/host-globals.ts';
import { posterTransport } from './poster.ts';
import type { OpenTransport } from './transport.ts';

const openPoster = posterTransport(() => globalPoster('ReactNativeWebView'));

/** Opens the channel of React Native's WebView. Pass it without a call: `createBridge({ transport: reactNativeTransport })`. */
export const reactNativeTransport: OpenTransport = (names, receive, refuse) => {
  const transport = openPoster(names, receive);
  if (!transport) return undefined;
  // A script in this page creates the app's events. A posted message comes from the browser (`isTrusted`) and has an origin, even if
  // its iframe was removed and `source` is null. Refuse it.
  const listen = (event: Event) => {
    const { data, source, origin, isTrusted } = event as MessageEvent;
    if (source || origin || isTrusted) {
      if (refuse) refuse();
    } else if (typeof data === 'string') receive(data);
  };
  document.addEventListener('message', listen);
  window.addEventListener('message', listen);
  return {
    ...transport,
    close() {
      document.removeEventListener('message', listen);
      window.removeEventListener('message', listen);
    },
  };
};
