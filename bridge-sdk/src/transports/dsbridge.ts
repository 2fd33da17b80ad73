/** DSBridge, by the page's own `dsbridge` from npm: the app offers one method, the page registers one. */
import type { OpenTransport } from './transport.ts';

export interface DsBridge {
  call(method: string, argument: unknown, answer?: (value: unknown) => void): unknown;
  register(method: string, run: (text: unknown) => void): void;
  hasNativeMethod(method: string): unknown;
}

/**
 * The app's method is `<pageName>.post`, asynchronous or not; the page's is `<pageName>.receive`. The library says nothing when the
 * app has gone: a call then ends by its deadline, TIMEOUT and not HOST_GONE.
 */
export const dsBridgeTransport =
  (bridge: DsBridge): OpenTransport =>
  ({ pageName }, receive) => {
    if (!bridge.hasNativeMethod(`${pageName}.post`)) return undefined;
    let open = true;
    const deliver = (text: unknown) => {
      if (open && typeof text === 'string' && text) receive(text);
    };
    bridge.register(`${pageName}.receive`, deliver);
    return {
      post: (text) => deliver(bridge.call(`${pageName}.post`, text, deliver)),
      close() {
        open = false;
      },
    };
  };
