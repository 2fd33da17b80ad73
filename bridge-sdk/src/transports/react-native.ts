/**
 * React Native's WebView: `window.ReactNativeWebView.postMessage(text)`. The app answers by `webViewRef.postMessage(text)`, which
 * arrives as a message event on the document (Android) or the window (iOS), or calls the page's receiver by injected script.
 */
import { globalNamed } from '../core/signs.ts';
import type { OpenTransport } from './transport.ts';

interface ReactNativeWebView {
  postMessage(text: string): void;
}

const webView = (): ReactNativeWebView | undefined => {
  const value = globalNamed('ReactNativeWebView') as Partial<ReactNativeWebView> | undefined;
  return typeof value?.postMessage === 'function' ? (value as ReactNativeWebView) : undefined;
};

export const overReactNative: OpenTransport = (_, receive) => {
  if (!webView()) return undefined;
  // The app's messages have no source window; what comes from a frame or another window has one, and is refused.
  const listen = (event: Event) => {
    const { data, source } = event as MessageEvent;
    if (!source && typeof data === 'string') receive(data);
  };
  document.addEventListener('message', listen);
  window.addEventListener('message', listen);
  return {
    post(text) {
      const view = webView();
      if (!view) throw new Error('no ReactNativeWebView');
      view.postMessage(text);
    },
    close() {
      document.removeEventListener('message', listen);
      window.removeEventListener('message', listen);
    },
  };
};
