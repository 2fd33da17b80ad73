/** WebViewJavascriptBridge (marcuswestin's and its Android likes): one handler each way, named by the page. */
import type { OpenTransport } from './transport.ts';

/** The object `WebViewJavascriptBridge` of the page. */
export interface JavascriptBridge {
  /** Calls the app's handler; `answer` gets what it responds. */
  callHandler(name: string, data: unknown, answer?: (value: unknown) => void): void;
  /** Offers a handler of the page to the app. */
  registerHandler(name: string, handle: (data: unknown, respond: (value?: unknown) => void) => void): void;
}

/** Makes a channel of that object. Both handlers have the name of `pageName`: the app's takes the page's text, the page's the app's. */
export const webViewJavascriptBridgeTransport =
  (bridge: JavascriptBridge): OpenTransport =>
  ({ pageName }, receive) => {
    let open = true;
    const deliver = (text: unknown) => {
      if (open && typeof text === 'string' && text !== '') receive(text);
    };
    bridge.registerHandler(pageName, (text, respond) => {
      deliver(text);
      respond();
    });
    return {
      post: (text) => bridge.callHandler(pageName, text, deliver),
      close() {
        open = false;
      },
    };
  };
