/** A `MessagePort`: desktop shells, frames. The code that passes the port must check its origin; the port itself has none. */
import type { OpenTransport } from './transport.ts';

/** Makes a channel of the port, and starts it. The bridge closes it with its own end. */
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
