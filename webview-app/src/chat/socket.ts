/** Sends and receives the chat's frames over a socket that reconnects automatically. */
import type { ClientFrame } from '../api/chat-frames.ts';
import { type LinkOptions, LinkSocket } from '../platform/link/link-socket.ts';
import type { Link, LinkEvent } from '../platform/link/machine.ts';
import { heartbeat, isWithinLimits, payloadFrame, type ReceivedFrame, readFrameText } from './frames.ts';

export interface SocketOptions
  extends Pick<LinkOptions<ReceivedFrame>, 'open' | 'clock' | 'isHidden' | 'changed' | 'heard' | 'poll' | 'renew'> {
  readonly clientId: string;
  /** Checks that the page may send payloads after the first one. */
  mayWrite(): boolean;
  /** Returns the first payload of each socket. */
  hello(): ClientFrame;
}

export class ChatSocket {
  readonly #clientId: string;
  readonly #mayWrite: () => boolean;
  readonly #socket: LinkSocket<ReceivedFrame>;

  constructor({ clientId, mayWrite, hello, ...options }: SocketOptions) {
    this.#clientId = clientId;
    this.#mayWrite = mayWrite;
    this.#socket = new LinkSocket({
      ...options,
      hello: () => payloadFrame(hello(), clientId),
      beat: () => heartbeat(clientId),
      read: readFrameText,
    });
  }

  get link(): Link {
    return this.#socket.link;
  }
  dispatch(event: LinkEvent): void {
    this.#socket.dispatch(event);
  }
  /**
   * Sends a payload. Returns false if it is not allowed, the socket is not open, or a limit is exceeded. The message is then sent over HTTP,
   * which reports the server's reason.
   */
  send(payload: ClientFrame): boolean {
    return this.#mayWrite() && isWithinLimits(payload) && this.#socket.send(payloadFrame(payload, this.#clientId));
  }
}
