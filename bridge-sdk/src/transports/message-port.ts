/** A `MessagePort`: desktop shells, frames. Whoever hands the port over has checked the origin; the channel itself has none. */
import type { OpenTransport } from './transport.ts';

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
