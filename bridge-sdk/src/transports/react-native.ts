/**
 * React Native's WebView: `window.ReactNativeWebView.postMessage(text)`. The app answers by `webViewRef.postMessage(text)`, which
 * arrives as a message event on the document (Android) or the window (iOS), or calls the page's receiver by injected script.
 */
import { globalPoster } from '../core/host-globals.ts';
import { posterTransport } from './poster.ts';
import type { OpenTransport } from './transport.ts';

const open = posterTransport(() => globalPoster('ReactNativeWebView'));

export const reactNativeTransport: OpenTransport = (names, receive, refuse) => {
  const transport = open(names, receive);
  if (!transport) return undefined;
  // The app's messages have no source window; a message from a frame or another window has one and is refused.
  const listen = (event: Event) => {
    const { data, source } = event as MessageEvent;
    if (source) {
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
