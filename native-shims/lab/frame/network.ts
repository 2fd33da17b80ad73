/**
 * The phone's network, for what the page asks for by itself: its calls to the backend, by `fetch` and `XMLHttpRequest`. Pictures, parts of
 * the program and sockets come as ever: a frame has no say in them.
 */
export interface Network {
  readonly isOffline: boolean;
  /** Milliseconds that each request waits before it is sent. */
  readonly delayMs: number;
}

export const GOOD_NETWORK: Network = { isOffline: false, delayMs: 0 };

/** Puts a network in front of the window's own; what is returned changes it and tells the page. */
export function separateNetwork(window: Window & typeof globalThis, first: Network): (next: Network) => void {
  let network = first;
  const fetch = window.fetch.bind(window);
  const wait = () => new Promise<void>((resolve) => void window.setTimeout(resolve, network.delayMs));
  const refuse = () => {
    if (network.isOffline) throw new window.TypeError('Failed to fetch');
  };
  window.fetch = async (input, init) => {
    refuse();
    if (network.delayMs === 0) return fetch(input, init);
    await wait();
    init?.signal?.throwIfAborted();
    refuse();
    return fetch(input, init);
  };

  const prototype = window.XMLHttpRequest.prototype;
  const send = prototype.send;
  prototype.send = function sendByPhone(body) {
    if (!network.isOffline && network.delayMs === 0) return send.call(this, body);
    void wait().then(() => {
      if (!network.isOffline) return send.call(this, body);
      for (const event of ['error', 'loadend']) this.dispatchEvent(new window.ProgressEvent(event));
      return undefined;
    });
  };

  Object.defineProperty(window.navigator, 'onLine', { get: () => !network.isOffline, configurable: true });
  return (next) => {
    const turned = next.isOffline !== network.isOffline;
    network = next;
    if (turned) window.dispatchEvent(new window.Event(next.isOffline ? 'offline' : 'online'));
  };
}
