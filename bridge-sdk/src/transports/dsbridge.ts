/** DSBridge, by the page's own `dsbridge` from npm: the app offers one method, the page registers one. */
import type { OpenTransport } from './transport.ts';

/** The parts of the library `dsbridge` that the channel uses. */
export interface DsBridge {
  /** Calls the app's method; `answer` gets what it tells later. */
  call(method: string, argument: unknown, answer?: (value: unknown) => void): unknown;
  /** Offers a method of the page to the app. */
  register(method: string, run: (text: unknown) => void): void;
  /** Tells if the app has the method. */
  hasNativeMethod(method: string): unknown;
}

/**
 * Makes a channel of the page's `dsbridge`. The app's method is `<pageName>.post`, asynchronous or not; the page's is `<pageName>.receive`. The library says nothing when the
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
