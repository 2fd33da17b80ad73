/**
 * React Native's WebView: `window.ReactNativeWebView.postMessage(text)`. The app answers by `webViewRef.postMessage(text)`, which
 * arrives as a message event on the document (Android) or the window (iOS), or calls the page's receiver by injected script.
 */
import { globalPoster } from '../core/host-globals.ts';
import { posterTransport } from './poster.ts';
import type { OpenTransport } from './transport.ts';

const open = posterTransport(() => globalPoster('ReactNativeWebView'));

/** The channel of React Native's WebView; give it as it is: `createBridge({ transport: reactNativeTransport })`. */
export const reactNativeTransport: OpenTransport = (names, receive, refuse) => {
  const transport = open(names, receive);
  if (!transport) return undefined;
  // The app's messages are made by a script in this page. A message that was posted comes from the browser (`isTrusted`) and has an
  // origin, also when its frame was removed since and `source` is null: it is refused.
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
