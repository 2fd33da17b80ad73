/** WebViewJavascriptBridge (marcuswestin's and its Android likes): one handler each way, named by the page. */
import type { OpenTransport } from './transport.ts';

export interface JavascriptBridge {
  callHandler(name: string, data: unknown, answer?: (value: unknown) => void): void;
  registerHandler(name: string, handle: (data: unknown, respond: (value?: unknown) => void) => void): void;
}

export const overWebViewJavascriptBridge =
  (bridge: JavascriptBridge): OpenTransport =>
  ({ pageName }, receive) => {
    let open = true;
    const take = (text: unknown) => {
      if (open && typeof text === 'string' && text !== '') receive(text);
    };
    bridge.registerHandler(pageName, (text, respond) => {
      take(text);
      respond();
    });
    return {
      post: (text) => bridge.callHandler(pageName, text, take),
      close() {
        open = false;
      },
    };
  };
