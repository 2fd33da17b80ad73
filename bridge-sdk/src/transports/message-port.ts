/** Opens a channel over a `MessagePort` (desktop shells, iframes). Check the origin when you receive the port, because it has none. */
import type { OpenTransport } from './transport.ts';

/** Creates a channel over a port and starts the port. Disposing the bridge closes it. */
export const messagePortTransport =
  (port: MessagePort): OpenTransport =>
  (_, receive) => {
    port.onmessage = ({ data }) => receive(data);
    return {
      post: (text) => port.postMessage(text),
      close() {
        port.onmessage = null;
        port.close();
      },
    };
  };
