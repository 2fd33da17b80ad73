/** Separates frames of the same origin, so that six phones share neither storage nor backend state. */
import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';

/** Gives the frame a separate storage, which shows only the entries under its prefix. */
export function separateStorage(window: Window & typeof globalThis, prefix: string): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const separateArea = prefixedStorage(window[area], prefix);
    Object.defineProperty(window, area, { get: () => separateArea, configurable: true });
  }
}

export function prefixedStorage(storage: Storage, prefix: string): Storage {
  const keys = () =>
    Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
    removeItem: (key) => storage.removeItem(prefix + key),
    clear() {
      for (const key of keys()) storage.removeItem(prefix + key);
    },
  };
}

/** Adds the header with the frame's backend sandbox to every request. */
export function addSandboxHeader(window: Window & typeof globalThis, sandbox: string): void {
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const headers = new window.Headers(init?.headers ?? (input instanceof window.Request ? input.headers : undefined));
    headers.set(SANDBOX_HEADER, sandbox);
    return fetch(input, { ...init, headers });
  };
  const prototype = window.XMLHttpRequest.prototype;
  const send = prototype.send;
  prototype.send = function sendWithSandbox(body) {
    this.setRequestHeader(SANDBOX_HEADER, sandbox);
    send.call(this, body);
  };
}
