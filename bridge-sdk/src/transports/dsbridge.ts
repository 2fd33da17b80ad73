/** Opens a channel over DSBridge, by the page's own `dsbridge` from npm. App and page each register one method. */
import type { OpenTransport } from './transport.ts';

/** The parts of the library `dsbridge` that the channel uses. */
export interface DsBridge {
  /** Calls a method of the app. `answer` receives the result of an asynchronous method. */
  call(method: string, argument: unknown, answer?: (value: unknown) => void): unknown;
  /** Registers a method of the page for the app. */
  register(method: string, run: (text: unknown) => void): void;
  /** Tells whether the app has a method. */
  hasNativeMethod(method: string): unknown;
}

/**
 * Creates a channel over the page's `dsbridge`. The app's method is `<pageName>.post`, synchronous or asynchronous. The page's method is
 * `<pageName>.receive`. The library does not report that the app is gone, so a call ends with TIMEOUT, not with HOST_GONE.
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
