/** A browser's WebSocket as the chat's wire. */
import type { OpenWire, Wire } from './socket.ts';

/** The part of a WebSocket that the chat uses. */
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

/** Returns the socket's address (specification, section 3). A token is no part of it (S06). */
export function chatAddress(origin: string, orderNo: string, clientId: string): string {
  const address = new URL('/chat', origin);
  address.protocol = address.protocol === 'http:' ? 'ws:' : 'wss:';
  address.search = new URLSearchParams({ clientId, orderNo }).toString();
  return address.href;
}

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
