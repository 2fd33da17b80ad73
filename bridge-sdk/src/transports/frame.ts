/**
 * Opens a channel from an iframe to the host's page (desktop shells, previews), by window messages between exactly two origins. It
 * never posts to `'*'`. It refuses messages of any other window or origin.
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
 * Creates a channel to the window `host`, usually `window.parent`. `origin` is its exact origin, for example `https://shell.example`.
 * Throws TypeError if it is not an origin. Add it to the option `origins` as well, because a bridge refuses to open in a foreign frame.
 */
export function frameTransport(host: Window, origin: string): OpenTransport {
  if (!isOrigin(origin)) throw TypeError(`not an origin: ${origin}`);
  return (_, receive, refuse) => {
    const listen = ({ source, origin: sender, data }: MessageEvent) => {
      if (source === host && sender === origin) receive(data);
      else if (refuse) refuse();
    };
    window.addEventListener('message', listen);
    return {
      post: (text) => host.postMessage(text, origin),
      close: () => window.removeEventListener('message', listen),
    };
  };
}
