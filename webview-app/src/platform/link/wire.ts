/** Wraps a WebSocket for a connection. Tests use other wires. */

export interface Wire {
  /** Sends a text. Throws, or does nothing, if the socket is not open. */
  send(text: string): void;
  close(): void;
}
export interface WireEvents {
  opened(): void;
  heard(text: unknown): void;
  lost(): void;
}
/** Opens a socket. May throw if the address or the page's policy forbids it. */
export type OpenWire = (events: WireEvents) => Wire;

/** The members of a WebSocket that are used. */
interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}
export type SocketClass = new (address: string) => SocketLike;

const OPEN = 1;

export const webWire =
  (address: string, Socket: SocketClass): OpenWire =>
  (events) => {
    const socket = new Socket(address);
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      events.lost();
    };
    socket.onopen = () => events.opened();
    socket.onmessage = ({ data }: { readonly data: unknown }) => events.heard(data);
    socket.onclose = end;
    socket.onerror = end;
    const wire: Wire = {
      send(text) {
        if (socket.readyState === OPEN) socket.send(text);
        else end();
      },
      close() {
        isOver = true;
        socket.close();
      },
    };
    return wire;
  };
