const HEADER = 'x-fixture-world';

/** Every request of the frame names its backend world. */
export function carryWorld(window: Window & typeof globalThis, world: string): void {
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const headers = new window.Headers(init?.headers ?? (input instanceof window.Request ? input.headers : undefined));
    headers.set(HEADER, world);
    return fetch(input, { ...init, headers });
  };
  const prototype = window.XMLHttpRequest.prototype;
  const send = prototype.send;
  prototype.send = function sendWithWorld(body) {
    this.setRequestHeader(HEADER, world);
    send.call(this, body);
  };
}
