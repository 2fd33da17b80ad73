/**
 * Emulates a phone's network for `fetch` and `XMLHttpRequest`. Pictures, modules and sockets are not affected, because a frame cannot
 * intercept them.
 */
export interface Network {
  readonly isOffline: boolean;
  /** Milliseconds that each request waits before it is sent. */
  readonly delayMs: number;
}

export const GOOD_NETWORK: Network = { isOffline: false, delayMs: 0 };

/** Wraps the window's network functions. Returns a function that changes the network and notifies the page. */
export function separateNetwork(window: Window & typeof globalThis, initial: Network): (next: Network) => void {
  let network = initial;
  const fetch = window.fetch.bind(window);
  const wait = () => new Promise<void>((resolve) => void window.setTimeout(resolve, network.delayMs));
  const throwIfOffline = () => {
    if (network.isOffline) throw new window.TypeError('Failed to fetch');
  };
  window.fetch = async (input, init) => {
    throwIfOffline();
    if (network.delayMs === 0) return fetch(input, init);
    await wait();
    init?.signal?.throwIfAborted();
    throwIfOffline();
    return fetch(input, init);
  };

  const prototype = window.XMLHttpRequest.prototype;
  const send = prototype.send;
  prototype.send = function sendOverNetwork(body) {
    if (!network.isOffline && network.delayMs === 0) return send.call(this, body);
    void wait().then(() => {
      if (!network.isOffline) return send.call(this, body);
      for (const event of ['error', 'loadend']) this.dispatchEvent(new window.ProgressEvent(event));
      return undefined;
    });
  };

  Object.defineProperty(window.navigator, 'onLine', { get: () => !network.isOffline, configurable: true });
  return (next) => {
    const hasChanged = next.isOffline !== network.isOffline;
    network = next;
    if (hasChanged) window.dispatchEvent(new window.Event(next.isOffline ? 'offline' : 'online'));
  };
}
