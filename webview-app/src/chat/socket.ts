/** The chat's socket: a connection that opens itself again, with the chat's frames. */
import type { Said } from '../api/chat-frames.ts';
import { type LinkOptions, LinkSocket } from '../platform/link/link-socket.ts';
import type { Link, LinkEvent } from '../platform/link/machine.ts';
import { type Heard, heartbeat, isWithinLimits, readFrameText, said } from './frames.ts';

export interface SocketOptions
  extends Pick<LinkOptions<Heard>, 'open' | 'clock' | 'isHidden' | 'changed' | 'heard' | 'look' | 'renew'> {
  readonly clientId: string;
  /** Tells if the page may send anything behind the first payload. */
  mayWrite(): boolean;
  /** The first payload of each socket. */
  hello(): Said;
}

export class ChatSocket {
  readonly #clientId: string;
  readonly #mayWrite: () => boolean;
  readonly #socket: LinkSocket<Heard>;

  constructor({ clientId, mayWrite, hello, ...options }: SocketOptions) {
    this.#clientId = clientId;
    this.#mayWrite = mayWrite;
    this.#socket = new LinkSocket({
      ...options,
      hello: () => said(hello(), clientId),
      beat: () => heartbeat(clientId),
      read: readFrameText,
    });
  }

  get link(): Link {
    return this.#socket.link;
  }
  tell(event: LinkEvent): void {
    this.#socket.tell(event);
  }
  /** Sends a payload. Returns false when it may not, the socket is not open, or the payload is over a limit: a call says what the server thinks of it. */
  send(payload: Said): boolean {
    return this.#mayWrite() && isWithinLimits(payload) && this.#socket.send(said(payload, this.#clientId));
  }
}
