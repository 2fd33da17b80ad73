/** WebViewJavascriptBridge (marcuswestin's and its Android likes): one handler each way, named by the page. */
import type { OpenTransport } from './transport.ts';

export interface JavascriptBridge {
  callHandler(name: string, data: unknown, answer?: (value: unknown) => void): void;
  registerHandler(name: string, handle: (data: unknown, respond: (value?: unknown) => void) => void): void;
}

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
