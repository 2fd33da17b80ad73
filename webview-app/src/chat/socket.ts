/** Connects the chat by a socket that reconnects automatically, with the chat's frames. */
import type { Said } from '../api/chat-frames.ts';
import { type LinkOptions, LinkSocket } from '../platform/link/link-socket.ts';
import type { Link, LinkEvent } from '../platform/link/machine.ts';
import { type Heard, heartbeat, isWithinLimits, readFrameText, said } from './frames.ts';

export interface SocketOptions
  extends Pick<LinkOptions<Heard>, 'open' | 'clock' | 'isHidden' | 'changed' | 'heard' | 'look' | 'renew'> {
  readonly clientId: string;
  /** Tells if the page may send anything after the first payload. */
  mayWrite(): boolean;
  /** Returns the first payload of each socket. */
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
  /**
   * Sends a payload. Returns false if it is not allowed, the socket is not open, or a limit is exceeded. The message then goes by a call,
   * which reports the server's reason.
   */
  send(payload: Said): boolean {
    return this.#mayWrite() && isWithinLimits(payload) && this.#socket.send(said(payload, this.#clientId));
  }
}
