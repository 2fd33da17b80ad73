/** Opens a channel over WebViewJavascriptBridge (marcuswestin's and its Android ports). App and page each register one handler. */
import type { OpenTransport } from './transport.ts';

/** The object `WebViewJavascriptBridge` of the page. */
export interface JavascriptBridge {
  /** Calls a handler of the app. `answer` receives its response. */
  callHandler(name: string, data: unknown, answer?: (value: unknown) => void): void;
  /** Registers a handler of the page for the app. */
  registerHandler(name: string, handle: (data: unknown, respond: (value?: unknown) => void) => void): void;
}

/** Creates a channel over `WebViewJavascriptBridge`. Both handlers are named `pageName`. Each receives the texts of the other side. */
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
