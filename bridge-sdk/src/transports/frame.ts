/**
 * A page in a frame of its host's page (desktop shells, previews): window messages between exactly two origins. Nothing is
 * posted to `'*'`, and what comes from another window or origin than the host's is refused.
 */
import type { OpenTransport } from './transport.ts';

/** Returns true for an origin exactly as the browser writes it. */
export function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}

/**
 * `host` is the other window, mostly `window.parent`; `origin` is its exact origin, for example `https://shell.example`. Throws a
 * TypeError where that is none. Name it in `origins`, too: own apps' channels are refused in foreign frames.
 */
export function frameTransport(host: Window, origin: string): OpenTransport {
  if (!isOrigin(origin)) throw TypeError(`not an origin: ${origin}`);
  return (_, receive, refuse) => {
    const listen = ({ source, origin: from, data }: MessageEvent) => {
      if (source === host && from === origin) receive(data);
      else if (refuse) refuse();
    };
    window.addEventListener('message', listen);
    return {
      post: (text) => host.postMessage(text, origin),
      close: () => window.removeEventListener('message', listen),
    };
  };
}
