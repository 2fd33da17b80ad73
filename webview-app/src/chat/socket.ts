/** The chat's socket: does what the machine says, and tells it what happens. Nothing here decides. */
import type { Said } from '../api/chat-frames.ts';
import { Alarm, type Clock } from './clock.ts';
import { type Heard, heartbeat, readFrameText, said } from './frames.ts';
import { dueAt, type Effect, type Link, type LinkEvent, newLink, step } from './machine.ts';

/** An opened or opening socket. */
export interface Wire {
  /** Throws, or does nothing, when the socket is not open. */
  send(text: string): void;
  close(): void;
}
export interface WireEvents {
  opened(): void;
  heard(text: unknown): void;
  lost(): void;
}
/** Opens a socket. May throw where the address or the page's policy does not allow it. */
export type OpenWire = (events: WireEvents) => Wire;

export interface SocketOptions {
  readonly open: OpenWire;
  readonly clock: Clock;
  readonly clientId: string;
  readonly isHidden: boolean;
  /** The first payload of each socket. */
  hello(): Said;
  changed(link: Link, before: Link): void;
  heard(frame: Heard): void;
  /** Reads the record now. */
  look(): void;
  renew(): void;
}

export class ChatSocket {
  readonly #options: SocketOptions;
  readonly #due: Alarm;
  #wire: Wire | undefined;
  #link: Link;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#due = new Alarm(options.clock);
    this.#link = newLink(options.clock.now(), options.isHidden);
  }

  get link(): Link {
    return this.#link;
  }

  tell(event: LinkEvent): void {
    const { clock, changed } = this.#options;
    const before = this.#link;
    const [link, effects] = step(before, event, { now: clock.now(), random: clock.random() });
    this.#link = link;
    for (const effect of effects) this.#do(effect);
    // An effect may have led to the next event already: its own call has set the timer and told.
    if (this.#link !== link) return;
    this.#wait();
    if (link !== before) changed(link, before);
  }

  /** Sends a payload. Returns false when the socket is not open. */
  send(payload: Said): boolean {
    return this.#link.phase === 'open' && this.#write(said(payload, this.#options.clientId));
  }

  #wait(): void {
    const at = dueAt(this.#link);
    if (at === undefined) this.#due.stop();
    else this.#due.set(at - this.#options.clock.now(), () => this.tell({ type: 'tick' }));
  }

  #do(effect: Effect): void {
    const { clientId, look, renew } = this.#options;
    if (effect === 'connect') this.#connect();
    if (effect === 'drop') this.#drop();
    if (effect === 'beat') this.#write(heartbeat(clientId));
    if (effect === 'look') look();
    if (effect === 'renew') renew();
  }

  #connect(): void {
    const { socket } = this.#link;
    const { open, clientId, hello } = this.#options;
    try {
      this.#wire = open({
        opened: () => {
          if (socket === this.#link.socket) this.#write(said(hello(), clientId));
        },
        heard: (text) => this.#heard(socket, text),
        lost: () => this.tell({ type: 'lost', socket }),
      });
    } catch {
      this.tell({ type: 'lost', socket });
    }
  }

  #heard(socket: number, text: unknown): void {
    if (socket !== this.#link.socket) return;
    const isGreeted = this.#link.phase === 'open';
    const frame = readFrameText(text, isGreeted);
    if (frame.is === 'no') return this.tell({ type: 'no', socket, code: frame.code });
    if (isGreeted) this.tell({ type: 'heard', socket });
    else if (frame.is === 'welcome') this.tell({ type: 'welcome', socket });
    else return;
    if (socket === this.#link.socket) this.#options.heard(frame);
  }

  #write(text: string): boolean {
    try {
      this.#wire?.send(text);
      return this.#wire !== undefined;
    } catch {
      return false;
    }
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = undefined;
    try {
      wire?.close();
    } catch {
      // It was never open.
    }
  }
}
